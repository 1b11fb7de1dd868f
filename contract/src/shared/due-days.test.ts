import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueDays } from './due-days.ts'

const days = { minDays: 2, maxDays: 4 }

describe('the days between which something comes', () => {
  it.each([
    ['on Sunday before two', '2026-11-15T08:14:59Z', '2026-11-17', '2026-11-19'],
    ['on Sunday at two', '2026-11-15T08:15:00Z', '2026-11-18', '2026-11-20'],
    ['late on Sunday', '2026-11-15T18:14:59Z', '2026-11-18', '2026-11-20'],
    ['on Monday, one second later', '2026-11-15T18:15:00Z', '2026-11-18', '2026-11-20'],
    ['on Wednesday, over a Saturday', '2026-11-18T04:00:00Z', '2026-11-20', '2026-11-23'],
    ['on Friday afternoon', '2026-11-20T10:00:00Z', '2026-11-24', '2026-11-26'],
    ['on Saturday, as if on Sunday morning', '2026-11-21T10:00:00Z', '2026-11-24', '2026-11-26'],
  ])('when ordered %s', (_, from, dueFrom, dueTo) => {
    expect(dueDays({ from, ...days })).toEqual({ dueFrom, dueTo })
  })

  it('leave out holidays and add the way to a far district', () => {
    const from = '2026-11-15T04:00:00Z'
    const holidays = ['2026-11-16', '2026-11-18']
    expect(dueDays({ from, ...days, holidays })).toEqual({ dueFrom: '2026-11-19', dueTo: '2026-11-22' })
    expect(dueDays({ from, ...days, extraDays: 5 })).toEqual({ dueFrom: '2026-11-23', dueTo: '2026-11-25' })
    expect(dueDays({ from, minDays: 0, maxDays: 0, holidays: ['2026-11-15'] }).dueTo).toBe('2026-11-16')
  })

  it('count from the day on which a closed vendor packs again, whatever the hour of the order', () => {
    const from = '2026-11-15T10:00:00Z'
    const late = { dueFrom: '2026-11-24', dueTo: '2026-11-26' }
    expect(dueDays({ from, ...days, packsFrom: '2026-11-22' })).toEqual(late)
    expect(dueDays({ from, ...days, packsFrom: '2026-11-21' })).toEqual(late)
    expect(dueDays({ from, ...days, packsFrom: '2026-11-15' })).toEqual(dueDays({ from, ...days }))
    expect(dueDays({ from, ...days, packsFrom: '2026-11-10' })).toEqual(dueDays({ from, ...days }))
  })

  it('keep to the working week of the shop', () => {
    const from = '2026-11-20T04:00:00Z'
    expect(dueDays({ from, ...days, week: { from: 1, to: 6 } })).toEqual({
      dueFrom: '2026-11-23',
      dueTo: '2026-11-25',
    })
    expect(dueDays({ from, ...days, week: { from: 1, to: 5 } }).dueFrom).toBe('2026-11-24')
  })

  it('are working days in order, as many as promised, whatever the holidays', () => {
    const day = fc.integer({ min: 0, max: 59 }).map((n) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString())
    const instant = fc.integer({ min: Date.UTC(2026, 9, 1), max: Date.UTC(2026, 10, 1) })
    const input = fc.record({
      from: instant,
      minDays: fc.nat(5),
      more: fc.nat(5),
      extraDays: fc.nat(5),
      holidays: fc.array(
        day.map((text) => text.slice(0, 10)),
        { maxLength: 12 },
      ),
    })
    fc.assert(
      fc.property(input, ({ more, ...wait }) => {
        const { dueFrom, dueTo } = dueDays({ ...wait, maxDays: wait.minDays + more })
        for (const due of [dueFrom, dueTo]) {
          expect(wait.holidays).not.toContain(due)
          expect(new Date(due).getUTCDay()).not.toBe(6)
        }
        let between = 0
        for (let at = new Date(dueFrom).getTime(); at < new Date(dueTo).getTime(); at += 86_400_000) {
          const text = new Date(at).toISOString().slice(0, 10)
          if (new Date(at).getUTCDay() !== 6 && !wait.holidays.includes(text)) between++
        }
        expect(between).toBe(more)
        expect(dueFrom >= new Date(wait.from).toISOString().slice(0, 10)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
