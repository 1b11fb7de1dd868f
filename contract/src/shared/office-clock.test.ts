import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addOfficeMinutes,
  makeOffice,
  officeMinutesBetween,
  officeStateAt,
  timeLeftFor,
} from './office-clock.ts'
import type { OfficeHours } from './office-hours.ts'
import { publicHolidays } from './public-holidays.ts'

const minuteMs = 60_000
const nepal = (text: string) => new Date(`${text}+05:45`)
const festival = { en: 'Chhath', ne: 'छठ पर्व' }
const office = makeOffice({ holidays: [{ date: '2026-11-17', name: festival }] })
const isOpenAt = (at: Date) => officeStateAt(office, at).isOpen
const promised = 480

describe('the office is open', () => {
  it.each([
    ['Sunday at nine sharp', '2026-11-15T09:00:00', true],
    ['a moment before nine', '2026-11-15T08:59:59.999', false],
    ['a moment before five', '2026-11-15T16:59:59.999', true],
    ['five sharp', '2026-11-15T17:00:00', false],
    ['Friday noon', '2026-11-20T12:00:00', true],
    ['Saturday noon', '2026-11-21T12:00:00', false],
    ['the noon of a holiday', '2026-11-17T12:00:00', false],
    ['midnight', '2026-11-16T00:00:00', false],
  ])('on %s', (_, local, isOpen) => {
    expect(isOpenAt(nepal(local))).toBe(isOpen)
  })

  it('by the clock of Kathmandu, not of the server', () => {
    expect(isOpenAt(new Date('2026-11-15T03:15:00Z'))).toBe(true)
    expect(isOpenAt(new Date('2026-11-15T11:15:00Z'))).toBe(false)
    expect(isOpenAt(new Date('2026-11-13T20:00:00Z'))).toBe(false)
  })

  it('until the end of this very day, at whichever second of a minute one asks', () => {
    for (const second of ['10:57:00', '10:57:12.345', '16:59:59.999']) {
      expect(officeStateAt(office, nepal(`2026-11-15T${second}`))).toEqual({
        isOpen: true,
        closes: nepal('2026-11-15T17:00:00'),
      })
    }
  })

  it('or says when it opens, and which holiday it is', () => {
    const sunday = nepal('2026-11-22T09:00:00')
    expect(officeStateAt(office, nepal('2026-11-20T17:00:00'))).toEqual({
      isOpen: false,
      opens: sunday,
      holiday: null,
    })
    const afterFestival = nepal('2026-11-18T09:00:00')
    expect(officeStateAt(office, nepal('2026-11-16T18:00:00'))).toMatchObject({ opens: afterFestival })
    for (const time of ['00:00:00', '11:00:00', '23:59:59.999']) {
      expect(officeStateAt(office, nepal(`2026-11-17T${time}`))).toEqual({
        isOpen: false,
        opens: afterFestival,
        holiday: festival,
      })
    }
  })
})

describe('the promised answer', () => {
  it.each([
    ['in the morning: the same day at five', '2026-11-15T09:00:00', '2026-11-15T17:00:00'],
    ['at noon: the next day at noon', '2026-11-15T12:00:00', '2026-11-16T12:00:00'],
    ['before nine: as if it were nine', '2026-11-15T06:30:00', '2026-11-15T17:00:00'],
    ['after five: the next day at five', '2026-11-15T17:00:00', '2026-11-16T17:00:00'],
    ['Friday afternoon: Sunday, for Saturday is closed', '2026-11-20T15:00:00', '2026-11-22T15:00:00'],
    ['on Saturday: Sunday at five', '2026-11-21T12:00:00', '2026-11-22T17:00:00'],
    ['before a holiday: the day after it', '2026-11-16T10:30:00', '2026-11-18T10:30:00'],
    ['on a holiday: the day after it', '2026-11-17T10:30:00', '2026-11-18T17:00:00'],
  ])('to a message %s', (_, sent, answerBy) => {
    expect(addOfficeMinutes(office, nepal(sent), promised)).toEqual(nepal(answerBy))
  })

  it.each([
    ['is due in office time', '2026-11-18T10:10:00', '2026-11-16T16:10:00', { isLate: false, minutes: 120 }],
    ['is late in office time', '2026-11-16T16:40:00', '2026-11-18T10:00:00', { isLate: true, minutes: 80 }],
    [
      'is late by nothing yet in the evening',
      '2026-11-16T17:00:00',
      '2026-11-16T23:00:00',
      { isLate: true, minutes: 0 },
    ],
    [
      'is late from its minute on',
      '2026-11-16T10:00:00',
      '2026-11-16T10:00:00',
      { isLate: true, minutes: 0 },
    ],
  ])('%s', (_, due, now, left) => {
    expect(timeLeftFor(office, nepal(due), nepal(now))).toEqual(left)
  })

  it('lies so many minutes of office time later, whatever the holidays', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    })
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 10 })
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 1500 }), days, (from, minutes, closed) => {
        const dayAfter = (ahead: number) =>
          new Date(from.getTime() + ahead * 1440 * minuteMs).toISOString().slice(0, 10)
        const drawn = makeOffice({
          holidays: closed.map((ahead) => ({ date: dayAfter(ahead), name: festival })),
        })
        const answer = addOfficeMinutes(drawn, from, minutes)
        expect(officeStateAt(drawn, new Date(answer.getTime() - 1)).isOpen).toBe(true)
        expect(officeMinutesBetween(drawn, from, answer)).toBeCloseTo(minutes, 6)
      }),
    )
  })
})

