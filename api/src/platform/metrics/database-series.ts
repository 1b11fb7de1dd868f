import { isHung, isUnreachable } from '#platform/database/errors/is-unreachable.ts'
import type { DatabaseWatch, PoolCounts } from '#platform/database/database.ts'
import type { Registry } from './registry.ts'

const buckets = [0.001, 0.005, 0.025, 0.1, 0.5, 1.5, 5, 15]

const kindOf = (error: unknown) => (isHung(error) ? 'hung' : isUnreachable(error) ? 'unreachable' : 'refused')

/** Metrics of the connection pools: each pool under its name, all replicas together. */
export function databaseSeries({ counter, gauge, histogram }: Registry): DatabaseWatch {
  const seconds = histogram(
    'haat_database_query_seconds',
    'How long the database took to answer a statement',
    {
      labels: ['pool'],
      buckets,
    },
  )
  const errors = counter(
    'haat_database_errors_total',
    'Statements that failed, and connections that were not to be had: the database was silent (hung), away (unreachable), or refused what was asked',
    ['pool', 'kind'],
  )
  const pools: { pool: string; counts: () => PoolCounts }[] = []
  const read = (part: keyof PoolCounts) => () => {
    const sums = new Map<string, number>()
    for (const { pool, counts } of pools) sums.set(pool, (sums.get(pool) ?? 0) + counts()[part])
    return [...sums].map(([pool, sum]) => [[pool], sum] as const)
  }
  gauge('haat_database_connections', 'Open connections', read('size'), ['pool'])
  gauge('haat_database_connections_idle', 'Connections that nobody uses just now', read('idle'), ['pool'])
  gauge('haat_database_connections_most', 'How many there may be', read('max'), ['pool'])
  gauge('haat_database_waiting', 'Who waits for a connection', read('waiting'), ['pool'])
  return {
    pool(pool, counts) {
      pools.push({ pool, counts })
      const took = seconds.with(pool)
      return {
        onAnswer(milliseconds, error) {
          took.observe(milliseconds / 1000)
          if (error !== undefined) errors.with(pool, kindOf(error)).add()
        },
        onNoConnection: (error) => errors.with(pool, kindOf(error)).add(),
      }
    },
  }
}
