import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { isUnreachable } from '#platform/database/errors/is-unreachable.ts'
import { isLoopback } from '#platform/http/is-loopback.ts'
import { readMailState } from '#platform/mail/mail.store.ts'
import { ApiError } from '#plugins/api-error.ts'
import { refuseUnknown } from '#plugins/error-handling.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { countOpenPayments } from '../payments/payments.service.ts'

export function metricsRoutes(app: FastifyInstance, services: Services) {
  const { config, metrics } = services
  const access = metricsAccess(config)
  const readShop = createShopFigures(services, (err) => app.log.error({ err }, 'the figures were not read'))
  let shop: Awaited<ReturnType<typeof readShop>> = { isUp: false }
  addShopGauges(services, () => shop)

  route(app, 'GET /metrics', async ({ request, reply }) => {
    if (access === 'off') return refuseUnknown(request)
    if (access === 'key' && !isMetricsKey(config.metricsKey!, request.headers.authorization)) {
      reply.header('www-authenticate', 'Bearer')
      throw new ApiError('UNAUTHENTICATED', 'This needs the key for metrics.')
    }
    shop = await readShop()
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return metrics.text()
  })
}

/** Figures of the whole shop; every process reports the same ones. */
function addShopGauges({ metrics, outbox, redis, replicas }: Services, shop: () => Shop) {
  const { gauge } = metrics
  const asNumber = (isUp: boolean) => (isUp ? 1 : 0)
  gauge('haat_database_up', 'Whether the database answered this question', () => asNumber(shop().isUp))
  gauge('haat_mails_waiting', 'Mails that are to go out', () => shop().figures?.mail.waiting)
  gauge(
    'haat_mail_oldest_waiting_seconds',
    'For how long the oldest of them has waited',
    () => shop().figures?.mail.oldestWaitingSeconds,
  )
  gauge('haat_mails_ended', 'Mails that were refused for good', () => shop().figures?.mail.ended)
  gauge(
    'haat_payments_unclear',
    'Tries to pay whose time was over 10 minutes ago, and whose gateway has not said how they went',
    () => shop().figures?.payments.unclear,
  )
  gauge(
    'haat_refunds_overdue',
    'Money that should have gone back by now',
    () => shop().figures?.payments.refundsOverdue,
  )
  if (outbox.state()) {
    gauge('haat_mail_delivery_up', 'Whether the mail server takes mail', () =>
      asNumber(outbox.state() === 'ok'),
    )
  }
  if (redis) gauge('haat_redis_up', 'Whether Redis answers', () => asNumber(redis.upForMs() > 0))
  if (!replicas) return
  gauge('haat_replicas', 'Replicas that are configured', () => replicas.counts().of)
  gauge('haat_replicas_in_use', 'Replicas that are read', () => replicas.counts().inUse)
  gauge(
    'haat_replica_lag_seconds',
    'How far each is behind; none of one that is left out',
    () =>
      replicas
        .lags()
        .flatMap(({ replica, seconds }) => (seconds === undefined ? [] : [[[replica], seconds] as const])),
    ['replica'],
  )
}

type Shop = Awaited<ReturnType<ReturnType<typeof createShopFigures>>>

type MetricsConfig = Pick<Config, 'host' | 'metricsKey' | 'publicUrl' | 'trustedProxies'>

/**
 * Who may read the metrics. Decided by the configuration alone, never by the address of the client: behind a
 * proxy all requests come from this machine. Without a key they are served only where no other machine can
 * connect.
 */
function metricsAccess({
  host,
  metricsKey,
  publicUrl,
  trustedProxies,
}: MetricsConfig): 'key' | 'open' | 'off' {
  if (metricsKey !== undefined) return 'key'
  const url = URL.parse(`http://${host.includes(':') ? `[${host}]` : host}`)
  const isOwnMachine = url !== null && isLoopback(url)
  return isOwnMachine && publicUrl === undefined && trustedProxies.length === 0 ? 'open' : 'off'
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time, so that the time of the answer reveals nothing about the key. */
const isMetricsKey = (key: string, authorization: string | undefined) =>
  timingSafeEqual(digest(`Bearer ${key}`), digest(authorization ?? ''))

interface Figures {
  mail: Awaited<ReturnType<typeof readMailState>>
  payments: Awaited<ReturnType<typeof countOpenPayments>>
}
type DatabaseFigures = { isUp: true; figures: Figures } | { isUp: false; figures?: undefined }

/** Figures are cached for this long, however many clients ask. */
const maxAgeMs = 5000

/** Figures from the database: two short queries, each answered from an index. */
function createShopFigures({ db }: Pick<Services, 'db'>, onError: (error: unknown) => void) {
  let cached: { at: number; read: Promise<DatabaseFigures> } | undefined
  const read = async (): Promise<DatabaseFigures> => {
    try {
      const [mail, payments] = await Promise.all([readMailState(db), countOpenPayments(db)])
      return { isUp: true, figures: { mail, payments } }
    } catch (error) {
      // The answer says that the database is unreachable. Any other error is a mistake of ours and is reported.
      if (!isUnreachable(error)) onError(error)
      return { isUp: false }
    }
  }
  return (): Promise<DatabaseFigures> => {
    if (!cached || Date.now() - cached.at >= maxAgeMs) cached = { at: Date.now(), read: read() }
    return cached.read
  }
}
