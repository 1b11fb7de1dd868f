import { randomUUIDv7 } from 'node:crypto'
import { addMessage } from '@haat/api/domains/support/tickets/ticket-messages.service.ts'
import { changeTicket } from '@haat/api/domains/support/tickets/change-ticket.service.ts'
import { dateTicket } from '@haat/api/domains/support/tickets/ticket-times.service.ts'
import { openTicket } from '@haat/api/domains/support/tickets/open-ticket.service.ts'
import { insertReply, listReplies } from '@haat/api/domains/support/desk/saved-replies.service.ts'
import { listServiceAddresses } from '@haat/api/domains/services/services.service.ts'
import { countTicketsOf, markSeen, type Ticket } from '@haat/api/domains/support/tickets/tickets.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { demoAccounts } from '../demo-accounts.ts'
import type { DemoMessage, DemoTicket } from './demo-tickets.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
const manyServices = 1_000_000

/**
 * Inserts tickets and saved replies, so that staff of the demo have something to answer and to answer with. Some are about
 * orders of the shopper's account, whose numbers are given by their keys.
 */
export async function ensureDemoTickets(services: Services, orders: ReadonlyMap<string, string>) {
  const { demoSavedReplies, demoTickets } = await import('./demo-tickets.ts')
  const { shopperTickets } = await import('./shopper-tickets.ts')
  await services.db.transaction(async (tx) => {
    if ((await listReplies(tx)).length === 0) {
      for (const { shortcut, ...texts } of demoSavedReplies) {
        await insertReply(tx, { id: randomUUIDv7(), shortcut, ...texts })
      }
    }
    if ((await countTicketsOf(tx, personOf('shopper').id)) > 0) return
    const all = [...shopperTickets, ...demoTickets].toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    const context = { services, tx, orders, now: Date.now() }
    for (const ticket of all) await loadTicket(context, ticket)
  })
}

interface Context {
  services: Services
  tx: Tx
  orders: ReadonlyMap<string, string>
  now: number
}

const personOf = (role: 'shopper' | 'staff' | 'admin') =>
  demoAccounts.find(({ roles }) => roles.at(-1) === role)!

async function loadTicket({ services, tx, orders, now }: Context, demo: DemoTicket) {
  const ago = (hours: number) => new Date(now - hours * hourMs)
  const number = demo.order === undefined ? undefined : orders.get(demo.order)
  const inWords = (text: string) => text.replaceAll('{order}', number ?? '')
  const userId = demo.isShopper ? personOf('shopper').id : null
  const { ticket } = await openTicket(services, tx, {
    type: demo.type,
    name: demo.name,
    email: demo.email,
    phoneNumber: demo.phoneNumber,
    contactNumber: '',
    subject: inWords(demo.subject),
    message: inWords(demo.message),
    language: demo.language,
    about: number === undefined ? await serviceOf(tx, demo) : { kind: 'order', id: number, title: number },
    fileIds: [],
    userId,
    emailProven: demo.isShopper ?? false,
    sentAt: ago(demo.hoursAgo),
    receivedAt: ago(demo.hoursAgo),
    sameMessageParts: ['demo', demo.subject],
  })
  const date = (at: Date) => dateTicket(tx, ticket.id, { since: new Date(now - minuteMs), at })
  const { messages = [] } = demo
  if (demo.owner || demo.priority) {
    await assign(tx, ticket, demo)
    await date(ago(messages.at(0)?.hoursAgo ?? demo.hoursAgo))
  }
  for (const [index, { by, text, hoursAgo }] of messages.entries()) {
    const isLast = index === messages.length - 1
    await addTo(tx, ticket, {
      demo,
      message: { by, text: inWords(text), hoursAgo },
      at: ago(hoursAgo),
      isLast,
    })
    await date(ago(hoursAgo))
  }
}

async function serviceOf(tx: Tx, { service }: DemoTicket) {
  if (service === undefined) return null
  const found = (await listServiceAddresses(tx, 0, manyServices)).find(({ slug }) => slug === service)
  return found
    ? ({ kind: 'service', id: toPublicId(found.slug, found.id), title: 'Plumber at home' } as const)
    : null
}

async function assign(tx: Tx, { id, version }: Ticket, { owner, priority }: DemoTicket) {
  const assignee = owner && { id: personOf(owner).id, name: personOf(owner).name }
  await changeTicket(tx, id, assignee ?? personOf('admin'), { version, priority, assignee })
}

interface Added {
  demo: DemoTicket
  message: DemoMessage
  at: Date
  isLast: boolean
}

async function addTo(tx: Tx, ticket: Ticket, { demo, message: { by, text }, at, isLast }: Added) {
  const isCustomer = by === 'customer'
  const colleague = personOf(demo.owner ?? 'staff')
  const spoken = demo.type === 'chat' ? 'chat' : isCustomer ? 'page' : 'mail'
  const { message } = await addMessage(tx, ticket.id, {
    author: isCustomer ? 'customer' : 'staff',
    authorId: isCustomer ? null : colleague.id,
    authorName: isCustomer ? ticket.name : colleague.name,
    channel: by === 'note' ? 'note' : spoken,
    words: text,
    messageKey: randomUUIDv7(),
    at,
    ...(isLast && demo.isSolved && !isCustomer && { status: 'solved' as const }),
  })
  if (isLast && demo.isSolved) await markSeen(tx, ticket.id, message.sequence)
  if (isLast && demo.hasLeft) await leave(tx, ticket, at)
}

/** The sender has closed the window of the chat, and the colleague has closed the ticket. */
const leave = (tx: Tx, ticket: Ticket, at: Date) =>
  addMessage(tx, ticket.id, {
    author: 'desk',
    authorId: null,
    authorName: '',
    channel: 'chat',
    words: '',
    messageKey: randomUUIDv7(),
    event: { kind: 'left-chat', from: null, to: null },
    at,
    status: 'solved',
  })
