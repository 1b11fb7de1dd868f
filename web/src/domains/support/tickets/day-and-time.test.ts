import { expect, it } from 'vitest'
import { dayAndTime } from './day-and-time.ts'

const saturday = new Date('2026-11-14T12:00:00+05:45')
const sundayMorning = new Date('2026-11-15T09:00:00+05:45')

it('names a near day by its weekday, in Nepal time', () => {
  expect(dayAndTime(sundayMorning, saturday, 'en')).toBe('Sunday 9:00\u00a0AM')
  expect(dayAndTime(sundayMorning, saturday, 'ne')).toBe('आइतबार बिहान\u00a0९:००')
})

it('names a day beyond the week by its date', () => {
  const afterDashain = new Date('2026-10-25T09:00:00+05:45')
  const before = new Date('2026-10-16T18:00:00+05:45')
  expect(dayAndTime(afterDashain, before, 'en')).toBe('25 October 2026 9:00\u00a0AM')
})
