import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { stopAction } from '#domains/notifications/mail/notifications.mail.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { setMail, type Message, type Ticket } from '../tickets/tickets.store.ts'
import { replyMail } from './tickets.mail.ts'

interface Reply extends Omit<Parameters<typeof replyMail>[1], 'message' | 'stop'> {
  ticket: Ticket
  /** All that the mail holds; the last of them is who signs it. */
  messages: [Message, ...Message[]]
}

/**
 * Tells the account of the sender of an answer. Answers with whether a mail goes out: it always does without an account, and for what
 * somebody has not seen of a chat, which would otherwise be lost with it.
 */
async function tellSender(tx: Tx, ticket: Ticket, { id, channel }: Message): Promise<boolean> {
  if (ticket.userId === null) return true
  const isOfChat = channel === 'chat'
  const readers = await notify(tx, {
    kind: 'answer',
    key: id,
    data: { ticketNumber: ticketNumber(ticket), subject: ticket.subject },
    to: { userId: ticket.userId },
    ...(isOfChat && { isWithoutMail: true }),
  })
  return isOfChat || readers.length > 0
}

/** Queues the mail with an answer, or with several that were not seen in a chat. */
export async function queueReply(services: Services, tx: Tx, { messages, ticket, ...parts }: Reply) {
  const last = messages.at(-1)!
  if (!(await tellSender(tx, ticket, last))) return
  const words = messages.map((message) => message.words).join('\n')
  const { userId, language } = ticket
  const stop =
    userId === null || last.channel === 'chat'
      ? undefined
      : stopAction(services, language, { userId, vendorId: null, kind: 'answer' })
  const mail = replyMail(services, { ...parts, ticket, message: { ...last, words }, stop })
  const id = randomUUIDv7()
  await services.outbox.queue(tx, { ...mail, id })
  for (const message of messages) await setMail(tx, message.id, id)
}
