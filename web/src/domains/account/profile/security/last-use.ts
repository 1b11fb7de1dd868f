import { formatTime, nepalDateParts } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import type { Areas } from '#ui/messages/areas.ts'

const nowMs = 2 * 60_000
const dayMs = 86_400_000

const dayOf = (instant: Date) => {
  const { year, month, day } = nepalDateParts(instant)
  return Date.UTC(year, month - 1, day) / dayMs
}

/** "now", "today, 7:52 AM", "yesterday, 6:14 PM", and before that the day with its hour. */
export function lastUse(
  lastUsedAt: string,
  now: Date,
  language: Language,
  words: Pick<Areas['profile'], 'now' | 'today' | 'yesterday'>,
): string {
  const used = new Date(lastUsedAt)
  if (now.getTime() - used.getTime() < nowMs) return words.now
  const time = formatTime(used, language)
  const daysAgo = dayOf(now) - dayOf(used)
  if (daysAgo <= 0) return words.today(time)
  if (daysAgo === 1) return words.yesterday(time)
  return `${formatLocalDate(used, language)}, ${time}`
}
