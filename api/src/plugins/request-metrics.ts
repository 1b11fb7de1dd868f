import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Counter, Histogram } from '#platform/metrics/registry.ts'
import type { Services } from '#services.ts'
import { isInnerCall } from './inner-call.ts'

/** The metrics of one route, looked up once. */
interface RouteSeries {
  labels: [method: string, route: string]
  seconds: Histogram
  byStatus: Map<string, Counter>
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const none = 'none'
const file = 'file'

/**
 * The pattern of the route, never the address. Files of the client are hundreds of routes with new names at
 * each build, so they count as one.
 */
function routeOf(url: string | undefined): string {
  if (url === undefined) return none
  const isFile = !url.startsWith('/api/') && !/[:*]/.test(url) && /\.\w+$/.test(url)
  return isFile ? file : url
}

/** Counts every request when it is over, also one whose client has gone; calls of a page belong to the page. */
export function countRequests(app: FastifyInstance, { metrics }: Pick<Services, 'metrics'>) {
  // Keyed by the route's own object, so that no key has to be built for each request.
  const known = new WeakMap<object, Map<string, RouteSeries>>()
  const seriesOf = ({ routeOptions: { config }, method }: FastifyRequest): RouteSeries => {
    const ofRoute = known.get(config) ?? new Map<string, RouteSeries>()
    known.set(config, ofRoute)
    const series = ofRoute.get(method)
    if (series) return series
    const labels: RouteSeries['labels'] = [methods.has(method) ? method : 'other', routeOf(config.url)]
    const made = { labels, seconds: metrics.requestSeconds.with(...labels), byStatus: new Map() }
    ofRoute.set(method, made)
    return made
  }
  const counterOf = ({ labels, byStatus }: RouteSeries, status: string): Counter => {
    const counter = byStatus.get(status) ?? metrics.requests.with(...labels, status)
    byStatus.set(status, counter)
    return counter
  }
  let underWay = 0
  metrics.gauge('haat_http_requests_under_way', 'Requests that are being answered', () => underWay)
  metrics.gauge('haat_live_streams', 'Streams of chats and consoles that are open', () =>
    app.liveStreams.count(),
  )
  metrics.gauge('haat_stopping', 'Whether this process was told to stop', () => Number(app.isStopping()))

  app.addHook('onRequest', (request, reply, done) => {
    if (isInnerCall(request)) return done()
    const from = performance.now()
    underWay += 1
    const { raw } = reply
    raw.once('close', () => {
      underWay -= 1
      const series = seriesOf(request)
      series.seconds.observe((performance.now() - from) / 1000)
      const status = raw.writableEnded ? `${Math.floor(raw.statusCode / 100)}xx` : 'aborted'
      counterOf(series, status).add()
      if (raw.statusCode === 428) metrics.refusals.with('proof').add()
      if (raw.statusCode === 429) {
        metrics.refusals.with(request.routeOptions.config.isPage ? 'page' : 'call').add()
      }
    })
    done()
  })
}
