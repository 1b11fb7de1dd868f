import { describe, expect, it } from 'vitest'
import { makeOffice } from '../shared/office-clock.ts'
import {
  answerMinutes,
  applicationClock,
  applicationStates,
  applicationStepNames,
  applicationSteps,
  canMakeStep,
  formatPan,
  isLiving,
  toPan,
  type ApplicationStep,
} from './applications.rules.ts'
import {
  applicationFieldNames,
  checklistLineNames,
  lineOf,
  linesFor,
  linesOfField,
} from './applications.checklist.rules.ts'

/** Sunday to Friday, nine to five in Nepal; Sunday 2026-11-15 is a working day. */
const office = makeOffice({})
const nepal = (day: string, time: string) => new Date(`${day}T${time}:00+05:45`)
const step = (name: ApplicationStep, day: string, time: string) => ({ step: name, at: nepal(day, time) })

describe('the table of states', () => {
  it('lets every step but the first begin in a state that another step leads to', () => {
    const reached = new Set(applicationStepNames.map((name) => applicationSteps[name].to))
    expect(reached).toEqual(new Set(applicationStates))
    for (const name of applicationStepNames) {
      const from: readonly string[] = applicationSteps[name].from
      expect(
        from.every((state) => reached.has(state as never)),
        name,
      ).toBe(true)
    }
  })

  it('lets nothing begin again after the end, but for an objection', () => {
    const steps = (state: (typeof applicationStates)[number]) =>
      applicationStepNames.filter((name) => canMakeStep(state, name))
    expect(steps('approved')).toEqual([])
    expect(steps('withdrawn')).toEqual([])
    expect(steps('refused')).toEqual(['object'])
    expect(applicationStates.filter((state) => !isLiving(state))).toEqual([
      'approved',
      'refused',
      'withdrawn',
    ])
  })
})

describe('the checklist', () => {
  it('has every field of the form once', () => {
    for (const field of applicationFieldNames) expect([field, linesOfField(field).length]).toEqual([field, 1])
    for (const name of checklistLineNames) expect(lineOf(name).reasons).toContain('other')
  })

  it('asks for papers that the applicant has', () => {
    const facts = { kind: 'firm' as const, isVatRegistered: false, licenceText: '', hasLicencePaper: false }
    expect(linesFor(facts)).not.toContain('vat-certificate')
    expect(linesFor(facts)).not.toContain('licence')
    expect(linesFor({ ...facts, isVatRegistered: true })).toContain('vat-certificate')
    expect(linesFor({ ...facts, hasLicencePaper: true })).toContain('licence')
    expect(linesFor({ ...facts, kind: 'person' })).not.toContain('registration')
  })
})

describe('a PAN', () => {
  it.each(['609214873', '609 214 873', '609-214-873', ' ६०९ २१४ ८७३ ', '609.214.873'])(
    'is read from %s',
    (typed) => {
      expect(toPan(typed)).toBe('609214873')
    },
  )
  it.each(['', '60921487', '6092148733', '60921487a', '609/214/873'])('is not read from "%s"', (typed) => {
    expect(toPan(typed)).toBeUndefined()
  })
  it('is written in threes', () => expect(formatPan('609214873')).toBe('609 214 873'))
})

describe('the clock of an application', () => {
  it('promises an answer 16 office hours after sending', () => {
    // Sent on Sunday at 10:51, it has 6 hours 9 minutes of Sunday, 8 of Monday, and the rest of Tuesday.
    const events = [step('begin', '2026-11-15', '10:00'), step('send', '2026-11-15', '10:51')]
    expect(applicationClock(office, events, nepal('2026-11-15', '10:51'))).toEqual({
      promisedAt: nepal('2026-11-17', '10:51'),
      minutesLeft: answerMinutes,
      isResting: false,
    })
    expect(applicationClock(office, events, nepal('2026-11-16', '11:20'))?.minutesLeft).toBe(
      answerMinutes - (6 * 60 + 9) - (2 * 60 + 20),
    )
    expect(applicationClock(office, events, nepal('2026-11-20', '11:00'))?.minutesLeft).toBe(0)
  })

  it('leaves out Saturdays and holidays, also those that are announced later', () => {
    const events = [step('send', '2026-11-20', '16:00')]
    const now = nepal('2026-11-20', '16:00')
    // Friday one hour, Saturday nothing, Sunday eight, Monday seven.
    expect(applicationClock(office, events, now)?.promisedAt).toEqual(nepal('2026-11-23', '16:00'))
    const withHoliday = makeOffice({
      holidays: [{ date: '2026-11-22', name: { en: 'Day off', ne: 'बिदा' } }],
    })
    expect(applicationClock(withHoliday, events, now)?.promisedAt).toEqual(nepal('2026-11-24', '16:00'))
  })

  it('rests while something is sent back, and goes on where it stopped', () => {
    const back = [step('send', '2026-11-15', '10:00'), step('send-back', '2026-11-15', '13:00')]
    expect(applicationClock(office, back, nepal('2026-11-18', '12:00'))).toEqual({
      promisedAt: null,
      minutesLeft: 13 * 60,
      isResting: true,
    })
    const again = [...back, step('send', '2026-11-18', '09:00')]
    expect(applicationClock(office, again, nepal('2026-11-18', '10:00'))).toEqual({
      promisedAt: nepal('2026-11-19', '14:00'),
      minutesLeft: 12 * 60,
      isResting: false,
    })
  })

  it('starts anew with an objection, and with a second look, and ends with the answer', () => {
    const refused = [step('send', '2026-11-15', '09:00'), step('refuse', '2026-11-15', '17:00')]
    expect(applicationClock(office, refused, nepal('2026-11-16', '09:00'))).toBeNull()
    const objected = [...refused, step('object', '2026-11-16', '09:00')]
    expect(applicationClock(office, objected, nepal('2026-11-16', '10:00'))).toEqual({
      promisedAt: nepal('2026-11-17', '17:00'),
      minutesLeft: 15 * 60,
      isResting: false,
    })
    const looked = [...objected, step('look-again', '2026-11-17', '09:00')]
    expect(applicationClock(office, looked, nepal('2026-11-17', '09:00'))?.promisedAt).toEqual(
      nepal('2026-11-18', '17:00'),
    )
    const approved = [...looked, step('approve', '2026-11-17', '12:00')]
    expect(applicationClock(office, approved, nepal('2026-11-17', '13:00'))).toBeNull()
  })

  it('runs from nobody’s draft', () => {
    expect(applicationClock(office, [step('begin', '2026-11-15', '10:00')], new Date())).toBeNull()
  })
})
