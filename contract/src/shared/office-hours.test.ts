import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addOfficeMinutes,
  answerWithinOfficeMinutes,
  isOfficeOpen,
  nextOfficeOpening,
} from './office-hours.ts'

const minuteMs = 60_000
const nepal = (text: string) => new Date(`${text}+05:45`)
const holidays = new Set(['2026-11-17'])

describe('office hours', () => {
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
    expect(isOfficeOpen(nepal(local), holidays)).toBe(isOpen)
  })

  it('are those of Kathmandu, not of the server', () => {
    expect(isOfficeOpen(new Date('2026-11-15T03:15:00Z'))).toBe(true)
    expect(isOfficeOpen(new Date('2026-11-15T11:15:00Z'))).toBe(false)
    expect(isOfficeOpen(new Date('2026-11-13T20:00:00Z'))).toBe(false)
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
    expect(addOfficeMinutes(nepal(sent), answerWithinOfficeMinutes, holidays)).toEqual(nepal(answerBy))
  })

  it('opens next at nine, or is open now', () => {
    expect(nextOfficeOpening(nepal('2026-11-20T17:00:00'))).toEqual(nepal('2026-11-22T09:00:00'))
    expect(nextOfficeOpening(nepal('2026-11-16T18:00:00'), holidays)).toEqual(nepal('2026-11-18T09:00:00'))
    expect(nextOfficeOpening(nepal('2026-11-15T10:11:12.345'))).toEqual(nepal('2026-11-15T10:11:12.345'))
  })

  it('always lies in opening hours, exactly so many open minutes later', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    })
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 10 })
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 1500 }), days, (from, minutes, closed) => {
        const dayOf = (ahead: number) =>
          new Date(from.getTime() + ahead * 1440 * minuteMs).toISOString().slice(0, 10)
        const closedDays = new Set(closed.map(dayOf))
        const answer = addOfficeMinutes(from, minutes, closedDays)
        expect(isOfficeOpen(new Date(answer.getTime() - 1), closedDays)).toBe(true)
        expect(openMsBetween(from, answer, closedDays)).toBe(minutes * minuteMs)
      }),
    )
  })
})

/** Counts the slow way, day by day, as a person with a calendar would. */
function openMsBetween(from: Date, to: Date, closedDays: Set<string>): number {
  const offsetMs = 345 * minuteMs
  const dayMs = 1440 * minuteMs
  let sum = 0
  for (
    let day = Math.floor((from.getTime() + offsetMs) / dayMs);
    day * dayMs - offsetMs < to.getTime();
    day++
  ) {
    const date = new Date(day * dayMs)
    if (date.getUTCDay() === 6 || closedDays.has(date.toISOString().slice(0, 10))) continue
    const open = day * dayMs - offsetMs + 540 * minuteMs
    const close = day * dayMs - offsetMs + 1020 * minuteMs
    sum += Math.max(0, Math.min(close, to.getTime()) - Math.max(open, from.getTime()))
  }
  return sum
}
