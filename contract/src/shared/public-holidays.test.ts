import { expect, it } from 'vitest'
import { bsDateOf } from './bikram-sambat.ts'
import { holidaysKnownUntil, publicHolidays } from './public-holidays.ts'

const find = (date: string) => publicHolidays.find((holiday) => holiday.date === date && holiday.isAnnounced)

it.each([
  ['2026-10-21', 'Dashain: Vijaya Dashami'],
  ['2026-11-11', 'Tihar: Bhai Tika'],
  ['2026-12-25', 'Christmas'],
  ['2026-12-30', 'Tamu Lhosar'],
  ['2027-01-11', 'Prithvi Jayanti, National Unity Day'],
  ['2027-01-15', 'Maghe Sankranti, Maghi'],
  ['2027-02-19', 'Democracy Day'],
  ['2027-03-08', 'Women’s Day'],
  ['2027-04-14', 'New Year 2084'],
])('%s is %s', (date, name) => {
  expect(find(date)?.name.en).toBe(name)
})

it('stand in the order of the year, each day once, with a name in both languages', () => {
  const days = publicHolidays.filter(({ isAnnounced }) => isAnnounced).map(({ date }) => date)
  expect(new Set(days).size).toBe(days.length)
  expect(publicHolidays.map(({ date }) => date)).toEqual(publicHolidays.map(({ date }) => date).toSorted())
  for (const { name } of publicHolidays) {
    expect(name.en).toMatch(/^[A-Z]/)
    expect(name.ne).toMatch(/^[\u0900-\u097f]/)
  }
})

it('announce no day of a year whose almanac is not out, but those that every calendar has', () => {
  const late = publicHolidays.filter(({ date, isAnnounced }) => isAnnounced && bsDateOf(date)!.isForecast)
  expect(late.map(({ date }) => date)).toEqual([
    '2027-04-14',
    '2027-05-01',
    '2027-05-29',
    '2027-12-25',
    '2028-03-08',
  ])
})

it('are known until the day before the first that is not announced, or to the end of the last year', () => {
  const [eid] = publicHolidays.filter(({ isAnnounced }) => !isAnnounced)
  expect(holidaysKnownUntil(publicHolidays, '2026-11-17')).toBe('2027-03-08')
  expect(holidaysKnownUntil([{ ...eid!, isAnnounced: true }], '2026-11-17')).toBe('2027-04-13')
  expect(holidaysKnownUntil([], '2026-11-17')).toBe('2026-11-17')
  expect(holidaysKnownUntil([{ ...eid!, date: '0027-03-09', isAnnounced: true }], '2026-11-17')).toBe(
    '0027-03-09',
  )
})

it('a festival that nobody entered holds nothing up when it is over', () => {
  const after = publicHolidays.filter(({ date }) => date < '2027-04-14')
  expect(holidaysKnownUntil(after, '2027-03-22')).toBe('2027-03-08')
  expect(holidaysKnownUntil(after, '2027-03-24')).toBe('2027-04-13')
})
