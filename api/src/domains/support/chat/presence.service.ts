import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import { isOfficeOpen, nextOfficeOpening } from '@haat/contract/shared/office-hours.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '#domains/account/account.service.ts'
import { getOffice } from '#domains/content/site/site.service.ts'
import { firstName } from '../mail/tickets.mail.ts'
import { onlineSeconds } from './is-live.ts'
import { listAvailableStaffSeenWithin } from './presence.store.ts'

/** The people of the staff who take chats at this moment. */
export const listAvailableStaff = (db: Tx): Promise<string[]> =>
  listAvailableStaffSeenWithin(db, onlineSeconds)

/** Whether a chat is answered at once: during office hours, while somebody of the staff takes chats. */
export async function chatPresence(services: Services, now = new Date()): Promise<ChatPresence> {
  const { holidays, hours } = await getOffice(services.db)
  const opensAt = nextOfficeOpening(now, holidays, hours).toISOString()
  const isOfficeTime = services.config.hasChatAlways || isOfficeOpen(now, holidays, hours)
  const [first] = isOfficeTime ? await listAvailableStaff(services.db) : []
  const person = first === undefined ? null : await findLiveUser(services.db, first)
  return { isStaffed: person !== null, name: person && firstName(person.name), opensAt }
}
