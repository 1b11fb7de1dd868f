import { createHash } from 'node:crypto'
import type { Redis } from '#platform/redis/redis.ts'
import { createLocalCounter } from './local-counter.ts'

/** One of the counts that a request is counted in. */
export interface LimitRule {
  /** Counts of one kind have windows of the same length, and share memory only with each other. */
  kind: string
  name: string
  max: number
  windowMs: number
}

export interface LimitCount {
  current: number
  /** The time until the window ends. */
  waitMs: number
  isOver: boolean
}

export interface LimitCounter {
  /**
   * Counts each rule in this order and stops at the first that is over, so that a request refused by a narrow
   * limit uses up nothing of a wide one that others share.
   */
  count(rules: readonly LimitRule[]): Promise<LimitCount[]>
  /** Undoes a count that turned out not to matter. */
  giveBack(rules: readonly LimitRule[]): Promise<void>
}

/**
 * Counts everything for a request in one step and one round trip, so that no count is ever without an expiry.
 */
const countScript = `local counted = {}
for i, key in ipairs(KEYS) do
  local n = redis.call('INCR', key)
  if n == 1 then redis.call('PEXPIRE', key, ARGV[2 * i]) end
  counted[#counted + 1] = n
  counted[#counted + 1] = redis.call('PTTL', key)
  if n > tonumber(ARGV[2 * i - 1]) then break end
end
return counted`

/** A count that has expired meanwhile must not be created again without an expiry. */
const giveBackScript = `for _, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 1 then redis.call('DECR', key) end
end`

/** IP and e-mail addresses are private, so only their hash is stored in Redis. */
const keyOf = ({ kind, name }: LimitRule) =>
  `haat:limit:${createHash('sha256').update(`${kind} ${name}`).digest('base64url')}`

async function countInRedis(redis: Redis, rules: readonly LimitRule[]): Promise<LimitCount[] | undefined> {
  const counted = (await redis.ask((client) =>
    client.eval(countScript, {
      keys: rules.map(keyOf),
      arguments: rules.flatMap(({ max, windowMs }) => [String(max), String(windowMs)]),
    }),
  )) as number[] | undefined
  return (
    counted &&
    rules.slice(0, counted.length / 2).map(({ max }, at) => {
      const [current = 0, waitMs = 0] = counted.slice(2 * at)
      return { current, waitMs, isOver: current > max }
    })
  )
}

/** Counts for all processes together in Redis; while it is away each process counts for itself. */
export function createLimitCounter(redis?: Redis): LimitCounter {
  const kinds = new Map<string, ReturnType<typeof createLocalCounter>>()
  const localCount = (kind: string) => {
    const known = kinds.get(kind)
    if (known) return known
    const made = createLocalCounter()
    kinds.set(kind, made)
    return made
  }
  function countAlone(rules: readonly LimitRule[]): LimitCount[] {
    const counted: LimitCount[] = []
    for (const { kind, name, max, windowMs } of rules) {
      const { current, ttl } = localCount(kind)(name, windowMs)
      counted.push({ current, waitMs: ttl, isOver: current > max })
      if (current > max) break
    }
    return counted
  }
  return {
    count: async (rules) => (redis && (await countInRedis(redis, rules))) ?? countAlone(rules),
    async giveBack(rules) {
      await redis?.ask((client) => client.eval(giveBackScript, { keys: rules.map(keyOf) }))
      for (const { kind, name } of rules) localCount(kind).giveBack(name)
    },
  }
}
