import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { bsMonthNames } from '@haat/contract/shared/calendar-names.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import {
  addOfficeMinutes,
  defaultHours,
  isOfficeOpen,
  minuteOf,
  nextOfficeOpening,
  type OfficeHours,
} from '@haat/contract/shared/office-hours.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { PresenceToggle } from '../live-updates/presence-toggle.tsx'
import { shortDay, shortTime, shortWeekday } from '../time/short-time.ts'
import { useOfficeClock } from '../time/use-office-clock.ts'

const nepalMinutes = 5 * 60 + 45

/** The end of this office day, reached by adding the minutes that are left of it. */
function closingOf(now: Date, hours: OfficeHours) {
  const local = (Math.floor(now.getTime() / 60_000) + nepalMinutes) % (24 * 60)
  return addOfficeMinutes(now, Math.max(0, minuteOf(hours.closes) - local), undefined, hours)
}

/** The heading of the queue: the day in Nepal, whether the office is open, and the reader's chat presence. */
export function QueueHead() {
  const { desk } = useArea('staff')
  const { ui } = useMessages()
  const { now, holidays, hours = defaultHours } = useOfficeClock()
  const bs = bsDateOf(now)
  const day = bs
    ? `${shortWeekday(now, ui.language)} ${inDigitsOf(ui.language, String(bs.day))} ${bsMonthNames[ui.language][bs.month - 1]}`
    : shortDay(now, ui.language)
  const isOpen = isOfficeOpen(now, holidays, hours)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 px-4.5 pt-4 pb-3">
      <h1 className="text-h1">{desk.title}</h1>
      <p className="text-right text-small">
        <span className="block text-muted">
          {day}, {desk.npt(formatTime(now, ui.language))}
        </span>
        <span className={classNames('block font-semibold', isOpen ? 'text-pine' : 'text-muted')}>
          {isOpen
            ? desk.openUntil(formatTime(closingOf(now, hours), ui.language))
            : desk.opens(shortTime(nextOfficeOpening(now, holidays, hours), now, ui.language))}
        </span>
      </p>
      <PresenceToggle />
    </header>
  )
}
