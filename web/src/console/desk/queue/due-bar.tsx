import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Holidays, OfficeHours } from '@haat/contract/shared/office-hours.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { dueOf } from '../due.ts'

const tones = {
  calm: { words: 'text-pine', bar: 'bg-pine' },
  soon: { words: 'text-cream-ink', bar: 'bg-star' },
  late: { words: 'text-crimson', bar: 'bg-crimson-fill' },
}

const dayMinutes = 24 * 60

export function useDueWords() {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  const span = (minutes: number) => {
    if (minutes < 60) return desk.minutes(count(Math.max(1, Math.round(minutes))))
    if (minutes < dayMinutes * 2) return desk.hours(count(Math.round(minutes / 60)))
    return desk.days(count(Math.round(minutes / dayMinutes)))
  }
  return ({ tone, minutes }: { tone: string; minutes: number }) =>
    tone === 'late' ? desk.late(span(minutes)) : desk.left(span(minutes))
}

interface DueBarProps {
  answerBy: string
  now: Date
  holidays: Holidays
  hours: OfficeHours | undefined
}

/** Bar and words: nothing is told by the colour alone. */
export function DueBar({ answerBy, now, holidays, hours }: DueBarProps) {
  const due = dueOf(answerBy, now, holidays, hours)
  const words = useDueWords()
  const { words: text, bar } = tones[due.tone]
  return (
    <span className={classNames('flex items-center gap-1.5 text-fine font-semibold', text)}>
      <span aria-hidden className="h-1.5 w-13.5 overflow-hidden rounded-full bg-line">
        <span
          className={classNames('block h-full min-w-1.5 rounded-full', bar)}
          style={{ width: `${Math.round(due.part * 100)}%` }}
        />
      </span>
      {words(due)}
    </span>
  )
}
