import { rmSync } from 'node:fs'

const folder = process.env['DATA_DIR']

// Haat ends its process after the database has stopped, so the data can be deleted when the process exits.
process.on('exit', () => folder && rmSync(folder, { recursive: true, force: true }))

await import('../../api/src/main.ts')
