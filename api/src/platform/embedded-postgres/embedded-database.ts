import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { enterFolder } from './folder-users.ts'
import { launchPostgres, type EmbeddedPostgres } from './launch-postgres.ts'

export interface EmbeddedDatabase {
  url: string
  /** Stops the server unless another process works on the same folder. */
  release(): Promise<void>
}

/** The built-in PostgreSQL: started when it does not run, and started again when it crashes. */
export async function openEmbeddedDatabase(
  dataDir: string,
  onTrouble: (error: unknown) => void,
): Promise<EmbeddedDatabase> {
  const use = await enterFolder(dataDir)
  const postgres = await launchPostgres({ dataDir }).catch(async (error: unknown) => {
    await use.leave(async () => {})
    throw error
  })
  const guard = guardPostgres(dataDir, postgres, onTrouble)
  return {
    url: postgres.url,
    async release() {
      const current = await guard.end()
      await use.leave(() => current.stop())
    },
  }
}

/** Holds an idle connection; when it ends, the server is checked and started again. */
function guardPostgres(dataDir: string, launched: EmbeddedPostgres, onTrouble: (error: unknown) => void) {
  let postgres = launched
  let watcher: pg.Client | undefined
  let hasEnded = false

  async function watch() {
    watcher = await connect(postgres.url)
    const lost = once(watcher, 'end')
    if (hasEnded) void watcher.end()
    await lost
  }

  async function run() {
    while (!hasEnded) {
      try {
        await watch()
        if (hasEnded) return
        onTrouble(new Error('The built-in PostgreSQL ended unexpectedly and is started again'))
      } catch (error) {
        onTrouble(error)
        await delay(1000)
      }
      // Never two servers on one folder: this adopts a server that runs already.
      postgres = await launchPostgres({ dataDir }).catch((error: unknown) => (onTrouble(error), postgres))
    }
  }
  const running = run()

  return {
    async end(): Promise<EmbeddedPostgres> {
      hasEnded = true
      void watcher?.end()
      await running
      return postgres
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'haat-guard' })
  client.on('error', () => {}) // The `end` event that follows is awaited above.
  await client.connect()
  return client
}
