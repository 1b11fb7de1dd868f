import { randomUUIDv7 } from 'node:crypto'
import type { ChatState } from '@haat/contract/domains/support.stream.rules.ts'
import type { MailReason } from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { unreadableText } from '#platform/secrets/encryption.ts'
import type { Services } from '#services.ts'
import { linksByFileId } from '#domains/files/files.service.ts'
import { getSupport } from '#domains/content/site/site.service.ts'
import { addMessage, earlierMails } from '../tickets/ticket-messages.service.ts'
import { listUnseenMessages, findMailNotice } from './chat.store.ts'
import { queueReceipt, queueSupportMail } from '../tickets/open-ticket.service.ts'
import { listFiles } from '../tickets/ticket-files.store.ts'
import { queueReply } from '../mail/queue-reply.service.ts'
import {
  findTicketById,
  findWaitingSince,
  lockTicket,
  type Message,
  type Ticket,
} from '../tickets/tickets.store.ts'

export { listUnansweredChats, listUnseenChats, setLive, setOffline } from './chat.store.ts'

/** The state of a chat as its sender sees it. */
export async function chatState(db: Tx, { id, status, answerBy }: Ticket): Promise<ChatState> {
  const { isNow } = await findMailNotice(db, id)
  return {
    status,
    answerBy: status === 'open' ? answerBy.toISOString() : null,
    isByMail: isNow && status === 'open',
  }
}

/**
 * Nobody answers the chat: from now on it is a ticket like any other, answered by mail. The first time, the
 * mails of a new ticket are queued. A chat whose last message was answered meanwhile stays as it is. Runs in the
 * caller's transaction; the caller announces the change after the commit.
 */
export async function switchToMail(
  services: Services,
  tx: Tx,
  ticketId: string,
  why: MailReason,
): Promise<boolean> {
  const ticket = await lockTicket(tx, ticketId)
  const { isEver, isNow } = await findMailNotice(tx, ticketId)
  const { isAnswered, since } = await findWaitingSince(tx, ticketId)
  if (isNow || ticket.status !== 'open' || (isAnswered && since === null)) return false
  await addMessage(tx, ticketId, {
    author: 'desk',
    authorId: null,
    authorName: '',
    channel: 'chat',
    words: '',
    messageKey: randomUUIDv7(),
    event: { kind: 'by-mail', from: null, to: why },
  })
  if (isEver) return true
  const support = await getSupport(tx, services.config)
  const phones = [ticket.phoneNumberSealed, ticket.contactNumberSealed]
  const opened = phones.flatMap((sealed) =>
    sealed === null ? [] : (services.encryption.decrypt(sealed) ?? unreadableText),
  )
  await queueSupportMail(services, tx, ticket, { support, phones: opened })
  await queueReceipt(services, tx, ticket, support)
  return true
}

/** Sends all replies that the sender of a chat has not seen in one mail. */
export async function mailUnseenMessages(services: Services, tx: Tx, ticketId: string): Promise<boolean> {
  await lockTicket(tx, ticketId)
  const [first, ...others] = await listUnseenMessages(tx, ticketId)
  const ticket = await findTicketById(tx, ticketId)
  if (!first || !ticket) return false
  const earlier = await earlierMails(tx, ticketId)
  const support = await getSupport(tx, services.config)
  const fileNames = await listFileNames(tx, [first, ...others])
  await queueReply(services, tx, { ticket, messages: [first, ...others], fileNames, earlier, support })
  return true
}

export async function listFileNames(tx: Tx, messages: Message[]): Promise<string[]> {
  const ids = new Set(messages.map(({ id }) => id))
  const files = await listFiles(tx, messages[0]!.ticketId)
  const sent = files.filter(({ messageId }) => messageId !== null && ids.has(messageId))
  const links = await linksByFileId(
    tx,
    sent.map(({ fileId }) => fileId),
  )
  return [...links.values()].map(({ name }) => name)
}
