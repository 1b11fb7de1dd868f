import type { FastifyBaseLogger } from 'fastify'
import type { Turns } from '#platform/db/turns.ts'
import type { JobWatch } from './job-watch.ts'

interface TimedJob {
  name: string
  everyMs: number
  /** Every process does it for itself; otherwise one of all does it. */
  isEverywhere?: true
  work(): Promise<unknown>
  /** What the log says when it did not go well; the next round tries again. */
  failure: string
}

interface Given {
  turns: Turns
  metrics: { jobs: JobWatch }
}

/** The one way in which timed work is done: in turn, never twice at once, and told to the log and to whoever watches. */
export function startTimedJob(
  { turns, metrics }: Given,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { name, everyMs, isEverywhere, work, failure }: TimedJob,
) {
  let round: Promise<void> | undefined
  const inTurn = async () => {
    if (isEverywhere || (await turns.isMine(name))) await metrics.jobs.watch(name, everyMs, work)
  }
  const run = () =>
    (round ??= inTurn()
      .catch((err: unknown) => log.warn({ err, job: name }, failure))
      .finally(() => (round = undefined)))
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    run,
    async close() {
      clearInterval(timer)
      await round
    },
  }
}
