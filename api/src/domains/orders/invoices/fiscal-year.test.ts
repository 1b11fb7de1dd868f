import { expect, it } from 'vitest'
import { fiscalYearOf } from './invoices.service.ts'

it.each([
  ['the last moment before 1 Shrawan 2083', '2026-07-16T18:14:59Z', '2082/83'],
  ['the first moment of 1 Shrawan 2083', '2026-07-16T18:15:00Z', '2083/84'],
  ['a day of a year that is only forecast', '2028-04-12T06:00:00Z', '2084/85'],
  ['the last fiscal year that begins in the former table', '2029-07-17T06:00:00Z', '2086/87'],
  ['a day after the end of the former table', '2030-04-20T06:00:00Z', '2086/87'],
  ['a day when nobody has updated the calendar for years', '2042-08-01T06:00:00Z', '2099/00'],
])('%s lies in a fiscal year', (_, at, year) => {
  expect(fiscalYearOf(new Date(at))).toBe(year)
})
