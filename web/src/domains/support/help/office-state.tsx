import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { dayAndTime } from '../tickets/day-and-time.ts'
import { useOffice } from './use-office.ts'

/** Its height is reserved, so that nothing moves when the text appears. */
export function OfficeState() {
  const { ui } = useMessages()
  const contact = useArea('contact')
  const office = useOffice()
  return (
    <p className="min-h-[1lh] text-small font-semibold">
      {office?.isOpen === true && <span className="text-pine">{contact.openNow}</span>}
      {office?.isOpen === false && (
        <span className="text-crimson">
          {contact.closed(dayAndTime(office.opening, office.now, ui.language))}
        </span>
      )}
    </p>
  )
}
