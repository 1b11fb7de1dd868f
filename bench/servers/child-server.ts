import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onCleanUp } from '../clean-ups.ts'

/** This checkout. */
export const repository = path.resolve(import.meta.dirname, '../..')

export interface ChildServer {
  pid: number
  address: string
  stop(): Promise<void>
}

/** Starts a script of a checkout that prints its address, and waits for that line. */
export async function startChild(
  script: string,
  env: Record<string, string>,
  flags: string[] = [],
  checkout = repository,
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...flags, path.join(checkout, script)], {
    cwd: checkout,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  onCleanUp(stop)
  const opened = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const address = / is open at (\S+)$/.exec(line)?.[1]
      if (address) resolve(address)
    })
  })
  const address = await Promise.race([opened, ended])
  if (typeof address !== 'string' || !child.pid) throw new Error(`${script} ended before it was open`)
  return { pid: child.pid, address, stop }
}
