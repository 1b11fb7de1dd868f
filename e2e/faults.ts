import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import path from 'node:path'
import { startOwnServer } from './own-server.ts'

const program = path.resolve(import.meta.dirname, 'faulty-haat.ts')

/** Where the tests' own PostgreSQL listens: its fourth and fifth line say so. */
function databaseSocket(): string {
  const cluster = path.join(process.env['E2E_DATA_DIR']!, 'postgres')
  const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  return `${lines[4]}/.s.PGSQL.${lines[3]}`
}

/** A line to the database that a test can cut, or leave open without a word. */
async function openLine() {
  const target = databaseSocket()
  const pairs = new Set<[Socket, Socket]>()
  let isSilent = false
  const take = (near: Socket) => {
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
    server = createServer(take).listen(port, '127.0.0.1')
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
  return { url: `postgres://haat@127.0.0.1:${port}/haat`, cut, mend: () => listen(port), setSilent }
}

/** A Haat of its own over the tests' database, with everything that can fail in a test's hands. */
export async function startFaultyHaat() {
  const line = await openLine()
  const settings = {
    DATABASE_URL: line.url,
    SECRET_KEY: readFileSync(path.join(process.env['E2E_DATA_DIR']!, 'secret-key'), 'utf8'),
    LOG_LEVEL: 'silent',
    // Not another one: without the demo it would lock the accounts that the other tests sign in to.
    SEED: 'demo',
  }
  const server = await startOwnServer(settings, program)
  const setRefused = async (pattern: string, aheadMs = 10_000) => {
    const fault = new URLSearchParams({ refuse: pattern, aheadMs: String(aheadMs) })
    await fetch(`${server.address}/set-fault?${fault}`)
  }
  const begin = {
    away: () => line.cut(),
    silent: async () => line.setSilent(true),
    refused: (pattern: string) => setRefused(pattern),
  }
  const end = {
    away: async () => void (await line.mend()),
    silent: async () => line.setSilent(false),
    refused: () => setRefused(''),
  }
  return {
    address: server.address,
    begin,
    end,
    /** Nothing that was kept counts any more, not even the last good pages. */
    forget: () => setRefused('', 3_700_000),
    /** Kept pages are too old to be given while better ones can be had. */
    wait: () => setRefused(''),
    async stop() {
      await server.stop()
      await line.cut()
    },
  }
}
