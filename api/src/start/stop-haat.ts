import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { RunningHaat } from './start-haat.ts'

const drainMs = 20_000
/** `npm` passes Ctrl-C on to a process that has already got it from the terminal: both count as one signal. */
const repeatedSignalMs = 500
/** Further errors during a stop are not logged, so that they cannot fill the disk. */
const maxFaultsLogged = 20

interface Given {
  config: Config
  log: Logger
  /** Prints why a start failed. */
  explainAndExit(error: unknown): never
}

/**
 * Stops on a signal, or after an uncaught error: nobody knows then what still works, so the process answers the
 * running requests and makes way for a new one. A process that is still starting stops as soon as it knows what
 * to clean up.
 */
export function stopWhenAsked(starting: Promise<RunningHaat>, { config, log, explainAndExit }: Given) {
  let isOpen = false
  let askedAt: number | undefined
  let exitCode = 0
  let faults = 0

  const endNow = (sentence: string, err?: unknown): never => {
    // Before the shop is open nobody reads the log, and the operator waits at the terminal.
    if (!isOpen) return explainAndExit(err ?? new Error(sentence))
    log.fatal({ ...(err !== undefined && { err }) }, sentence)
    process.exit(1)
  }
  const stop = (announceMs: number) => {
    askedAt = Date.now()
    setTimeout(() => endNow('Haat did not stop in time and was ended.'), announceMs + drainMs).unref()
    starting
      .then((haat) => haat.stop(announceMs))
      .then(
        () => process.exit(exitCode),
        (err: unknown) => endNow('Haat did not stop as it should.', err),
      )
  }
  const onSignal = (announceMs: number) => {
    if (askedAt === undefined) return stop(announceMs)
    if (Date.now() - askedAt > repeatedSignalMs) endNow('Haat was ended before it had stopped.')
  }
  starting.then(
    () => (isOpen = true),
    () => {}, // The caller of the start reports the failure.
  )
  process.on('SIGTERM', () => onSignal(config.drainSeconds * 1000))
  // Ctrl-C is used without a load balancer, so no time is needed to announce the stop.
  process.on('SIGINT', () => onSignal(0))
  // Unhandled rejections come here too.
  process.on('uncaughtException', (err, origin) => {
    exitCode = 1
    faults += 1
    if (faults <= maxFaultsLogged) log.fatal({ err, origin }, 'something was thrown that nobody caught')
    if (askedAt === undefined) stop(config.drainSeconds * 1000)
  })
}
