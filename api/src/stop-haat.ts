import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { RunningHaat } from './start-haat.ts'

const drainMs = 20_000
/** `npm` passes Ctrl-C on to a process that the terminal has already told: that is one wish, not two. */
const sameWishMs = 500
/** What breaks again and again while it stops would fill the disk. */
const mostFaultsTold = 20

interface Given {
  config: Config
  log: Logger
  /** How a start says why it did not come to be. */
  explainAndExit(error: unknown): never
}

/**
 * By a signal, or because something was thrown that nobody caught: nobody knows then what is still right, so it answers what
 * was asked and makes way for a process that is started anew. Also while Haat still starts: then it stops as soon as it
 * knows what it holds.
 */
export function stopWhenAsked(starting: Promise<RunningHaat>, { config, log, explainAndExit }: Given) {
  let isOpen = false
  let askedAt: number | undefined
  let exitCode = 0
  let faults = 0

  const endNow = (sentence: string, err?: unknown): never => {
    // Before it is open nobody reads a log: somebody waits at the terminal.
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
    if (Date.now() - askedAt > sameWishMs) endNow('Haat was ended before it had stopped.')
  }
  starting.then(
    () => (isOpen = true),
    () => {}, // Whoever started it says why.
  )
  process.on('SIGTERM', () => onSignal(config.drainSeconds * 1000))
  // Whoever presses Ctrl-C has no balancer that would have to hear of it.
  process.on('SIGINT', () => onSignal(0))
  // Rejections that nobody handles come here too.
  process.on('uncaughtException', (err, origin) => {
    exitCode = 1
    faults += 1
    if (faults <= mostFaultsTold) log.fatal({ err, origin }, 'something was thrown that nobody caught')
    if (askedAt === undefined) stop(config.drainSeconds * 1000)
  })
}
