/** Prints as a picture library might, then answers like any picture worker. */
process.stdout.write('drawn for secret@example.com\n')
process.stderr.write('VIPS-WARNING: error in tile 0 x 120\n')
process.on('message', ({ number }: { number: number }) => process.send?.({ number, output: 'done' }))
process.on('disconnect', () => process.exit(0))
