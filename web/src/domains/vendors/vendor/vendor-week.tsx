import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { classNames } from '#ui/class-names.ts'
import { useNow } from '#ui/device/use-now.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { minuteText } from '../minute-text.ts'

/** The open times of each weekday; today stands out. */
export function VendorWeek({ hours }: { hours: NonNullable<Vendor['hours']> }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const now = useNow()
  const today = now && nepalDateParts(now).weekday
  const time = (minute: number) => minuteText(minute, ui.language)
  return (
    <dl className="-mt-2">
      {hours.map((times, day) => (
        <div
          key={weekdayNames.en[day]}
          className={classNames(
            'flex justify-between gap-4 py-2 not-first:border-t not-first:border-line',
            day === today && 'font-semibold',
          )}
        >
          <dt>{weekdayNames[ui.language][day]}</dt>
          <dd className={classNames('text-right', times.length === 0 && 'text-muted')}>
            {times.length === 0
              ? texts.dayOff
              : times.map(({ opens, closes }) => (
                  <span key={opens} className="block">
                    {texts.times(time(opens), time(closes))}
                  </span>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
