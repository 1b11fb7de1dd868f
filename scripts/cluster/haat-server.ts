import path from 'node:path'
import { repository } from '../paths.ts'
import { startDaemon, until, type Daemon } from './daemon.ts'

export interface HaatServer {
  address: string
  /** What it wrote goes here. */
  log: string
  start(): Promise<void>
  /** As an operator stops it: it tells its balancer first. */
  stop(): Promise<void>
  kill(): Promise<void>
  end(): Promise<void>
}

/** How long a first start may take that makes all the demo's data. */
const patienceMs = 300_000

/** One process of the shop, which can be stopped, killed and started again on its port. */
export function createHaatServer(port: number, folder: string, env: Record<string, string>): HaatServer {
  const address = `http://127.0.0.1:${port}`
  const log = path.join(folder, `haat-${port}.log`)
  let daemon: Daemon | undefined
  const end = async (signal: NodeJS.Signals) => {
    if (daemon && !daemon.hasEnded()) await daemon.end(signal)
  }
  return {
    address,
    log,
    async start() {
      daemon = startDaemon([process.execPath, path.join(repository, 'api/src/main.ts')], {
        log,
        env: { NODE_ENV: 'production', ...env, PORT: String(port) },
      })
      await until({
        what: `Haat at ${address} (see ${log})`,
        isThere: async () => (await fetch(`${address}/api/health`)).ok,
        isLost: daemon.hasEnded,
        patienceMs,
      })
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    end: () => end('SIGINT'),
  }
}
