import { describe, expect, it } from 'vitest'
import { dueOf } from './due.ts'

const nepal = (text: string) => new Date(`${text}+05:45`)
const now = nepal('2026-11-15T14:10:00')
const none = new Set<string>()

describe('how long there is for an answer', () => {
  it.each([
    ['late', '2026-11-15T13:30:00', { tone: 'late', part: 1, minutes: 40 }],
    ['two hours: amber', '2026-11-15T16:10:00', { tone: 'soon', part: 0.75, minutes: 120 }],
    ['over the night, in office hours', '2026-11-16T10:10:00', { tone: 'calm', part: 0.5, minutes: 240 }],
    ['all of it', '2026-11-16T14:10:00', { tone: 'calm', part: 0, minutes: 480 }],
  ])('%s', (_, answerBy, due) => {
    expect(dueOf(nepal(answerBy).toISOString(), now, none)).toEqual(due)
  })
})
