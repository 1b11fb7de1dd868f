import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { addMessage } from '#domains/support/tickets/ticket-messages.service.ts'
import { findTicket } from '#domains/support/tickets/tickets.store.ts'
import { readStream } from './stream-reader.ts'
import { bearer, makeToken } from './factories.ts'
import type { TestApp } from './test-app.ts'

type Headers = Record<string, string>

export interface Chat {
  number: string
  id: string
  headers: Headers
  isStaffed: boolean
  answerBy: string
}

/** Lets a test app listen on a port: streams need a real connection. */
export async function listenForChats(haat: TestApp) {
  const address = await haat.app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (method: string, path: string, headers: Headers = {}, body?: object) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { haat, address, ask }
}
export type ChatServer = Awaited<ReturnType<typeof listenForChats>>

export const chatBody = (changes: object = {}) => ({
  name: 'Mina Gurung',
  email: `mina-${randomUUID()}@example.com`,
  words: 'Momo outside the Ring Road?',
  messageKey: randomUUID(),
  language: 'en',
  ...changes,
})

export async function beginChat(
  server: ChatServer,
  changes: object = {},
  headers: Headers = {},
): Promise<Chat> {
  const answer = await server.ask('POST', '/chats', headers, chatBody(changes))
  const { data } = (await answer.json()) as {
    data: { number: string; key: string; isStaffed: boolean; answerBy: string }
  }
  expect(answer.status).toBe(200)
  const ticket = await findTicket(server.haat.services.db, Number(data.number.slice(2)))
  return { ...data, id: ticket!.id, headers: { 'x-ticket-key': data.key } }
}

export const sendMessage = (server: ChatServer, chat: Chat, words: string, messageKey = randomUUID()) =>
  server.ask('POST', `/tickets/${chat.number}/messages`, chat.headers, { words, messageKey })

/** Adds a reply of staff to a chat and announces it. */
export async function replyInChat(
  { haat: { services } }: ChatServer,
  chat: Pick<Chat, 'id' | 'number'>,
  words: string,
) {
  await services.db.transaction((tx) =>
    addMessage(tx, chat.id, {
      author: 'staff',
      authorId: randomUUID(),
      authorName: 'Binod Tamang',
      channel: 'chat',
      words,
      messageKey: randomUUID(),
    }),
  )
  await services.bus.publish('tickets', [Number(chat.number.slice(2))])
}

export const readChatStream = ({ address }: ChatServer, chat: Chat, after = -1) =>
  readStream(`${address}/api/tickets/${chat.number}/stream?after=${after}`, chat.headers)

export const messageTextsOf = (reader: Awaited<ReturnType<typeof readChatStream>>) =>
  reader.of<{ message: ThreadMessage }>('message').map(({ message }) => message.words)

export const lastSequenceOf = (reader: Awaited<ReturnType<typeof readChatStream>>) =>
  reader.of<{ message: ThreadMessage }>('message').at(-1)!.message.sequence

/** Opens the console as somebody of the staff. */
export async function openConsole(server: ChatServer, consoleId = randomUUID()) {
  const { user, token, sessionId } = await makeToken(server.haat.services, 'staff')
  const headers = bearer(token)
  const reader = await readStream(`${server.address}/api/staff/stream?console=${consoleId}`, headers)
  return { user, headers, sessionId, consoleId, reader }
}
