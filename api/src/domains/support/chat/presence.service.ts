import type { TicketViewer } from '@haat/contract/domains/support.stream.rules.ts'
import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import { officeStateAt } from '@haat/contract/shared/office-clock.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { findLiveUser, listStaffWithRight } from '#domains/account/account.service.ts'
import { getOffice } from '#domains/content/site/site.service.ts'
import { firstName } from '../mail/tickets.mail.ts'
import { onlineSeconds } from './is-live.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { listAvailableStaffSeenWithin, listViewersSeenWithin } from './presence.store.ts'
import { countChatsByOwner, loadChatLimits } from './running-chats.store.ts'

/** Who takes chats at this moment. A console may be open a little longer than its owner has the right to it. */
export async function listAvailableStaff(db: Tx): Promise<string[]> {
  const seen = await listAvailableStaffSeenWithin(db, onlineSeconds)
  if (seen.length === 0) return []
  const atDesk = new Set((await listStaffWithRight(db, 'support')).map(({ id }) => id))
  return seen.filter((id) => atDesk.has(id))
}

/** Whether a chat is answered at once: during office hours, while somebody of the staff takes chats. */
export async function chatPresence(services: Services, now = new Date()): Promise<ChatPresence> {
  const { office } = await getOffice(services.db)
  const state = officeStateAt(office, now)
  const isChatTime = services.config.hasChatAlways || state.isOpen
  const available = isChatTime ? await listAvailableStaff(services.db) : []
  const free = await onlyWithFreePlace(services.db, available)
  const [first] = free.length > 0 ? free : available
  const person = first === undefined ? null : await findLiveUser(services.db, first)
  const isStaffed = person !== null
  const isBusy = isStaffed && free.length === 0
  const holiday = state.isOpen ? null : state.holiday
  return {
    isStaffed,
    isBusy,
    name: isBusy ? null : person && firstName(person.name),
    opensAt: (state.isOpen ? now : state.opens).toISOString(),
    absence: person ? null : isChatTime ? 'nobody' : holiday ? 'holiday' : 'hours',
    holiday,
  }
}

/** Those of them who take one more chat. */
async function onlyWithFreePlace(db: Tx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const limitOf = await loadChatLimits(db)
  const chats = await countChatsByOwner(db)
  return ids.filter((id) => (chats.get(id) ?? 0) < limitOf(id))
}

/** Everybody of the staff who has a ticket open at this moment. */
export async function listViewers(db: Tx): Promise<TicketViewer[]> {
  const names = new Map((await listStaffWithRight(db, 'support')).map(({ id, name }) => [id, name]))
  return (await listViewersSeenWithin(db, onlineSeconds)).flatMap(({ number, id, isWriting }) => {
    const name = names.get(id)
    return name === undefined ? [] : [{ number: ticketNumber({ number }), id, name, isWriting }]
  })
}
