import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Why nobody is there to chat; undefined while somebody is, or that is not known. */
export function useAbsenceText(presence: ChatPresence | undefined): string | undefined {
  const { ui } = useMessages()
  const { chat, holiday } = useArea('contact')
  if (!presence || presence.isStaffed) return undefined
  if (presence.absence === 'hours') return chat.closed
  if (presence.absence !== 'holiday') return chat.nobody
  return chat.closedHoliday((presence.holiday && inLanguage(presence.holiday, ui.language)) || holiday)
}
