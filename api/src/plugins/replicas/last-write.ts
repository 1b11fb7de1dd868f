import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxLagMs } from '#platform/cluster/replicas.ts'
import {
  maxWalPosition,
  laterPosition,
  readWalPosition,
  writeWalPosition,
  type WalPosition,
} from '#platform/cluster/wal-position.ts'
import { isSecure } from '#platform/http/is-secure.ts'
import type { Services } from '#services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    onlyReads?: boolean
  }
}

/** The database's log position after this visitor's last write. Scripts cannot read it. */
export const lastWriteCookie = 'last-write'

/** Longer than any replica in use can be behind. */
const rememberedSeconds = (3 * maxLagMs) / 1000
const keyOf = (userId: string) => `haat:last-write:${userId}`

export const isWrite = ({ method, routeOptions: { config, url } }: FastifyRequest) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && url?.startsWith('/api/') === true && !config.onlyReads

const isRefused = ({ statusCode }: FastifyReply) => statusCode >= 400 && statusCode < 500

/**
 * After each call that may have written, the visitor gets the log position that a replica must have reached to
 * answer them: the browser in a cookie, and a signed-in person in Redis too, for all their devices.
 */
export function trackWrites(app: FastifyInstance, { redis, replicas }: Services) {
  if (!replicas) return
  app.addHook('onSend', async (request, reply) => {
    if (!isWrite(request) || isRefused(reply)) return
    // When the primary is silent nobody knows what was written, so only the primary may answer then.
    const position = writeWalPosition(await replicas.primaryPosition().catch(() => maxWalPosition))
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

/** The log position that an answer to this request must include; undefined when only the primary may answer. */
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
  return elsewhere && laterPosition(own, readWalPosition(elsewhere.at))
}
