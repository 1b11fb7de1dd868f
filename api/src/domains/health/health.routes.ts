import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { isHung } from '#platform/database/errors/is-unreachable.ts'
import { migrationState } from '#platform/database/migrations/migrate.ts'
import { readMailState, type MailState } from '#platform/mail/mail.store.ts'
import { createShortLivedCache } from '#platform/cache/short-lived-cache.ts'
import { watchKeys } from '#platform/secrets/keys/watch-keys.ts'
import { route } from '#plugins/route.ts'
import { version } from '#version.ts'

/**
 * Answers 503 as soon as this process is stopping or cannot reach its database, so that a load balancer leaves
 * it out.
 */
export function healthRoutes(app: FastifyInstance, { db, outbox, redis, replicas, encryption }: Services) {
  const keyState = watchKeys(db, encryption, app.log)
  const readDatabase = shareRunning(() =>
    migrationState(db).then(
      (migrations) => ({ database: 'ok' as const, migrations }),
      (error: unknown) => ({
        database: isHung(error) ? ('hung' as const) : ('unreachable' as const),
        migrations: { applied: 0, expected: 0 },
      }),
    ),
  )

  const countMails = createShortLivedCache<MailState | undefined>({
    maxAgeMs: 1000,
    maxEntries: 1,
    isGood: Boolean,
  })
  const readMails = () => countMails('mails', () => readMailState(db).catch(() => undefined))

  route(app, 'GET /health', async ({ reply }) => {
    const read = await readDatabase()
    const mail = outbox.state()
    // Mails are counted only if there is a mail server and the database can be reached.
    const mails = mail && read.database === 'ok' ? await readMails() : undefined
    const status = app.isStopping() ? 'stopping' : read.database === 'ok' ? 'ok' : 'unavailable'
    if (status !== 'ok') reply.code(503)
    return {
      status,
      version,
      ...read,
      ...(read.database === 'ok' && { secretKey: await keyState() }),
      ...(replicas && { replicas: replicas.counts() }),
      ...(redis && { redis: redis.upForMs() > 0 ? ('ok' as const) : ('away' as const) }),
      ...(mail && { mail }),
      ...(mails && { mails }),
    }
  })
}

/** This route has no rate limit, so requests during a read share its result. */
function shareRunning<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= read().finally(() => (running = undefined)))
}
