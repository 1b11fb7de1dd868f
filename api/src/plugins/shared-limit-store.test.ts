import { afterEach, expect, it, vi } from 'vitest'
import type { Redis } from '#platform/redis/redis.ts'
import { createLocalCount } from './local-count.ts'
import { sharedLimitStore } from './shared-limit-store.ts'

afterEach(() => vi.useRealTimers())

it('a process alone counts each name in its own window, and forgets when that is over', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const count = createLocalCount()
  expect([count('a', 1000), count('a', 1000), count('b', 1000)].map(({ current }) => current)).toEqual([
    1, 2, 1,
  ])
  vi.setSystemTime(Date.now() + 999)
  expect(count('a', 1000)).toEqual({ current: 3, ttl: 1 })
  vi.setSystemTime(Date.now() + 1)
  expect(count('a', 1000)).toEqual({ current: 1, ttl: 1000 })
})

it('never keeps more names than it has room for', () => {
  const count = createLocalCount()
  for (let n = 0; n <= 5000; n++) count(`visitor ${n}`, 60_000)
  expect(count('visitor 5000', 60_000).current).toBe(2)
  expect(count('visitor 0', 60_000).current).toBe(1)
})

it('counts alone while Redis does not answer, each limit for itself', async () => {
  const away = { ask: async () => undefined } as unknown as Redis
  const Store = sharedLimitStore(away)
  const store = new Store({})
  const other = store.child({} as Parameters<typeof store.child>[0])
  const count = (one: typeof store) =>
    new Promise<number | undefined>((resolve) => {
      one.incr('198.51.100.1', (_error, counted) => resolve(counted?.current), 60_000, 5)
    })
  expect([await count(store), await count(store), await count(other)]).toEqual([1, 2, 1])
})
