import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

export interface Daemon {
  pid: number
  /** Ends it and waits for its end; a crash is SIGKILL. */
  end(signal: NodeJS.Signals): Promise<void>
  signal(name: NodeJS.Signals): void
  hasEnded(): boolean
  ended: Promise<unknown>
}

export interface Account {
  uid: number
  gid: number
}

/** PostgreSQL and its pooler refuse to work for root: then they work for the account that Debian made for them. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('There is no account "postgres": apt-get install postgresql')
  return { uid: Number(uid), gid: Number(gid) }
}

export function giveTo(account: Account | undefined, ...files: string[]) {
  if (account) for (const file of files) chownSync(file, account.uid, account.gid)
}

interface Options {
  account?: Account | undefined
  /** Where its words go. */
  log: string
  env?: Record<string, string | undefined>
}

/** A program in the background, in a group of its own: Ctrl-C in the terminal is for us, who end it in order. */
export function startDaemon([file = '', ...args]: string[], { account, log, env }: Options): Daemon {
  const output = openSync(log, 'a')
  const child = spawn(file, args, {
    ...account,
    cwd: '/',
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = once(child, 'exit')
  if (!child.pid) throw new Error(`${file} cannot be started`)
  let isOver = false
  void ended.then(() => (isOver = true))
  return {
    pid: child.pid,
    signal: (name) => void child.kill(name),
    hasEnded: () => isOver,
    ended,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}

interface Wait {
  what: string
  isThere(): Promise<boolean>
  /** Whether it can never come any more. */
  isLost?(): boolean
  patienceMs?: number
}

/** Waits until something is there, and says after a while what was waited for. */
export async function until({ what, isThere, isLost = () => false, patienceMs = 30_000 }: Wait) {
  const giveUpAt = Date.now() + patienceMs
  while (!(await isThere().catch(() => false))) {
    if (isLost() || Date.now() > giveUpAt) throw new Error(`Waited in vain for ${what}`)
    await delay(50)
  }
}
