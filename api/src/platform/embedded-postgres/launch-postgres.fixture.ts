import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type OtherProcess = {
  launched: Promise<{ url: string; adopted: boolean }>
  /** Sends SIGKILL, like a crash. */
  kill(): Promise<void>
}

/** Launches PostgreSQL from another process, which then stays. */
export function launchElsewhere(dataDir: string): OtherProcess {
  const program = `
    const { launchPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'launch-postgres.ts'))})
    const { url, adopted } = await launchPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: { fsync: 'off' } })
    process.send({ url, adopted })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  return {
    launched: once(child, 'message').then(([message]) => message as { url: string; adopted: boolean }),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
