import type { FastifyInstance } from 'fastify'
import { ApiError } from '#plugins/api-error.ts'
import { refuseUnknown } from '#plugins/error-handling.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { isMetricsKey, metricsAccess } from './metrics-access.ts'
import { createShopFigures } from './shop-figures.ts'

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
