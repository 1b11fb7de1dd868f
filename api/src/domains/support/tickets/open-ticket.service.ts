import { createHash, randomUUIDv7 } from 'node:crypto'
import type { TicketPriority, TicketType } from '@haat/contract/domains/support.tickets.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { getSupport, type Support } from '#domains/content/site/site.service.ts'
import { loadAnswerDeadline } from './answer-deadline.ts'
import { attachFiles } from './ticket-files.service.ts'
import { ticketKey, ticketKeyHash } from '../sender/ticket-key.ts'
import { searchTermsOf } from './search-terms.ts'
import { confirmationMail } from '../mail/calls.mail.ts'
import { supportMail } from '../mail/tickets.mail.ts'
import type { Actor } from './record-event.service.ts'
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
  /** Both numbers as they were typed. At least one is given, except in a chat and by callers with an address. */
  phoneNumber: string
  contactNumber: string
  subject: string
  message: string
  sentAt: Date
  /** When the message arrived, if that was not now. */
  receivedAt?: Date
  language: Language
  /** The account that is signed in. */
  userId: string | null
  /** Whether the address is that account's own and confirmed. */
  emailProven: boolean
  about: TicketAbout | null
  fileIds: string[]
  priority?: TicketPriority
  /** The staff member who wrote it down for somebody on the telephone. */
  takenDownBy?: Actor
  /** Values that identify the message: a phone on a bad connection may send it several times. */
  sameMessageParts: unknown[]
}

/**
 * Opens a ticket in the caller's transaction. The caller queues the mails, and announces the ticket after the
 * commit.
 */
export async function openTicket(
  services: Services,
  tx: Tx,
  first: FirstMessage,
): Promise<{ ticket: Ticket; isNew: boolean }> {
  const now = first.receivedAt ?? new Date()
  const email = first.email.toLowerCase()
  // The account is part of it: a person who copies another's message must neither get nor suppress the other's
  // ticket.
  const identity = [...first.sameMessageParts, first.userId]
  const fingerprint = createHash('sha256').update(JSON.stringify(identity)).digest('hex')
  const sealed = (phone: string) => (phone === '' ? null : services.encryption.encrypt(phone))
  await lockSender(tx, email)
  const existing = await findTicketByFingerprint(tx, fingerprint)
  if (existing) return { ticket: existing, isNew: false }
  const dueAt = await loadAnswerDeadline(tx)
  const id = randomUUIDv7()
  const { type, name, subject, message, sentAt, language, userId, emailProven, about } = first
  const { priority = 'normal', takenDownBy } = first
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
      priority,
      takenDownById: takenDownBy?.id ?? null,
      takenDownBy: takenDownBy?.name ?? null,
      answerBy: dueAt(priority, now),
      keyHash: ticketKeyHash(ticketKey(services, id)),
      fingerprint,
      createdAt: now,
      updatedAt: now,
    },
    searchTermsOf(name, email, subject, about?.id ?? '', about?.title ?? '', message),
  )
  await attachFiles(tx, first.fileIds, { ticketId: id })
  return { ticket: row, isNew: true }
}

/**
 * Mails the ticket to the mailbox of support, if the shop has one. Staff see every ticket in the console
 * anyway.
 */
export async function queueSupportMail(
  services: Services,
  tx: Tx,
  ticket: Ticket,
  { support, phones }: { support: Support; phones: string[] },
) {
  if (support.email) await services.outbox.queue(tx, supportMail(services, ticket, support.email, phones))
}

/**
 * Confirms the message to the address that was typed. Its owner may be somebody else, so the mails per day are
 * capped.
 */
export async function queueReceipt(services: Services, tx: Tx, ticket: Ticket, support: Support) {
  const cap = 'receipt'
  if (!(await services.outbox.hasRoom(tx, ticket.email, cap))) return
  await services.outbox.queue(tx, { ...confirmationMail(services, ticket, support), cap })
}

/** Opens a ticket for a message from a form and queues its two mails, all or nothing. */
export async function receiveMessage(services: Services, first: FirstMessage): Promise<Ticket> {
  const support = await getSupport(services.db, services.config)
  const { ticket, isNew } = await services.db.transaction(async (tx) => {
    const opened = await openTicket(services, tx, first)
    if (!opened.isNew) return opened
    const phones = [first.phoneNumber, first.contactNumber].filter((phone) => phone !== '')
    await queueSupportMail(services, tx, opened.ticket, { support, phones })
    await queueReceipt(services, tx, opened.ticket, support)
    return opened
  })
  if (isNew) {
    services.outbox.wake()
    await services.bus.publish('tickets', [ticket.number])
  }
  return ticket
}
