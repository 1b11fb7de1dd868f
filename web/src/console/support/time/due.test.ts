import { describe, expect, it } from 'vitest'
import { makeOffice } from '@haat/contract/shared/office-clock.ts'
import { dueOf } from './due.ts'

const nepal = (text: string) => new Date(`${text}+05:45`)
const now = nepal('2026-11-15T14:10:00')
const office = makeOffice({})

describe('how long there is for an answer, in office time', () => {
  it.each([
    ['late today', '2026-11-15T13:30:00', { tone: 'late', part: 1, minutes: 40 }],
    ['late since Friday, with Saturday off', '2026-11-13T16:00:00', { tone: 'late', part: 1, minutes: 370 }],
    ['two hours: amber', '2026-11-15T16:10:00', { tone: 'soon', part: 0.75, minutes: 120 }],
    ['over the night', '2026-11-16T10:10:00', { tone: 'calm', part: 0.5, minutes: 240 }],
    ['all of it', '2026-11-16T14:10:00', { tone: 'calm', part: 0, minutes: 480 }],
  ])('%s', (_, answerBy, due) => {
    expect(dueOf(office, nepal(answerBy).toISOString(), now)).toEqual(due)
  })
})
