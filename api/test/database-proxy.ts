import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'

export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string
  /** Accepts connections and passes nothing on, in either direction, also on open ones. */
  stall(): void
  /** Closes the open connections and refuses new ones. */
  refuse(): void
  /** Works normally again; data that waited in a stalled connection is passed on. */
  resume(): void
  close(): Promise<void>
}

type Mood = 'passing' | 'stalled' | 'refusing'

/** Stands between the app and its database, so that a test can hang or cut the connection. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const pairs = new Set<[Socket, Socket]>()
  let mood: Mood = 'passing'
  const server = createServer((visitor) => {
    if (mood === 'refusing') return void visitor.destroy()
    const pair: [Socket, Socket] = [visitor, connect(socketOf(databaseUrl))]
    pairs.add(pair)
    join(pair, () => pairs.delete(pair))
    if (mood === 'stalled') hold(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: throughPort(databaseUrl, (server.address() as AddressInfo).port),
    stall() {
      mood = 'stalled'
      pairs.forEach(hold)
    },
    refuse() {
      mood = 'refusing'
      for (const [visitor] of pairs) visitor.destroy()
    },
    resume() {
      mood = 'passing'
      for (const socket of [...pairs].flat()) socket.resume()
    },
    async close() {
      for (const [visitor] of pairs) visitor.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function join([visitor, database]: [Socket, Socket], onEnd: () => void) {
  for (const [from, to] of [
    [visitor, database],
    [database, visitor],
  ] as const) {
    from.on('data', (bytes) => void to.write(bytes))
    from.on('error', () => {})
    from.on('close', () => {
      to.destroy()
      onEnd()
    })
  }
}

const hold = (pair: [Socket, Socket]) => pair.forEach((socket) => socket.pause())

function socketOf(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  const number = Number(port || (searchParams.get('port') ?? 5432))
  return folder?.startsWith('/')
    ? { path: path.join(folder, `.s.PGSQL.${number}`) }
    : { host: folder ?? hostname, port: number }
}

function throughPort(url: string, port: number): string {
  const through = new URL(url)
  through.searchParams.delete('host')
  through.searchParams.delete('port')
  through.hostname = '127.0.0.1'
  through.port = String(port)
  return through.href
}
