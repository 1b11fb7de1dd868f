import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { isHung } from '#platform/db/is-unreachable.ts'
import { migrationState } from '#platform/db/migrate.ts'
import { mailState, type MailState } from '#platform/mail/mail.store.ts'
import { createShortMemory } from '#platform/short-memory.ts'
import { watchKeys } from '#platform/secrets/key-state.ts'
import { route } from '#plugins/route.ts'
import { version } from '#version.ts'

/** A balancer takes this process out as soon as it is told to stop or cannot reach its database. */
export function healthRoutes(app: FastifyInstance, { db, outbox, redis, replicas, sealer }: Services) {
  const keyState = watchKeys(db, sealer, app.log)
  const readDatabase = shared(() =>
    migrationState(db).then(
      (migrations) => ({ database: 'ok' as const, migrations }),
      (error: unknown) => ({
        database: isHung(error) ? ('hung' as const) : ('unreachable' as const),
        migrations: { applied: 0, expected: 0 },
      }),
    ),
  )

  const countMails = createShortMemory<MailState | undefined>({
    maxAgeMs: 1000,
    maxEntries: 1,
    isGood: Boolean,
  })
  const readMails = () => countMails('mails', () => mailState(db).catch(() => undefined))

  route(app, 'GET /health', async ({ reply }) => {
    const read = await readDatabase()
    const mail = outbox.state()
    // Counted only where a mail server should take them, and not of a database that is away.
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

/** There is no limit here: whoever asks while an answer is under way gets that one. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => (reading ??= read().finally(() => (reading = undefined)))
}
