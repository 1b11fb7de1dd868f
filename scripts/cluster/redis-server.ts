import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { giveTo, startDaemon, until, type Account, type Daemon } from './daemon.ts'
import type { Programs } from './programs.ts'

interface Place {
  folder: string
  account: Account | undefined
  programs: Programs
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })

const settings = (port: number, password: string) => `bind 127.0.0.1
port ${port}
requirepass ${password}
save ""
maxmemory 64mb
maxmemory-policy volatile-ttl
`

export async function startRedis({ folder, account, programs }: Place, port: number) {
  const password = randomBytes(16).toString('hex')
  const file = path.join(folder, 'redis.conf')
  writeFileSync(file, settings(port, password), { mode: 0o600 })
  giveTo(account, file)
  const start = async () => {
    const started = startDaemon([programs.redis, file], { account, log: path.join(folder, 'redis.log') })
    await until({ what: 'Redis', isThere: () => isOpen(port) })
    return started
  }
  let daemon: Daemon = await start()
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    publish: (channel: string, message: string) =>
      sendAll(port, [['AUTH', password], ['PUBLISH', channel, message], ['QUIT']]),
    kill: () => daemon.end('SIGKILL'),
    hang: () => daemon.signal('SIGSTOP'),
    wake: () => daemon.signal('SIGCONT'),
    startAgain: async () => void (daemon = await start()),
    async end() {
      if (!daemon.hasEnded()) await daemon.end('SIGTERM')
    },
  }
}

/** Sends all commands on one connection; resolves when Redis has answered and closed it. */
async function sendAll(port: number, commands: string[][]) {
  const socket = connect(port, '127.0.0.1')
  for (const words of commands) {
    const lines = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`)
    socket.write(`*${words.length}\r\n${lines.join('')}`)
  }
  await text(socket)
}
