import { randomUUIDv7 } from 'node:crypto'
import type { ChatState } from '@haat/contract/domains/support.live.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { unreadable } from '#platform/secrets/unreadable.ts'
import type { Services } from '#services.ts'
import { linksByFileId } from '../files/files.service.ts'
import { getSupport } from '../site/site.service.ts'
import { addMessage } from './add-message.service.ts'
import { listUnseen, toldByMail } from './live.store.ts'
import { sendReceipt, tellSupport } from './open-ticket.service.ts'
import { earlierMails } from './thread.service.ts'
import { listFiles, setMail, type Message } from './ticket-messages.store.ts'
import { mailOfReply } from './tickets.mail.ts'
import { findTicketById, lockTicket, type Ticket } from './tickets.store.ts'

export { listForgottenChats, listUnseenChats, setLive, setOffLine } from './live.store.ts'

/** How a chat stands, for its sender. */
export async function chatState(db: Tx, { id, status, answerBy }: Ticket): Promise<ChatState> {
  const { isNow } = await toldByMail(db, id)
  return {
    status,
    answerBy: status === 'open' ? answerBy.toISOString() : null,
    isByMail: isNow && status === 'open',
  }
}

/**
 * Nobody is there: from now on it is a ticket like any other, answered by mail. The mails of a ticket go out the first
 * time. In the caller's transaction, which announces it.
 */
export async function turnToMail(services: Services, tx: Tx, ticketId: string): Promise<boolean> {
  const ticket = await lockTicket(tx, ticketId)
  const { isEver, isNow } = await toldByMail(tx, ticketId)
  if (isNow || ticket.status !== 'open') return false
  await addMessage(tx, ticketId, {
    author: 'desk',
    authorId: null,
    authorName: '',
    channel: 'chat',
    words: '',
    messageKey: randomUUIDv7(),
    event: { kind: 'by-mail', from: null, to: null },
  })
  if (isEver) return true
  const support = await getSupport(tx, services.config)
  const phones = [ticket.phoneNumberSealed, ticket.contactNumberSealed]
  const opened = phones.flatMap((sealed) =>
    sealed === null ? [] : (services.sealer.open(sealed) ?? unreadable),
  )
  await tellSupport(services, tx, ticket, { support, phones: opened })
  await sendReceipt(services, tx, ticket, support)
  return true
}

/** What we said in a chat to somebody who had gone already: all of it in one mail. */
export async function mailUnseen(services: Services, tx: Tx, ticketId: string): Promise<boolean> {
  await lockTicket(tx, ticketId)
  const messages = await listUnseen(tx, ticketId)
  const last = messages.at(-1)
  const ticket = await findTicketById(tx, ticketId)
  if (!last || !ticket) return false
  const earlier = await earlierMails(tx, ticketId)
  const support = await getSupport(tx, services.config)
  const words = messages.map((message) => message.words).join('\n')
  const id = randomUUIDv7()
  const fileNames = await namesOfFiles(tx, messages)
  const mail = mailOfReply(services, { ticket, message: { ...last, words }, fileNames, earlier, support })
  await services.outbox.queue(tx, { ...mail, id })
  for (const message of messages) await setMail(tx, message.id, id)
  return true
}

export async function namesOfFiles(tx: Tx, messages: Message[]): Promise<string[]> {
  const ids = new Set(messages.map(({ id }) => id))
  const files = await listFiles(tx, messages[0]!.ticketId)
  const sent = files.filter(({ messageId }) => messageId !== null && ids.has(messageId))
  const links = await linksByFileId(
    tx,
    sent.map(({ fileId }) => fileId),
  )
  return [...links.values()].map(({ name }) => name)
}
