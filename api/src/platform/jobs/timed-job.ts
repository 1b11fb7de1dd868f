import type { FastifyBaseLogger } from 'fastify'
import type { JobLock } from '#platform/cluster/job-lock.ts'
import type { JobWatch } from './job-watch.ts'

interface TimedJob {
  name: string
  everyMs: number
  /** Every process runs the job for itself; otherwise only one of all processes does. */
  isEverywhere?: true
  work(): Promise<unknown>
  /** The log message when the job fails; the next round tries again. */
  failure: string
}

interface Given {
  jobLock: JobLock
  metrics: { jobs: JobWatch }
}

/**
 * Runs a job at an interval: only while this process holds the job's lock, never twice at once, with failures
 * logged and metrics recorded.
 */
export function startTimedJob(
  { jobLock, metrics }: Given,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { name, everyMs, isEverywhere, work, failure }: TimedJob,
) {
  let round: Promise<void> | undefined
  const runIfLockHeld = async () => {
    if (isEverywhere || (await jobLock.tryAcquire(name))) await metrics.jobs.watch(name, everyMs, work)
  }
  const run = () =>
    (round ??= runIfLockHeld()
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
