import type { Holidays, OfficeHours } from '@haat/contract/shared/office-hours.ts'
import { officeMinutesBetween } from './office-minutes.ts'

export interface Due {
  tone: 'calm' | 'soon' | 'late'
  /** How much of the promised time is gone, from 0 to 1. */
  part: number
  /** What is left in minutes of office time; late by so many minutes of any clock. */
  minutes: number
}

const promisedMinutes = 8 * 60
const soonMinutes = 4 * 60

export function dueOf(answerBy: string, now: Date, holidays: Holidays, hours?: OfficeHours): Due {
  const at = new Date(answerBy)
  if (at <= now)
    return { tone: 'late', part: 1, minutes: Math.floor((now.getTime() - at.getTime()) / 60_000) }
  const minutes = officeMinutesBetween(now, at, holidays, hours)
  return {
    tone: minutes < soonMinutes ? 'soon' : 'calm',
    part: Math.min(1, Math.max(0, 1 - minutes / promisedMinutes)),
    minutes,
  }
}
