import { expect, it } from 'vitest'
import { graceMs, nextAskAt } from './ask-times.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const createdAt = new Date('2026-11-15T06:00:00Z')
const expiresAt = new Date(createdAt.getTime() + 15 * minute)

/** The seconds after the start at which the gateway is asked, each time as early as allowed. */
function listAskTimes(): number[] {
  const times: number[] = []
  for (let at: Date | null = createdAt; (at = nextAskAt({ createdAt, expiresAt }, at));) {
    times.push((at.getTime() - createdAt.getTime()) / second)
  }
  return times
}

it('asks often at first, once when the time is over, and rarely until a day after', () => {
  const times = listAskTimes()
  expect(times.slice(0, 6)).toEqual([20, 80, 200, 500, 800, (15 * minute + graceMs) / second])
  expect(times.at(-1)).toBe((15 * minute + 24 * hour) / second)
  expect(times.length).toBeLessThan(20)
})

it('asks no earlier because somebody else asked in between', () => {
  const at = (seconds: number) => new Date(createdAt.getTime() + seconds * second)
  expect(nextAskAt({ createdAt, expiresAt }, at(5))).toEqual(at(20))
  expect(nextAskAt({ createdAt, expiresAt }, at(21))).toEqual(at(80))
})
