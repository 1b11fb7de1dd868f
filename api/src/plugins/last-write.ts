import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mostBehindMs } from '#platform/db/replicas.ts'
import {
  endOfTime,
  later,
  readWalPosition,
  writeWalPosition,
  type WalPosition,
} from '#platform/db/wal-position.ts'
import { isSecure } from '#platform/http/is-secure.ts'
import type { Services } from '#services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    onlyReads?: boolean
  }
}

/** Where the log of the database stood after this visitor's last write. Scripts have no use for it. */
export const lastWriteCookie = 'last-write'

/** Longer than any replica in use can be behind. */
const rememberedSeconds = (3 * mostBehindMs) / 1000
const keyOf = (userId: string) => `haat:last-write:${userId}`

export const isWrite = ({ method, routeOptions: { config, url } }: FastifyRequest) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && url?.startsWith('/api/') === true && !config.onlyReads

const isRefused = ({ statusCode }: FastifyReply) => statusCode >= 400 && statusCode < 500

/**
 * After each call that may have written, the visitor is given the place up to which a replica must have come to answer
 * them: the browser in a cookie, and a signed-in person in Redis as well, for all their devices.
 */
export function rememberWrites(app: FastifyInstance, { redis, replicas }: Services) {
  if (!replicas) return
  app.addHook('onSend', async (request, reply) => {
    if (!isWrite(request) || isRefused(reply)) return
    // Nobody knows what was written when the primary is silent: only itself may answer then.
    const position = writeWalPosition(await replicas.primaryPosition().catch(() => endOfTime))
    setCookie(request, reply, position)
    const { principal } = request
    if (!principal) return
    await redis?.ask((client) =>
      client.set(keyOf(principal.userId), position, {
        expiration: { type: 'EX', value: rememberedSeconds },
      }),
    )
  })
}

function setCookie(request: FastifyRequest, reply: FastifyReply, position: string) {
  reply.setCookie(lastWriteCookie, position, {
    path: '/',
    maxAge: rememberedSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  })
}

/** Up to where an answer to this request must know what was written; none: only the primary may answer. */
export async function lastWriteOf(
  request: FastifyRequest,
  { redis }: Pick<Services, 'redis'>,
): Promise<WalPosition | undefined> {
  const own = readWalPosition(request.cookies[lastWriteCookie]) ?? 0n
  if (!request.principal) return own
  const { userId } = request.principal
  // Redis may have missed writes while it was away.
  if (!redis || redis.upForMs() < rememberedSeconds * 1000) return undefined
  const elsewhere = await redis.ask(async (client) => ({ at: await client.get(keyOf(userId)) }))
  return elsewhere && later(own, readWalPosition(elsewhere.at))
}
