import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { expect } from '@playwright/test'
import { databaseSocket } from './database.ts'
import { startOwnServer } from './own-server.ts'

const program = path.resolve(import.meta.dirname, 'faulty-haat.ts')

/** A proxy in front of the database: a test can cut its connections, or keep them open without any data. */
async function openDatabaseProxy() {
  const target = databaseSocket()
  const pairs = new Set<[Socket, Socket]>()
  let isSilent = false
  const forward = (near: Socket) => {
    const far = connect(target)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    near.pipe(far)
    far.pipe(near)
    if (isSilent) pair.forEach((end) => end.pause())
    for (const end of pair) {
      end.on('error', () => {})
      end.on('close', () => {
        pairs.delete(pair)
        pair.forEach((other) => other.destroy())
      })
    }
  }
  let server: Server | undefined
  const listen = async (port: number) => {
    server = createServer(forward).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const cut = async () => {
    if (!server?.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const [near] of pairs) near.destroy()
    await closed
  }
  const setSilent = (silent: boolean) => {
    isSilent = silent
    for (const pair of pairs) pair.forEach((end) => (silent ? end.pause() : end.resume()))
  }
  const port = await listen(0)
  return { url: `postgres://haat@127.0.0.1:${port}/haat`, cut, restore: () => listen(port), setSilent }
}

/** A second Haat on the tests' database, whose database and inner calls a test can let fail. */
export async function startFaultyHaat() {
  const proxy = await openDatabaseProxy()
  const settings = {
    DATABASE_URL: proxy.url,
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
