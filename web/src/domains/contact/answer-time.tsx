import { addOfficeMinutes, answerWithinOfficeMinutes } from '@haat/contract/shared/office-hours.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { dayAndTime } from './day-and-time.ts'
import { useOffice } from './use-office.ts'

/** Whether someone is there, and by when they answer: 8 office hours, as promised. */
export function AnswerTime() {
  const { ui } = useMessages()
  const contact = useArea('contact')
  const office = useOffice()
  if (!office) return null
  const { now, holidays, isOpen, opening } = office
  const answerBy = addOfficeMinutes(now, answerWithinOfficeMinutes, holidays)
  return (
    <div className={isOpen ? 'rounded-picture bg-pine-tint p-4' : 'rounded-picture bg-cream p-4'}>
      <p className={isOpen ? 'font-semibold text-pine' : 'font-semibold text-cream-ink'}>
        {isOpen
          ? contact.chatOpen(dayAndTime(answerBy, now, ui.language))
          : contact.chatClosed(dayAndTime(opening, now, ui.language))}
      </p>
      <p className="text-small text-ink">{contact.chatNote}</p>
    </div>
  )
}
