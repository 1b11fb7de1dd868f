import { createJobWatch } from '#platform/jobs/job-watch.ts'
import { databaseSeries } from '#platform/metrics/database-series.ts'
import { createRegistry } from '#platform/metrics/registry.ts'
import { version } from '#version.ts'

export type Metrics = ReturnType<typeof createMetrics>

const requestBuckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * The metrics of this process. Labels are few and known beforehand: nothing that a visitor typed becomes one.
 */
export function createMetrics() {
  const registry = createRegistry()
  const { counter, gauge, histogram } = registry
  gauge('haat_build_info', 'Which Haat, on which Node', () => [[[version, process.version], 1]], [
    'version',
    'node',
  ])
  const cacheLookups = counter('haat_cache_lookups_total', 'Looks into what is kept in memory', [
    'cache',
    'result',
  ])
  return {
    ...registry,
    database: databaseSeries(registry),
    jobs: createJobWatch(registry),
    requests: counter(
      'haat_http_requests_total',
      'Requests that were answered, or given up by who asked (aborted)',
      ['method', 'route', 'status'],
    ),
    requestSeconds: histogram(
      'haat_http_request_seconds',
      'From the first byte of a request to the last of its answer',
      {
        labels: ['method', 'route'],
        buckets: requestBuckets,
      },
    ),
    refusals: counter(
      'haat_refusals_total',
      'Refused for being too many: of pages, of calls, or until work was shown',
      ['kind'],
    ),
    pagesRendered: counter('haat_pages_rendered_total', 'Pages that were rendered').with(),
    pagesShed: counter('haat_pages_shed_total', 'Pages refused because too many were being rendered').with(),
    /** Counts the hits and misses of the cache with this name. */
    lookupsIn(cache: string) {
      const [hit, miss] = [cacheLookups.with(cache, 'hit'), cacheLookups.with(cache, 'miss')]
      return (isHit: boolean) => (isHit ? hit : miss).add()
    },
    parserDeaths: counter(
      'haat_parser_deaths_total',
      'Processes that ended over a file that somebody sent: too much memory, too much time, or a crash',
      ['lane', 'reason'],
    ),
    mailsSent: counter('haat_mails_sent_total', 'Mails that a mail server took').with(),
    ordersPlaced: counter('haat_orders_placed_total', 'Orders that were placed').with(),
    signIns: counter('haat_sign_ins_total', 'Sign-ins by password', ['result']),
  }
}
