import { randomUUIDv7 } from 'node:crypto'
import type { ChatAbsence } from '@haat/contract/domains/support.tickets.rules.ts'
import type { OpenChat } from '@haat/contract/domains/support.tickets.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '#domains/account/account.service.ts'
import { addMessage } from '../tickets/ticket-messages.service.ts'
import { setOffline, switchToMail } from './chat-mail.service.ts'
import { openTicket } from '../tickets/open-ticket.service.ts'
import { ticketKey } from '../sender/ticket-key.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import type { Ticket } from '../tickets/tickets.service.ts'

const maxSubjectLength = 120

/** The first line of the message, cut to what fits into a row of the queue. */
function subjectOf(words: string): string {
  const line = words.split('\n', 1)[0]!.trim()
  return line.length > maxSubjectLength ? `${line.slice(0, maxSubjectLength - 1).toWellFormed()}…` : line
}

interface ChatSender {
  name: string
  email: string
  userId: string | null
  emailProven: boolean
}

async function getSender({ db }: Services, chat: OpenChat, userId: string | undefined): Promise<ChatSender> {
  if (userId !== undefined) {
    const { name, email, emailVerified } = await getUserRow(db, userId)
    return { name, email, userId, emailProven: emailVerified }
  }
  const { name, email } = chat
  if (name !== undefined && email !== undefined) {
    return { name, email, userId: null, emailProven: false }
  }
  const fields = {
    ...(name === undefined && { name: 'Name is required' }),
    ...(email === undefined && { email: 'Email is required' }),
  }
  throw new ApiError('VALIDATION_FAILED', 'Please say who you are, so that we can answer.', fields)
}

/** A chat is a ticket from its first message on. While nobody takes chats, it is switched to mail at once. */
export async function openChat(
  services: Services,
  chat: OpenChat,
  { userId, absence }: { userId: string | undefined; absence: ChatAbsence | null },
) {
  const sender = await getSender(services, chat, userId)
  const { ticket, isNew } = await services.db.transaction(async (tx) => {
    const opened = await openTicket(services, tx, {
      ...sender,
      type: 'chat',
      phoneNumber: chat.phoneNumber,
      contactNumber: '',
      subject: subjectOf(chat.words),
      message: chat.words,
      sentAt: new Date(),
      language: chat.language,
      about: null,
      fileIds: [],
      sameMessageParts: ['chat', sender.email.toLowerCase(), chat.messageKey],
    })
    if (opened.isNew && absence) await switchToMail(services, tx, opened.ticket.id, absence)
    return opened
  })
  if (isNew) {
    services.outbox.wake()
    await services.bus.publish('tickets', [ticket.number])
  }
  return {
    number: ticketNumber(ticket),
    key: ticketKey(services, ticket.id, ticket),
    isStaffed: absence === null,
    answerBy: ticket.answerBy.toISOString(),
  }
}

/** Notes that the sender has left; an answer that is still owed goes by mail. */
export async function leaveChat(services: Services, ticket: Ticket) {
  if (ticket.type !== 'chat') return
  await services.db.transaction(async (tx) => {
    const { isNew } = await addMessage(tx, ticket.id, {
      author: 'desk',
      authorId: null,
      authorName: '',
      channel: 'chat',
      words: '',
      messageKey: randomUUIDv7(),
      event: { kind: 'left-chat', from: null, to: null },
    })
    if (isNew) await switchToMail(services, tx, ticket.id, 'left')
    await setOffline(tx, ticket.id)
  })
  services.outbox.wake()
  await services.bus.publish('tickets', [ticket.number])
}
