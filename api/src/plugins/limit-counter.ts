import { createHash } from 'node:crypto'
import type { Redis } from '#platform/redis/redis.ts'
import { createLocalCount } from './local-count.ts'

/** One count among those that a request is counted in. */
export interface LimitRule {
  /** Counts of one kind have windows of one length, and only push out one another when memory is short. */
  kind: string
  name: string
  max: number
  windowMs: number
}

export interface LimitCount {
  current: number
  /** Until the window ends. */
  waitMs: number
  isOver: boolean
}

export interface LimitCounter {
  /**
   * Counts in each, in this order, and stops at the first that is over: whoever is refused by a narrow limit uses up
   * nothing of a wide one that others share.
   */
  count(rules: readonly LimitRule[]): Promise<LimitCount[]>
  /** Takes a count back that turned out not to matter. */
  giveBack(rules: readonly LimitRule[]): Promise<void>
}

/** All counts of a request in one step and one round trip, so that a count can never be without its end. */
const countScript = `local counted = {}
for i, key in ipairs(KEYS) do
  local n = redis.call('INCR', key)
  if n == 1 then redis.call('PEXPIRE', key, ARGV[2 * i]) end
  counted[#counted + 1] = n
  counted[#counted + 1] = redis.call('PTTL', key)
  if n > tonumber(ARGV[2 * i - 1]) then break end
end
return counted`

/** A count that has ended meanwhile must not come back without an end. */
const giveBackScript = `for _, key in ipairs(KEYS) do
  if redis.call('EXISTS', key) == 1 then redis.call('DECR', key) end
end`

/** Addresses and e-mails are nobody's business in another program: only their hash is kept there. */
const keyOf = ({ kind, name }: LimitRule) =>
  `haat:limit:${createHash('sha256').update(`${kind} ${name}`).digest('base64url')}`

async function countTogether(redis: Redis, rules: readonly LimitRule[]): Promise<LimitCount[] | undefined> {
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

/** Counts for all processes together in Redis; while that is away each process counts for itself. */
export function createLimitCounter(redis?: Redis): LimitCounter {
  const kinds = new Map<string, ReturnType<typeof createLocalCount>>()
  const localCount = (kind: string) => {
    const known = kinds.get(kind)
    if (known) return known
    const made = createLocalCount()
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
    count: async (rules) => (redis && (await countTogether(redis, rules))) ?? countAlone(rules),
    async giveBack(rules) {
      await redis?.ask((client) => client.eval(giveBackScript, { keys: rules.map(keyOf) }))
      for (const { kind, name } of rules) localCount(kind).giveBack(name)
    },
  }
}
