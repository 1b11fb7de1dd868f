import type { Registry } from '#platform/metrics/registry.ts'

export interface JobWatch {
  /** Does it, and notes when it began, how long it took and whether it went well. */
  watch<T>(job: string, everyMs: number, work: () => Promise<T>): Promise<T>
}

interface Record {
  beganAt: number
  succeededAt: number | undefined
  tookSeconds: number | undefined
  everySeconds: number
  failures: number
}

/** Of jobs that this process has done: where another one has the turn, it is the other that tells of it. */
export function createJobWatch({ gauge }: Registry): JobWatch {
  const jobs = new Map<string, Record>()
  const read = (value: (record: Record) => number | undefined) => () =>
    [...jobs].flatMap(([job, record]) => {
      const told = value(record)
      return told === undefined ? [] : [[[job], told] as const]
    })
  // Not "job": Prometheus itself calls so what it asks.
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
