import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Limit } from '@haat/contract/shared/endpoint.ts'
import type { Redis } from '#platform/redis/redis.ts'
import { ApiError } from './api-error.ts'
import { isInnerCall } from './inner-call.ts'
import { sharedLimitStore } from './shared-limit-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    rateLimitScale: number
  }
}

/** What one address may ask of the whole API; every page view needs only a handful. */
const overall: Limit = { max: 1200, perSeconds: 60 }

/** One customer of an IPv6 provider has a whole /64; counting single addresses would count nothing. */
export const limitKey = (ip: string) => (ip.includes(':') ? expandedPrefix(ip) : ip)

function expandedPrefix(ip: string): string {
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice(7)
  const [head = '', tail] = ip.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

const scaled = (app: FastifyInstance, limit: Limit) => ({
  max: Math.ceil(limit.max * app.rateLimitScale),
  timeWindow: limit.perSeconds * 1000,
})

export async function limitRates(app: FastifyInstance, scale: number, redis?: Redis) {
  app.decorate('rateLimitScale', scale)
  if (scale === 0) return
  await app.register(rateLimit, {
    ...scaled(app, overall),
    ...(redis && { store: sharedLimitStore(redis) }),
    keyGenerator: (request) => limitKey(request.ip),
    allowList: isInnerCall,
    errorResponseBuilder: (_request, context) => tooMany(context.ttl),
  })
}

function tooMany(waitMs: number) {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return new ApiError(
    'RATE_LIMITED',
    `That is too many in a short time. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )
}

/** A call's own limit counts only what passed validation: typing mistakes never lock anyone out. */
export function limitOf(app: FastifyInstance, { name, limit }: Pick<Endpoint, 'name' | 'limit'>) {
  if (limit === undefined || app.rateLimitScale === 0) return {}
  if (limit === false) return { rateLimit: false as const }
  return { rateLimit: { ...scaled(app, limit), hook: 'preHandler' as const, groupId: name } }
}

const emailOf = (request: FastifyRequest) => (request.body as { email: string }).email.toLowerCase()

/** Counts by the address that was typed, known or not: neither a crowd of computers nor the answer tells anything. */
export function emailLimitOf(app: FastifyInstance, { name, emailLimit }: Endpoint) {
  if (!emailLimit || app.rateLimitScale === 0) return {}
  const count = app.createRateLimit({
    ...scaled(app, emailLimit),
    keyGenerator: (request) => `${name} ${emailOf(request)}`,
  })
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) return
      reply.header('retry-after', counted.ttlInSeconds)
      throw tooMany(counted.ttl)
    },
  }
}
