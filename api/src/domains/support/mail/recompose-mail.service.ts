import type { Tx } from '#platform/database/database.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import type { Services } from '#services.ts'
import { getSupport } from '#domains/content/site/site.service.ts'
import { listFileNames } from '../chat/chat-mail.service.ts'
import { earlierMails } from '../tickets/ticket-messages.service.ts'
import { numberOfTicket } from '../tickets/ticket-number.ts'
import { confirmationMail } from './calls.mail.ts'
import { replyMail } from './tickets.mail.ts'
import {
  findTicket,
  findTicketById,
  listMessages,
  type Message,
  type Ticket,
} from '../tickets/tickets.store.ts'

interface MailReference {
  /** The number of the ticket, as the mail names it. */
  number: string
  mailId: string
}

async function findMailedMessages(
  tx: Tx,
  ticket: Ticket,
  mailId: string,
): Promise<[Ticket, Message[]] | undefined> {
  const messages = (await listMessages(tx, ticket.id)).filter((message) => message.mailId === mailId)
  if (messages.length > 0) return [ticket, messages]
  const target = ticket.mergedIntoId === null ? null : await findTicketById(tx, ticket.mergedIntoId)
  return target ? findMailedMessages(tx, target, mailId) : undefined
}

/** Composes a reply again from the messages that it carried; undefined if they are gone. */
export async function recomposeReply(
  services: Services,
  tx: Tx,
  { number, mailId }: MailReference,
): Promise<NewMail | undefined> {
  const start = await findTicket(tx, numberOfTicket(number))
  const mailed = start && (await findMailedMessages(tx, start, mailId))
  if (!mailed) return undefined
  const [ticket, messages] = mailed
  const support = await getSupport(tx, services.config)
  return replyMail(services, {
    ticket,
    message: { ...messages.at(-1)!, words: messages.map(({ words }) => words).join('\n') },
    fileNames: await listFileNames(tx, messages),
    earlier: (await earlierMails(tx, ticket.id)).filter((id) => id !== mailId),
    support,
  })
}

/** Composes again the mail that confirms a message. */
export async function recomposeReceipt(
  services: Services,
  tx: Tx,
  { number }: MailReference,
): Promise<NewMail | undefined> {
  const ticket = await findTicket(tx, numberOfTicket(number))
  const support = await getSupport(tx, services.config)
  return ticket ? confirmationMail(services, ticket, support) : undefined
}
