import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** The server process of a cluster, as its postmaster.pid describes it. */
export type Postmaster = { pid: number; cluster: string; socketFolder: string; status: string }

const FAST_SHUTDOWN = 'SIGINT'
const IMMEDIATE_SHUTDOWN = 'SIGQUIT'

/** The server that really runs on this cluster; a pid file that a dead server left behind does not count. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const postmaster = readPidFile(cluster)
  return postmaster && isRunning(postmaster) ? postmaster : undefined
}

export function readPidFile(cluster: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 1) return undefined
  return { pid, cluster, socketFolder: lines[4] ?? '', status: lines[7]?.trim() ?? '' }
}

/** Checks the command and not only the pid, which another process or a zombie may have by now. */
export function isRunning({ pid, cluster }: Postmaster): boolean {
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(`-D ${cluster} `)
}

/** Whether the pid is in use, even by a zombie that nobody has collected. */
export function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/**
 * Ends the sessions and flushes everything; only a server that hangs is cut off, and recovers at its next
 * start.
 */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  for (const signal of [FAST_SHUTDOWN, IMMEDIATE_SHUTDOWN]) {
    if (!isRunning(postmaster)) return
    process.kill(postmaster.pid, signal)
    if (await hasEnded(postmaster, 30_000)) return
  }
  throw new Error(`The database process ${postmaster.pid} does not stop.`)
}

export async function hasEnded(postmaster: Postmaster, waitMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + waitMs
  while (isRunning(postmaster)) {
    if (Date.now() > giveUpAt) return false
    await delay(20)
  }
  return true
}
