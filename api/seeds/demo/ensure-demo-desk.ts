import { randomUUIDv7 } from 'node:crypto'
import { addMessage } from '#domains/tickets/add-message.service.ts'
import { openTicket } from '#domains/tickets/open-ticket.service.ts'
import { insertReply, listReplies } from '#domains/tickets/saved-replies.service.ts'
import { countTickets } from '#domains/tickets/tickets.service.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { demoReplies, demoTickets, type DemoTicket } from './demo-desk.ts'

const hourMs = 3_600_000

/** Something to answer and something to answer with, once. */
export async function ensureDemoDesk(services: Services) {
  const { db } = services
  await db.transaction(async (tx) => {
    if ((await listReplies(tx)).length === 0) {
      for (const { shortcut, ...words } of demoReplies) {
        await insertReply(tx, { id: randomUUIDv7(), shortcut, ...words })
      }
    }
    if ((await countTickets(tx)) > 0) return
    for (const ticket of demoTickets) await loadTicket(services, tx, ticket)
  })
}

const personOf = (role: 'shopper' | 'staff') => demoAccounts.find(({ roles }) => roles.at(-1) === role)!

async function loadTicket(services: Services, tx: Tx, demo: DemoTicket) {
  const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
  const { said = [], hoursAgo, isShopper, ...first } = demo
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
    cameAt: ago(hoursAgo),
    sameAs: ['demo', demo.subject],
  })
  const staff = personOf('staff')
  for (const { by, words, hoursAgo: at } of said) {
    const isCustomer = by === 'customer'
    await addMessage(tx, ticket.id, {
      author: isCustomer ? 'customer' : 'staff',
      authorId: isCustomer ? null : staff.id,
      authorName: isCustomer ? ticket.name : staff.name,
      channel: by === 'note' ? 'note' : isCustomer ? 'page' : 'mail',
      words,
      messageKey: randomUUIDv7(),
      at: ago(at),
    })
  }
}
