import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatBothCalendars } from '@haat/contract/shared/local-dates.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { VendorWeek } from './vendor-week.tsx'

const daysShown = 4

/** The week of the shop and the next days on which it is closed; left out for a shop that has said neither. */
export function VendorHours({ vendor: { hours, closedDays } }: { vendor: Vendor }) {
  const texts = useArea('vendors')
  if (!hours && closedDays.length === 0) return null
  return (
    <Panel title={texts.hours}>
      {hours && <VendorWeek hours={hours} />}
      {closedDays.length > 0 && (
        <>
          <h3 className={classNames('text-label', hours && 'mt-4')}>{texts.closedDays}</h3>
          <ClosedDays days={closedDays.slice(0, daysShown)} />
          {closedDays.length > daysShown && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold">
                {texts.moreClosedDays}
              </summary>
              <ClosedDays days={closedDays.slice(daysShown)} />
            </details>
          )}
        </>
      )}
    </Panel>
  )
}

function ClosedDays({ days }: { days: Vendor['closedDays'] }) {
  const { ui } = useMessages()
  return (
    <ul>
      {days.map(({ day, words }) => (
        <li key={day} className="py-1.5">
          <time dateTime={day}>{formatBothCalendars(day, ui.language)}</time>
          {(words.en || words.ne) && (
            <span className="block text-small text-muted">
              <BilingualText text={words} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
