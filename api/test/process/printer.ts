/** Loaded before the server by a test: prints like a library when the test sends a signal. */
process.on('SIGUSR2', () => {
  process.emitWarning('An old way of doing it', 'DeprecationWarning')
  console.error('printed in a test for %s at /page?token=secret', 'secret@example.com', { what: 'secret' })
})
