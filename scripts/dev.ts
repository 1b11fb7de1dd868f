import { createServer } from 'node:http'
import { portSentence } from '../api/src/platform/http/port.ts'
import { createAnswering } from './dev/answering.ts'
import { createApi } from './dev/api.ts'
import { openClientSource } from './dev/client-source.ts'
import { createMigrationCheck } from './dev/missing-migration.ts'
import { watchApi } from './dev/watch-api.ts'

process.env['NODE_ENV'] = 'development'

const port = Number(process.env['PORT'] || 3000)
const host = process.env['HOST'] || '127.0.0.1'

/**
 * Holds the port for as long as somebody works on Haat. The client is served from its source here; the API is a
 * separate process that is replaced after every save, and requests wait meanwhile.
 */
async function run() {
  const server = createServer()
  const client = await openClientSource(server)
  const api = createApi(client.invoke)
  const migrations = createMigrationCheck()
  client.onChange(() => api.tell({ kind: 'client changed' }))
  server.on('request', createAnswering({ api, client, missingMigration: migrations.sentence }))
  await listen(server)
  const watcher = await watchApi((files) => {
    console.log(`Saved: ${files.join(', ')}. The API is started again …`)
    api.restart()
    if (files.some(migrations.isConcerned)) void migrations.compare()
  })
  const stop = async () => {
    await Promise.all([watcher.close(), api.end(), migrations.end()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
  // Changes that are saved from here on are seen.
  api.restart()
  void migrations.compare()
  const { kind } = await api.settled()
  if (kind === 'ready') console.log(`Haat is open at http://${host}:${port}`)
}

function listen(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(portSentence(error, port, host), { cause: error })))
    server.listen(port, host, resolve)
  })
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
