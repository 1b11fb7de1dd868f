import { createHash, randomUUIDv7 } from 'node:crypto'
import type { TicketType } from '@haat/contract/domains/support.tickets.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { getSupport, type Support } from '../site/site.service.ts'
import { answerClock } from './answer-clock.ts'
import { takeFiles } from './ticket-files.service.ts'
import { ticketKey, ticketKeyHash } from './ticket-key.ts'
import { findableWords } from './ticket-words.ts'
import { mailToSender, mailToSupport } from './tickets.mail.ts'
import {
  findTicketByFingerprint,
  insertTicket,
  lockSender,
  type Ticket,
  type TicketAbout,
} from './tickets.store.ts'

export interface FirstMessage {
  type: TicketType
  name: string
  email: string
  /** As they were typed; at least one, but for a chat. */
  phoneNumber: string
  contactNumber: string
  subject: string
  message: string
  sentAt: Date
  /** When it came, where that was before. */
  cameAt?: Date
  language: Language
  /** Who is signed in. */
  userId: string | null
  /** The address is that account's own and confirmed. */
  emailProven: boolean
  about: TicketAbout | null
  fileIds: string[]
  /** What makes it the same message, however often a phone on a bad line sends it. */
  sameAs: unknown[]
}

/** In the caller's transaction; who opens it says to whom it is told, and announces it after the commit. */
export async function openTicket(
  services: Services,
  tx: Tx,
  first: FirstMessage,
): Promise<{ ticket: Ticket; isNew: boolean }> {
  const now = first.cameAt ?? new Date()
  const email = first.email.toLowerCase()
  // Of the same person: who copies another's words does not get, or swallow, the other's ticket.
  const same = [...first.sameAs, first.userId]
  const fingerprint = createHash('sha256').update(JSON.stringify(same)).digest('hex')
  const sealed = (phone: string) => (phone === '' ? null : services.sealer.seal(phone))
  await lockSender(tx, email)
  const known = await findTicketByFingerprint(tx, fingerprint)
  if (known) return { ticket: known, isNew: false }
  const dueAt = await answerClock(tx)
  const id = randomUUIDv7()
  const { type, name, subject, message, sentAt, language, userId, emailProven, about } = first
  const row = await insertTicket(
    tx,
    {
      id,
      type,
      name,
      email,
      userId,
      emailProven,
      language,
      phoneNumberSealed: sealed(first.phoneNumber),
      contactNumberSealed: sealed(first.contactNumber),
      subject,
      message,
      about,
      sentAt,
      answerBy: dueAt('normal', now),
      keyHash: ticketKeyHash(ticketKey(services, id)),
      fingerprint,
      createdAt: now,
      updatedAt: now,
    },
    findableWords(name, email, subject, about?.id ?? '', about?.title ?? '', message),
  )
  await takeFiles(tx, first.fileIds, { ticketId: id })
  return { ticket: row, isNew: true }
}

/** To the mailbox of support, where the shop has one; the desk sees every ticket in the console besides. */
export async function tellSupport(
  services: Services,
  tx: Tx,
  ticket: Ticket,
  told: { support: Support; phones: string[] },
) {
  const { email } = told.support
  if (email) await services.outbox.queue(tx, mailToSupport(ticket, email, told.phones))
}

/** To an address that somebody typed, who need not be its owner: only so many a day. */
export async function sendReceipt(services: Services, tx: Tx, ticket: Ticket, support: Support) {
  const cap = 'receipt'
  if (!(await services.outbox.hasRoom(tx, ticket.email, cap))) return
  await services.outbox.queue(tx, { ...mailToSender(services, ticket, support), cap })
}

/** A message of a form: a ticket together with its two mails, all of it or nothing. */
export async function receiveMessage(services: Services, first: FirstMessage): Promise<Ticket> {
  const support = await getSupport(services.db, services.config)
  const { ticket, isNew } = await services.db.transaction(async (tx) => {
    const opened = await openTicket(services, tx, first)
    if (!opened.isNew) return opened
    const phones = [first.phoneNumber, first.contactNumber].filter((phone) => phone !== '')
    await tellSupport(services, tx, opened.ticket, { support, phones })
    await sendReceipt(services, tx, opened.ticket, support)
    return opened
  })
  if (isNew) {
    services.outbox.wake()
    await services.bus.publish('tickets', [ticket.number])
  }
  return ticket
}
