import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { repository } from '../paths.ts'
import { startDaemon, until, type Daemon } from './daemon.ts'

export interface HaatServer {
  address: string
  /** The file for its output. */
  log: string
  /** Starts this version, or the one whose `main.ts` is given. */
  start(main?: string): Promise<void>
  /** Stops it as an operator does: it announces the stop to its balancer first. */
  stop(): Promise<void>
  /** Sends SIGKILL, like a crash; it is then started again by itself. */
  kill(): Promise<void>
  /** Suspends or resumes the process. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  isUp(): Promise<boolean>
  end(): Promise<void>
}

const thisVersion = path.join(repository, 'api/src/main.ts')

/**
 * A process that dies again and again is restarted ever more slowly, so that it does not keep the machine busy.
 */
const firstPauseMs = 200
const longestPauseMs = 30_000
/** A process that has lived for this long died of something new, so its pause starts again. */
const soundLifeMs = 60_000

/** How long a first start may take, which creates all the data of the demo. */
const timeoutMs = 300_000

/** One process of the shop on its port. When it dies unasked it is started again. */
export function createHaatServer(
  port: number,
  folder: string,
  { env, say }: { env: Record<string, string>; say: (sentence: string) => void },
): HaatServer {
  const address = `http://127.0.0.1:${port}`
  const log = path.join(folder, `haat-${port}.log`)
  let daemon: Daemon | undefined
  let isWanted = false
  let pauseMs = firstPauseMs
  let program = thisVersion
  const isUp = () => fetch(`${address}/api/health`).then(({ ok }) => ok)

  const launch = () => {
    const startedAt = Date.now()
    const started = startDaemon([process.execPath, program], {
      log,
      env: { NODE_ENV: 'production', ...env, PORT: String(port) },
    })
    daemon = started
    void started.ended.then(async () => {
      if (!isWanted) return
      pauseMs = Date.now() - startedAt > soundLifeMs ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs)
      say(`The process at ${address} has ended (see ${log}) and is started again.`)
      await delay(pauseMs, undefined, { ref: false })
      if (isWanted && daemon === started) launch()
    })
    return started
  }

  const end = async (signal: NodeJS.Signals) => {
    isWanted = false
    if (daemon && !daemon.hasEnded()) await daemon.end(signal)
  }
  return {
    address,
    log,
    isUp,
    async start(main = thisVersion) {
      isWanted = true
      program = main
      const started = launch()
      await until({
        what: `Haat at ${address} (see ${log})`,
        isThere: isUp,
        isLost: started.hasEnded,
        timeoutMs,
      })
    },
    stop: () => end('SIGTERM'),
    kill: async () => void (await daemon?.end('SIGKILL')),
    signal: (name) => daemon?.signal(name),
    end: () => end('SIGINT'),
  }
}
