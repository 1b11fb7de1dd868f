import { createHash } from 'node:crypto'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from '#platform/redis/redis.ts'
import { createLocalCount } from './local-count.ts'

/** In one step, so that a count can never be without its end. */
const countScript = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {n, redis.call('PTTL', KEYS[1])}`

type Counted = { current: number; ttl: number }

/** Addresses and e-mails are nobody's business in another program: only their hash is kept there. */
const keyOf = (name: string) => `haat:limit:${createHash('sha256').update(name).digest('base64url')}`

async function countTogether(redis: Redis, name: string, windowMs: number): Promise<Counted | undefined> {
  const counted = await redis.ask((client) =>
    client.eval(countScript, { keys: [keyOf(name)], arguments: [String(windowMs)] }),
  )
  const [current, ttl] = (counted ?? []) as number[]
  return current !== undefined && ttl !== undefined ? { current, ttl } : undefined
}

/** Counts for all processes together in Redis; while that is away each process counts for itself. */
export function sharedLimitStore(redis: Redis): FastifyRateLimitStoreCtor {
  return class SharedLimitStore implements FastifyRateLimitStore {
    readonly #countAlone = createLocalCount()

    incr(name: string, answer: (error: Error | null, counted?: Counted) => void, windowMs = 60_000): void {
      void countTogether(redis, name, windowMs).then((counted) =>
        answer(null, counted ?? this.#countAlone(name, windowMs)),
      )
    }

    child() {
      return new SharedLimitStore()
    }
  }
}
