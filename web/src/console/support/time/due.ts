import { timeLeftFor, type Office } from '@haat/contract/shared/office-clock.ts'

export interface Due {
  tone: 'calm' | 'soon' | 'late'
  /** The part of the promised time that has passed, from 0 to 1. */
  part: number
  /** Minutes of office time that are left, or by which the answer is late. */
  minutes: number
}

const promisedMinutes = 8 * 60
const soonMinutes = 4 * 60

export function dueOf(office: Office, answerBy: string, now: Date): Due {
  const { isLate, minutes } = timeLeftFor(office, new Date(answerBy), now)
  if (isLate) return { tone: 'late', part: 1, minutes }
  return {
    tone: minutes < soonMinutes ? 'soon' : 'calm',
    part: Math.max(0, 1 - minutes / promisedMinutes),
    minutes,
  }
}
