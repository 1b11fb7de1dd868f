import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Holidays, OfficeHours } from '@haat/contract/shared/office-hours.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { dueOf } from '../time/due.ts'

const tones = {
  calm: { text: 'text-pine', bar: 'bg-pine' },
  soon: { text: 'text-cream-ink', bar: 'bg-star' },
  late: { text: 'text-crimson', bar: 'bg-crimson-fill' },
}

const dayMinutes = 24 * 60

function useDueText() {
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

/** A bar with a text beside it, because colour alone must not carry the meaning. */
export function DueBar({ answerBy, now, holidays, hours }: DueBarProps) {
  const due = dueOf(answerBy, now, holidays, hours)
  const dueText = useDueText()
  const { text, bar } = tones[due.tone]
  return (
    <span className={classNames('flex items-center gap-1.5 text-fine font-semibold', text)}>
      <span aria-hidden className="h-1.5 w-13.5 overflow-hidden rounded-full bg-line">
        <span
          className={classNames('block h-full min-w-1.5 rounded-full', bar)}
          style={{ width: `${Math.round(due.part * 100)}%` }}
        />
      </span>
      {dueText(due)}
    </span>
  )
}
