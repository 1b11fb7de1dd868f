import { answerMinutes } from '@haat/contract/domains/applications.rules.ts'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { useOffice } from '#api/use-office.ts'
import { dueOf } from '#console/support/time/due.ts'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { classNames } from '#ui/class-names.ts'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const dueTones = {
  calm: { text: 'text-pine', bar: 'bg-pine' },
  soon: { text: 'text-cream-ink', bar: 'bg-star' },
  late: { text: 'text-crimson', bar: 'bg-crimson-fill' },
}

/** By when an answer is promised, and how much of the office time is used. */
export function PromisedTime({ clock }: { clock: StaffApplication['clock'] }) {
  const { desk, vendors } = useArea('staff')
  const { ui } = useMessages()
  const now = useBrowserTime()
  const office = useOffice()
  if (!clock) return null
  if (clock.promisedAt === null) {
    return <p className="text-small font-semibold text-muted">{vendors.resting}</p>
  }
  const due = office && dueOf(office, clock.promisedAt, now)
  const { text, bar } = dueTones[due?.tone ?? 'calm']
  const left = due?.tone === 'late' ? 0 : (due?.minutes ?? clock.minutesLeft)
  const when = dayAndTime(clock.promisedAt, ui.language)
  return (
    <p title={desk.inOfficeTime} className={classNames('text-small font-semibold', text)}>
      {due?.tone === 'late' ? vendors.answerLate(when) : vendors.answerBy(when)}
      <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={classNames('block h-full rounded-full', bar)}
          style={{ width: `${Math.round(100 * Math.max(0, 1 - left / answerMinutes))}%` }}
        />
      </span>
    </p>
  )
}
