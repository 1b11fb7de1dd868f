import type { Registry } from '#platform/metrics/registry.ts'

export interface JobWatch {
  /** Runs the job and records when it began, how long it took and whether it succeeded. */
  watch<T>(job: string, everyMs: number, work: () => Promise<T>): Promise<T>
}

interface Record {
  beganAt: number
  succeededAt: number | undefined
  tookSeconds: number | undefined
  everySeconds: number
  failures: number
}

/** Metrics of the jobs that this process runs; a process that holds another job's lock reports that job. */
export function createJobWatch({ gauge }: Registry): JobWatch {
  const jobs = new Map<string, Record>()
  const read = (value: (record: Record) => number | undefined) => () =>
    [...jobs].flatMap(([job, record]) => {
      const figure = value(record)
      return figure === undefined ? [] : [[[job], figure] as const]
    })
  // The label is not called "job", because Prometheus uses that name for what it scrapes.
  const labels = ['name']
  gauge(
    'haat_job_last_run_timestamp_seconds',
    'When it last began',
    read(({ beganAt }) => beganAt),
    labels,
  )
  gauge(
    'haat_job_last_success_timestamp_seconds',
    'When it last ended well',
    read(({ succeededAt }) => succeededAt),
    labels,
  )
  gauge(
    'haat_job_last_duration_seconds',
    'How long it last took',
    read(({ tookSeconds }) => tookSeconds),
    labels,
  )
  gauge(
    'haat_job_interval_seconds',
    'How often it is done',
    read(({ everySeconds }) => everySeconds),
    labels,
  )
  gauge(
    'haat_job_failures',
    'How often it has failed since it last went well',
    read(({ failures }) => failures),
    labels,
  )

  return {
    async watch(job, everyMs, work) {
      const record: Record = jobs.get(job) ?? {
        beganAt: 0,
        succeededAt: undefined,
        tookSeconds: undefined,
        everySeconds: everyMs / 1000,
        failures: 0,
      }
      jobs.set(job, record)
      const from = performance.now()
      record.beganAt = Date.now() / 1000
      try {
        const done = await work()
        record.succeededAt = Date.now() / 1000
        record.failures = 0
        return done
      } catch (error) {
        record.failures += 1
        throw error
      } finally {
        record.tookSeconds = (performance.now() - from) / 1000
      }
    },
  }
}
