import { afterEach, expect, it, vi } from 'vitest'
import type { Redis } from '#platform/redis/redis.ts'
import { createLimitCounter, type LimitRule } from './limit-counter.ts'
import { createLocalCounter } from './local-counter.ts'

afterEach(() => vi.useRealTimers())

const rule = (kind: string, name: string, max = 2): LimitRule => ({ kind, name, max, windowMs: 60_000 })
const away = { ask: async () => undefined } as unknown as Redis

it('a process alone counts each name in its own window, and forgets when that is over', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const count = createLocalCounter()
  expect([count('a', 1000), count('a', 1000), count('b', 1000)].map(({ current }) => current)).toEqual([
    1, 2, 1,
  ])
  vi.setSystemTime(Date.now() + 999)
  expect(count('a', 1000)).toEqual({ current: 3, ttl: 1 })
  vi.setSystemTime(Date.now() + 1)
  expect(count('a', 1000)).toEqual({ current: 1, ttl: 1000 })
})

it('keeps no more names than it has room for, and drops what has ended before what still counts', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const count = createLocalCounter(3)
  count('ended', 1000)
  vi.setSystemTime(Date.now() + 1000)
  for (const name of ['a', 'b', 'c']) count(name, 1000)
  expect(count('a', 1000).current).toBe(2)
  count('d', 1000)
  expect([count('d', 1000).current, count('b', 1000).current, count('a', 1000).current]).toEqual([2, 2, 1])
})

it('a flood of made-up names of one kind does not push out the counts of another', async () => {
  const { count } = createLimitCounter()
  await count([rule('pages', 'Sita')])
  for (let n = 0; n < 100_001; n++) await count([rule('typed addresses', `nobody ${n}`)])
  expect((await count([rule('pages', 'Sita')]))[0]!.current).toBe(2)
})

it.each([
  ['without Redis', undefined],
  ['while Redis does not answer', away],
])('whoever is refused for themselves uses up nothing that others share (%s)', async (_, redis) => {
  const counter = createLimitCounter(redis)
  const shared = rule('network', '203.0.113.7', 5)
  for (let time = 0; time < 10; time++) await counter.count([rule('own', 'a flood'), shared])
  expect(await counter.count([rule('own', 'a flood'), shared])).toHaveLength(1)
  expect(await counter.count([rule('own', 'Sita'), shared])).toMatchObject([
    { current: 1, isOver: false },
    { current: 3, isOver: false },
  ])
})

it('gives a count back, never below nothing', async () => {
  const counter = createLimitCounter(away)
  const one = rule('tries', 'Sita', 1)
  await counter.giveBack([one])
  await counter.count([one])
  await counter.giveBack([one])
  await counter.giveBack([one])
  expect((await counter.count([one]))[0]).toMatchObject({ current: 1, isOver: false })
})

it('asks Redis once for all counts of a request, by names that tell nothing', async () => {
  const asked: unknown[] = []
  const answers = [
    [3, 1000],
    [1, 1000, 7, 59_000],
  ]
  const client = {
    eval: async (_script: string, given: unknown) => {
      asked.push(given)
      return answers.shift()
    },
  }
  const redis = { ask: (command: (given: typeof client) => unknown) => command(client) } as unknown as Redis
  const { count } = createLimitCounter(redis)
  const rules = [rule('own', 'Sita'), rule('network', '203.0.113.7', 9)]
  expect(await count(rules)).toEqual([{ current: 3, waitMs: 1000, isOver: true }])
  expect(await count(rules)).toEqual([
    { current: 1, waitMs: 1000, isOver: false },
    { current: 7, waitMs: 59_000, isOver: false },
  ])
  expect(asked).toHaveLength(2)
  expect(asked[0]).toEqual({
    keys: [expect.stringMatching(/^haat:limit:[\w-]{43}$/), expect.stringMatching(/^haat:limit:[\w-]{43}$/)],
    arguments: ['2', '60000', '9', '60000'],
  })
})
