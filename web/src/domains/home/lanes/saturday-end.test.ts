import { expect, it } from 'vitest'
import { untilSaturdayEnds } from './saturday-end.ts'

it.each([
  // Nepal is 5:45 ahead of UTC.
  ['Sunday, one minute past midnight', '2026-11-14T18:16:00Z', { days: 6, hours: 23, minutes: 59 }],
  ['Sunday at midnight', '2026-11-14T18:15:00Z', { days: 7, hours: 0, minutes: 0 }],
  ['Monday afternoon', '2026-11-16T10:34:00Z', { days: 5, hours: 7, minutes: 41 }],
  ['the last minute of Saturday', '2026-11-21T18:14:00Z', { days: 0, hours: 0, minutes: 1 }],
])('%s', (_, now, left) => {
  expect(untilSaturdayEnds(new Date(now))).toEqual(left)
})
