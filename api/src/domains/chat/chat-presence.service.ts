import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import { isOfficeOpen, nextOfficeOpening } from '@haat/contract/shared/office-hours.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../account/account.service.ts'
import { getOffice } from '../site/site.service.ts'
import { listPresent } from '../tickets/presence.service.ts'
import { firstName } from '../tickets/tickets.mail.ts'

/** Whether a chat is answered at once: somebody is there, and it is time to be there. */
export async function chatPresence(services: Services, now = new Date()): Promise<ChatPresence> {
  const { holidays, hours } = await getOffice(services.db)
  const opensAt = nextOfficeOpening(now, holidays, hours).toISOString()
  const isTime = services.config.hasChatAlways || isOfficeOpen(now, holidays, hours)
  const [first] = isTime ? await listPresent(services.db) : []
  const person = first === undefined ? null : await findLiveUser(services.db, first)
  return { isStaffed: person !== null, name: person && firstName(person.name), opensAt }
}
