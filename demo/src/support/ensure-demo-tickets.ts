import { randomUUIDv7 } from 'node:crypto'
import { setLive } from '@haat/api/domains/support/chat/chat-mail.service.ts'
import { leaveChat } from '@haat/api/domains/support/chat/chat.service.ts'
import { changeByStaff, mergeByStaff, replyByStaff } from '@haat/api/domains/support/desk/desk.service.ts'
import { addMessage, deskMessages } from '@haat/api/domains/support/tickets/ticket-messages.service.ts'
import { ticketNumber } from '@haat/api/domains/support/tickets/ticket-number.ts'
import { dateTicket } from '@haat/api/domains/support/tickets/ticket-times.service.ts'
import { openTicket } from '@haat/api/domains/support/tickets/open-ticket.service.ts'
import { listServiceAddresses } from '@haat/api/domains/services/services.service.ts'
import {
  countTicketsOf,
  getTicket,
  markSeen,
  type Ticket,
} from '@haat/api/domains/support/tickets/tickets.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { demoAccounts } from '../demo-accounts.ts'
import { historyServices } from '../shopper/history-services.ts'
import { callerAt } from '../staff/caller-at.ts'
import type { DemoMessage, DemoTicket } from './demo-tickets.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
const manyServices = 1_000_000

/**
 * Inserts tickets, so that staff of the demo have something to answer. Some are about orders of the shopper's account,
 * whose numbers are given by their keys.
 */
export async function ensureDemoTickets(given: Services, orders: ReadonlyMap<string, string>) {
  const { demoTickets } = await import('./demo-tickets.ts')
  const { shopperTickets } = await import('./shopper-tickets.ts')
  await given.db.transaction(async (tx) => {
    if ((await countTicketsOf(tx, personOf('shopper').id)) > 0) return
    const { services } = historyServices(given, tx)
    const all = [...shopperTickets, ...demoTickets].toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    const context = { services, tx, orders, now: Date.now(), numbers: new Map() }
    for (const ticket of all) await loadTicket(context, ticket)
  })
}

interface Context {
  services: Services
  tx: Tx
  orders: ReadonlyMap<string, string>
  now: number
  /** The numbers of the tickets so far, by the subjects that they have in the demo. */
  numbers: Map<string, string>
}

const personOf = (role: 'shopper' | 'staff' | 'admin') =>
  demoAccounts.find(({ roles }) => roles.at(-1) === role)!

async function loadTicket({ services, tx, orders, now, numbers }: Context, demo: DemoTicket) {
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
  numbers.set(demo.subject, ticketNumber(ticket))
  const date = (dated: Ticket, at: Date) => dateTicket(tx, dated.id, { since: new Date(now - minuteMs), at })
  const { messages = [], mergedInto } = demo
  if (demo.owner || demo.priority) {
    const at = ago(messages.at(0)?.hoursAgo ?? demo.hoursAgo)
    await assign(services, ticket, demo, at)
    await date(ticket, at)
  }
  if (demo.type === 'chat') await setLive(tx, ticket.id, 0)
  for (const [index, { by, text, hoursAgo }] of messages.entries()) {
    const isLast = index === messages.length - 1
    const message = { by, text: inWords(text), hoursAgo }
    await addTo({ services, tx }, ticket, { demo, message, at: ago(hoursAgo), isLast })
    await date(ticket, ago(hoursAgo))
  }
  if (mergedInto) {
    const at = ago(mergedInto.hoursAgo)
    const other = await mergeByStaff(services, callerAt('staff', at), ticketNumber(ticket), {
      version: ticket.version,
      into: numbers.get(mergedInto.subject)!,
      isConfirmed: false,
    })
    await date(other, at)
    await date(ticket, at)
  }
}

async function serviceOf(tx: Tx, { service }: DemoTicket) {
  if (service === undefined) return null
  const found = (await listServiceAddresses(tx, 0, manyServices)).find(({ slug }) => slug === service)
  return found
    ? ({ kind: 'service', id: toPublicId(found.slug, found.id), title: 'Plumber at home' } as const)
    : null
}

async function assign(services: Services, ticket: Ticket, { owner, priority }: DemoTicket, at: Date) {
  await changeByStaff(services, callerAt(owner ?? 'admin', at), ticketNumber(ticket), {
    version: ticket.version,
    priority,
    assigneeId: owner && personOf(owner).id,
  })
}

interface Added {
  demo: DemoTicket
  message: DemoMessage
  at: Date
  isLast: boolean
}

type Written = Pick<Context, 'services' | 'tx'>

async function addTo(
  { services, tx }: Written,
  ticket: Ticket,
  { demo, message: { by, text }, at, isLast }: Added,
) {
  const isSolved = isLast && demo.isSolved === true
  const caller = callerAt(demo.owner ?? 'staff', at)
  const number = ticketNumber(ticket)
  if (by === 'customer') {
    await addMessage(tx, ticket.id, {
      author: 'customer',
      authorId: null,
      authorName: ticket.name,
      channel: demo.type === 'chat' ? 'chat' : 'page',
      words: text,
      messageKey: randomUUIDv7(),
      at,
    })
  } else {
    await replyByStaff(services, caller, number, {
      kind: by === 'note' ? 'note' : 'reply',
      words: text,
      messageKey: randomUUIDv7(),
      fileIds: [],
      status: isSolved ? 'solved' : undefined,
    })
  }
  if (!isSolved) return
  const { version, status } = await getTicket(tx, number)
  if (status !== 'solved') await changeByStaff(services, caller, number, { version, status: 'solved' })
  const { sequence } = (await deskMessages(tx, ticket)).at(-1)!
  await markSeen(tx, ticket.id, sequence)
  if (demo.hasLeft) await leaveChat(services, ticket)
}