interface YearOfMinutes {
  /** Whether the office is open in each minute, as a person with a calendar on the wall would tick it off. */
  isOpen: boolean[]
  holidayOf: (minute: number) => string | null
}

const firstDay = nepal('2026-04-14T00:00:00').getTime()
const daysOfYear = 366
/** Longer than the year, so that its last minutes have a next opening too. */
const daysTicked = daysOfYear + 20
const minutesPerDay = 1440

const namedDays = publicHolidays.filter(({ isAnnounced }) => isAnnounced)

function tickOff({ from, to, opens, closes }: OfficeHours): YearOfMinutes {
  const names = new Map(namedDays.map(({ date, name }) => [date, name.en]))
  const wall = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu', dateStyle: 'short' })
  const weekday = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kathmandu', weekday: 'short' })
  const week = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].slice(from, to + 1)
  const isOpen: boolean[] = []
  const holidays: (string | null)[] = []
  for (let day = 0; day < daysTicked; day++) {
    const noon = firstDay + (day * minutesPerDay + 720) * minuteMs
    const holiday = names.get(wall.format(noon)) ?? null
    holidays.push(holiday)
    const works = holiday === null && week.includes(weekday.format(noon))
    for (let minute = 0; minute < minutesPerDay; minute++) {
      const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      isOpen.push(works && clock >= opens && clock < closes)
    }
  }
  return { isOpen, holidayOf: (minute) => holidays[Math.floor(minute / minutesPerDay)]! }
}

describe.each<[string, OfficeHours]>([
  ['usual hours', { from: 0, to: 5, opens: '09:00', closes: '17:00' }],
  ['other hours', { from: 1, to: 4, opens: '10:30', closes: '15:45' }],
])('every minute of a year with its holidays, with %s', (_, hours) => {
  const year = tickOff(hours)
  const clock = makeOffice({ hours, holidays: namedDays })
  const momentOf = (minute: number) => firstDay + minute * minuteMs
  const last = daysOfYear * minutesPerDay

  it('is open or closed, until the minute and for the reason that the calendar has', () => {
    const changes: number[] = []
    for (let minute = year.isOpen.length - 2, change = NaN; minute >= 0; minute--) {
      if (year.isOpen[minute] !== year.isOpen[minute + 1]) change = minute + 1
      changes[minute] = change
    }
    const wrong: unknown[] = []
    for (let minute = 0; minute < last; minute++) {
      // Asked at another second of every minute.
      const state = officeStateAt(clock, new Date(momentOf(minute) + ((minute * 7919) % minuteMs)))
      const until = momentOf(changes[minute]!)
      const isRight = state.isOpen
        ? year.isOpen[minute] && state.closes.getTime() === until
        : !year.isOpen[minute] &&
          state.opens.getTime() === until &&
          (state.holiday?.en ?? null) === year.holidayOf(minute)
      if (!isRight) wrong.push([new Date(momentOf(minute)), state])
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })

  it('counts office time, and has its due time, as ticked off minute by minute', () => {
    const opened = [0]
    const openMinutes: number[] = []
    year.isOpen.forEach((isOpen, minute) => {
      if (isOpen) openMinutes.push(minute)
      opened.push(opened[minute]! + (isOpen ? 1 : 0))
    })
    const wrong: unknown[] = []
    for (let minute = 0; minute < last; minute++) {
      const from = new Date(momentOf(minute))
      // The answer is due at the end of the last of the promised minutes.
      const due = momentOf(openMinutes[opened[minute]! + promised - 1]! + 1)
      if (addOfficeMinutes(clock, from, promised).getTime() !== due) wrong.push(['due', from])
      const later = Math.min(minute + ((minute * 31) % (9 * minutesPerDay)), last)
      const between = officeMinutesBetween(clock, from, new Date(momentOf(later)))
      if (between !== opened[later]! - opened[minute]!) wrong.push(['between', from, later])
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })
})
