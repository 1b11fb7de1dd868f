import { randomUUIDv7 } from 'node:crypto'
import { addMessage } from '@haat/api/domains/support/tickets/ticket-messages.service.ts'
import { openTicket } from '@haat/api/domains/support/tickets/open-ticket.service.ts'
import { insertReply, listReplies } from '@haat/api/domains/support/desk/saved-replies.service.ts'
import { countTickets } from '@haat/api/domains/support/tickets/tickets.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { demoSavedReplies, demoTickets, type DemoTicket } from './demo-tickets.ts'

const hourMs = 3_600_000

/** Inserts tickets and saved replies, so that staff of the demo have something to answer and to answer with. */
export async function ensureDemoTickets(services: Services) {
  const { db } = services
  await db.transaction(async (tx) => {
    if ((await listReplies(tx)).length === 0) {
      for (const { shortcut, ...texts } of demoSavedReplies) {
        await insertReply(tx, { id: randomUUIDv7(), shortcut, ...texts })
      }
    }
    if ((await countTickets(tx)) > 0) return
    for (const ticket of demoTickets) await loadTicket(services, tx, ticket)
  })
}

const personOf = (role: 'shopper' | 'staff') => demoAccounts.find(({ roles }) => roles.at(-1) === role)!

async function loadTicket(services: Services, tx: Tx, demo: DemoTicket) {
  const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
  const { messages = [], hoursAgo, isShopper, ...first } = demo
  const shopper = personOf('shopper')
  const { ticket } = await openTicket(services, tx, {
    contactNumber: '',
    about: null,
    fileIds: [],
    ...first,
    ...(isShopper && { name: shopper.name, email: shopper.email }),
    userId: isShopper ? shopper.id : null,
    emailProven: isShopper ?? false,
    sentAt: ago(hoursAgo),
    receivedAt: ago(hoursAgo),
    sameMessageParts: ['demo', demo.subject],
  })
  const staff = personOf('staff')
  for (const { by, text, hoursAgo: at } of messages) {
    const isCustomer = by === 'customer'
    await addMessage(tx, ticket.id, {
      author: isCustomer ? 'customer' : 'staff',
      authorId: isCustomer ? null : staff.id,
      authorName: isCustomer ? ticket.name : staff.name,
      channel: by === 'note' ? 'note' : isCustomer ? 'page' : 'mail',
      words: text,
      messageKey: randomUUIDv7(),
      at: ago(at),
    })
  }
}
