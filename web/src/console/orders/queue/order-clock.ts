import type { OrderView } from '@haat/contract/domains/orders.staff.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Areas } from '#ui/messages/areas.ts'

type Texts = Areas['staff']['orders']['clock']

export interface OrderClock {
  tone: 'calm' | 'soon' | 'late'
  /** How full the bar is, from 0 to 1. */
  part: number
  words: string
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long that is, in the largest unit that fits. */
export function spanOf(ms: number, texts: Texts, language: Language): string {
  const count = (unit: number) => formatCount(Math.max(1, Math.floor(ms / unit)), language)
  if (ms < hourMs) return texts.minutes(count(minuteMs))
  return ms < 2 * dayMs ? texts.hours(count(hourMs)) : texts.days(count(dayMs))
}

/** How long there is before each view's duty turns late; what only waits has no such moment. */
const spans: Partial<Record<OrderView, number>> = { late: dayMs, refunds: 7 * dayMs, payments: dayMs }

/** How long something waits, is late, or still has. */
export function clockOf(
  view: OrderView,
  dueAt: string,
  now: Date,
  { texts, language, isWorst = false }: { texts: Texts; language: Language; isWorst?: boolean },
): OrderClock {
  const ms = new Date(dueAt).getTime() - now.getTime()
  const span = spanOf(Math.abs(ms), texts, language)
  const whole = spans[view]
  if (whole === undefined) {
    const isLong = -ms > dayMs
    return {
      tone: isLong ? 'late' : 'soon',
      part: Math.min(1, Math.max(0.1, -ms / (2 * dayMs))),
      words: isWorst ? texts.oldest(span) : texts.waits(span),
    }
  }
  if (ms <= 0) return { tone: 'late', part: 1, words: texts.late(span) }
  const part = Math.min(1, Math.max(0.1, 1 - ms / whole))
  return { tone: part > 0.75 ? 'soon' : 'calm', part, words: texts.left(span) }
}
