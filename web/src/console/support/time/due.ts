import { addOfficeMinutes, type OfficeHours } from '@haat/contract/shared/office-hours.ts'
import type { Holidays } from '@haat/contract/shared/working-days.ts'

export interface Due {
  tone: 'calm' | 'soon' | 'late'
  /** The part of the promised time that has passed, from 0 to 1. */
  part: number
  /** Minutes of office time that are left; for a late ticket, the minutes of any time since it was due. */
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

/** The search looks ahead no further than thirty office days. */
const maxMinutes = 30 * 8 * 60

/** The minutes of office time between two moments, found by binary search over `addOfficeMinutes`. */
function officeMinutesBetween(from: Date, to: Date, holidays: Holidays, hours?: OfficeHours): number {
  let [low, high] = [0, maxMinutes]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (addOfficeMinutes(from, middle, holidays, hours) >= to) high = middle
    else low = middle + 1
  }
  return low
}
