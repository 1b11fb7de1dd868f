import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

export interface Daemon {
  pid: number
  /** Sends the signal and waits for the end; SIGKILL stands for a crash. */
  end(signal: NodeJS.Signals): Promise<void>
  signal(name: NodeJS.Signals): void
  hasEnded(): boolean
  ended: Promise<unknown>
}

export interface Account {
  uid: number
  gid: number
}

/** PostgreSQL and its pooler refuse to run as root: then they use the account that Debian created for them. */
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
  /** The file for its output. */
  log: string
  env?: Record<string, string | undefined>
}

/**
 * Starts a program in the background and in its own process group, because Ctrl-C is for this script, which
 * ends it in order.
 */
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
  /** Whether waiting is pointless because the process has ended. */
  isLost?(): boolean
  timeoutMs?: number
}

/** Waits for a condition, and throws an error that names it after the timeout. */
export async function until({ what, isThere, isLost = () => false, timeoutMs = 30_000 }: Wait) {
  const giveUpAt = Date.now() + timeoutMs
  while (!(await isThere().catch(() => false))) {
    if (isLost() || Date.now() > giveUpAt) throw new Error(`Waited in vain for ${what}`)
    await delay(50)
  }
}
