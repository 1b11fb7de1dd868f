import { createHash, randomUUIDv7 } from 'node:crypto'
import type { ContactMessage } from '@haat/contract/domains/contact.ts'
import { addOfficeMinutes, answerWithinOfficeMinutes } from '@haat/contract/shared/office-hours.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { ApiError } from '#plugins/api-error.ts'
import { getSiteSettings } from '../site/site.service.ts'
import { ticketNumber } from './ticket-number.ts'
import { mailToSender, mailToSupport } from './contact.mail.ts'
import {
  countTicketsFrom,
  findTicketByFingerprint,
  insertTicket,
  listTicketsFrom,
  lockSender,
  type NewTicket,
  type Ticket,
} from './contact.store.ts'

export { countTickets as countContactMessages } from './contact.store.ts'

const hourMs = 3_600_000
const ticketsPerHourAndSender = 5

/** What makes two messages the same one, however often a phone on a bad line sends it. */
function fingerprintOf(message: ContactMessage, now: Date): string {
  const { timestamp: _, ...said } = message
  const parts = [...Object.values(said), now.toISOString().slice(0, 10)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

async function refuseFlood(services: Services, tx: Tx, email: string, now: Date) {
  const scale = services.config.rateLimitScale
  if (scale === 0) return
  const recent = await countTicketsFrom(tx, email, new Date(now.getTime() - hourMs))
  if (recent >= ticketsPerHourAndSender * scale) {
    throw new ApiError(
      'RATE_LIMITED',
      'We already have several messages from this address. Please wait an hour, or call us.',
    )
  }
}

/** Stores the message as a ticket together with its two mails: all of it or nothing. */
export async function sendContactMessage(services: Services, message: ContactMessage): Promise<Ticket> {
  const now = new Date()
  const settings = await getSiteSettings(services)
  const fingerprint = fingerprintOf(message, now)
  const holidays = new Set(settings.holidays)
  const phones = [message.phoneNumber, message.contactNumber]
  const [phoneNumberSealed, contactNumberSealed] = phones.map((p) =>
    p === '' ? null : services.sealer.seal(p),
  )
  const ticket: NewTicket = {
    id: randomUUIDv7(),
    type: message.type,
    name: message.name,
    email: message.email.toLowerCase(),
    phoneNumberSealed,
    contactNumberSealed,
    subject: message.subject,
    message: message.message,
    sentAt: new Date(message.timestamp),
    answerBy: addOfficeMinutes(now, answerWithinOfficeMinutes, holidays),
    fingerprint,
  }
  const { stored, isNew } = await services.db.transaction(async (tx) => {
    await lockSender(tx, ticket.email)
    const known = await findTicketByFingerprint(tx, fingerprint)
    if (known) return { stored: known, isNew: false }
    await refuseFlood(services, tx, ticket.email, now)
    const row = await insertTicket(tx, ticket)
    await services.outbox.queue(
      tx,
      mailToSupport(
        row,
        settings.support.email,
        phones.filter((p) => p !== ''),
      ),
    )
    await services.outbox.queue(tx, mailToSender(row, settings.support))
    return { stored: row, isNew: true }
  })
  if (isNew) services.outbox.wake()
  return stored
}

/** What was sent from an address, for its owner to take home. */
export async function listMessagesOf({ db, sealer }: Services, email: string) {
  const opened = (sealed: string | null) => (sealed === null ? null : sealer.open(sealed))
  return (await listTicketsFrom(db, email.toLowerCase())).map((ticket) => ({
    ticketNumber: ticketNumber(ticket),
    type: ticket.type,
    name: ticket.name,
    phoneNumber: opened(ticket.phoneNumberSealed),
    contactNumber: opened(ticket.contactNumberSealed),
    subject: ticket.subject,
    message: ticket.message,
    status: ticket.status,
    sentAt: ticket.sentAt,
  }))
}
