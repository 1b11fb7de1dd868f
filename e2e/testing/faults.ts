import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { databaseSocket } from './database.ts'
import { startOwnServer } from './own-server.ts'
import { openProxy } from './proxy.ts'

const program = path.resolve(import.meta.dirname, 'faulty-haat.ts')

/** A second Haat on the tests' database, whose database and inner calls a test can let fail. */
export async function startFaultyHaat() {
  const proxy = await openProxy({ path: databaseSocket() })
  const settings = {
    DATABASE_URL: `postgres://haat@127.0.0.1:${proxy.port}/haat`,
    SECRET_KEY: readFileSync(path.join(process.env['E2E_DATA_DIR']!, 'secret-key'), 'utf8'),
    LOG_LEVEL: 'silent',
    // Longer than in a shop: a busy machine needs some seconds for a page that is whole.
    DATABASE_WAIT_SECONDS: '4',
    // Without the demo, Haat would lock the demo accounts that the other tests sign in to.
    SEED: 'demo',
  }
  const server = await startOwnServer(settings, program)
  const setFault = async (fault: { refuse?: string; slow?: string }, aheadMs = 10_000) => {
    const search = new URLSearchParams({ ...fault, aheadMs: String(aheadMs) })
    await fetch(`${server.address}/set-fault?${search}`)
  }
  const begin = {
    away: () => proxy.cut(),
    silent: async () => proxy.setSilent(true),
    refused: (pattern: string) => setFault({ refuse: pattern }),
    slow: (pattern: string) => setFault({ slow: pattern }),
  }
  /** For some seconds Haat may still take the database for silent. */
  const untilHealthy = () =>
    expect.poll(async () => (await fetch(`${server.address}/api/health`)).status).toBe(200)
  const end = {
    away: async () => {
      await proxy.restore()
      await untilHealthy()
    },
    silent: async () => {
      proxy.setSilent(false)
      await untilHealthy()
    },
    refused: () => setFault({}),
    slow: () => setFault({}),
  }
  return {
    address: server.address,
    begin,
    end,
    /** Moves the clock past the age of every cached page, also of those that are shown while reading fails. */
    expireAllPages: () => setFault({}, 3_700_000),
    /** Moves the clock so far that cached pages are shown only if no fresh ones can be rendered. */
    makePagesStale: () => setFault({}),
    async stop() {
      await server.stop()
      await proxy.cut()
    },
  }
}
