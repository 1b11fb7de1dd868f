import { describe, expect, it } from 'vitest'
import type { ShopTimes } from '@haat/contract/domains/vendors.page.rules.ts'
import { answerTimeOf, openMinutesBetween } from './answer-time.ts'

/** 10 to 18 on all days but Saturday. */
const week = [0, 1, 2, 3, 4, 5, 6].map((day) => (day === 6 ? [] : [{ opens: 600, closes: 1080 }]))
const shop: ShopTimes = { hours: week, closedDays: [{ day: '2026-11-17' }], closed: null }
/** A time in Nepal; 2026-11-15 is a Sunday. */
const at = (time: string) => new Date(`2026-11-${time}:00+05:45`)

describe('the time to answer', () => {
  it.each([
    ['within the hours', '15T10:30', '15T11:15', 45],
    ['over night', '15T17:30', '16T10:30', 60],
    ['before it opens', '16T06:00', '16T10:20', 20],
    ['over a closed day', '16T17:00', '18T10:30', 90],
    ['over a Saturday', '20T17:50', '22T10:10', 20],
    ['while it is closed', '15T19:00', '15T20:00', 0],
  ])('counts %s only while the shop is open', (_, from, to, minutes) => {
    expect(openMinutesBetween(shop, at(from), at(to))).toBe(minutes)
  })

  it('of a shop without hours leaves out the days on which it is closed', () => {
    const always: ShopTimes = {
      hours: null,
      closedDays: [],
      closed: { from: '2026-11-16', until: '2026-11-17' },
    }
    expect(openMinutesBetween(always, at('15T23:00'), at('18T00:30'))).toBe(90)
  })

  it('is the middle of thirty days, and told from ten answers on', () => {
    const answered = (from: string, to: string) => ({ askedAt: at(from), answeredAt: at(to) })
    const quick = Array.from({ length: 6 }, () => answered('15T10:00', '15T10:30'))
    const others = [answered('15T10:00', '15T14:00'), answered('15T10:00', '16T12:00')]
    expect(answerTimeOf(shop, [...quick, ...others])).toEqual({
      questionCount: 8,
      medianMinutes: null,
      withinTwoHours: 6,
      sameDay: 1,
      later: 1,
    })
    const slow = Array.from({ length: 4 }, () => answered('15T10:00', '15T13:00'))
    expect(answerTimeOf(shop, [...quick, ...others, ...slow]).medianMinutes).toBe(105)
    expect(answerTimeOf(shop, [])).toMatchObject({ questionCount: 0, medianMinutes: null })
  })
})
