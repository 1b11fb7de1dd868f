import { expect, it } from 'vitest'
import { addDays, isWorkingDay, nextWorkingDay } from './working-days.ts'

const saturday = '2026-11-21'
const none = new Set<string>()

it('Saturday is off in the usual week, and another day where the shop says so', () => {
  expect(isWorkingDay(saturday, none)).toBe(false)
  expect(isWorkingDay(saturday, none, { from: 1, to: 6 })).toBe(true)
  expect(isWorkingDay('2026-11-22', none, { from: 1, to: 6 })).toBe(false)
})

it('a day off runs on to the next working day, over holidays too', () => {
  expect(nextWorkingDay('2026-11-20', none)).toBe('2026-11-20')
  expect(nextWorkingDay(saturday, none)).toBe('2026-11-22')
  expect(nextWorkingDay(saturday, new Set(['2026-11-22', '2026-11-23']))).toBe('2026-11-24')
  expect(nextWorkingDay(saturday, none, { from: 1, to: 5 })).toBe('2026-11-23')
})

it('days are added over the ends of months and years', () => {
  expect(addDays('2026-12-30', 7)).toBe('2027-01-06')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
})
