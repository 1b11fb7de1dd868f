import { rmSync } from 'node:fs'

const folder = process.env['DATA_DIR']

// Haat ends its process when everything is stopped, the database too: from then on nobody needs the data.
process.on('exit', () => folder && rmSync(folder, { recursive: true, force: true }))

await import('../api/src/main.ts')
