import { nepalDateParts } from '@haat/contract/shared/dates.ts'

/** Whether the last day, such as "2026-12-17", is over in Nepal. */
export function isOver(lastDay: string, now: Date): boolean {
  const { year, month, day } = nepalDateParts(now)
  const today = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return lastDay < today
}
