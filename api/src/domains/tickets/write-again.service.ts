import type { Tx } from '#platform/db/database.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import type { Services } from '#services.ts'
import { getSupport } from '../site/site.service.ts'
import { namesOfFiles } from './live.service.ts'
import { earlierMails } from './thread.service.ts'
import { listMessages, type Message } from './ticket-messages.store.ts'
import { numberOfTicket } from './ticket-number.ts'
import { mailOfReply, mailToSender } from './tickets.mail.ts'
import { findTicket, findTicketById, type Ticket } from './tickets.store.ts'

interface Wanted {
  /** Of the ticket, as the mail names it. */
  number: string
  mailId: string
}

async function carriedBy(tx: Tx, ticket: Ticket, mailId: string): Promise<[Ticket, Message[]] | undefined> {
  const carried = (await listMessages(tx, ticket.id)).filter((message) => message.mailId === mailId)
  if (carried.length > 0) return [ticket, carried]
  const into = ticket.mergedIntoId === null ? null : await findTicketById(tx, ticket.mergedIntoId)
  return into ? carriedBy(tx, into, mailId) : undefined
}

/** An answer once more, from the messages that it carried; none where they are gone. */
export async function writeReplyAgain(
  services: Services,
  tx: Tx,
  { number, mailId }: Wanted,
): Promise<NewMail | undefined> {
  const named = await findTicket(tx, numberOfTicket(number))
  const found = named && (await carriedBy(tx, named, mailId))
  if (!found) return undefined
  const [ticket, messages] = found
  const support = await getSupport(tx, services.config)
  return mailOfReply(services, {
    ticket,
    message: { ...messages.at(-1)!, words: messages.map(({ words }) => words).join('\n') },
    fileNames: await namesOfFiles(tx, messages),
    earlier: (await earlierMails(tx, ticket.id)).filter((id) => id !== mailId),
    support,
  })
}

/** That we have somebody's message, once more. */
export async function writeReceiptAgain(
  services: Services,
  tx: Tx,
  { number }: Wanted,
): Promise<NewMail | undefined> {
  const ticket = await findTicket(tx, numberOfTicket(number))
  const support = await getSupport(tx, services.config)
  return ticket ? mailToSender(services, ticket, support) : undefined
}
