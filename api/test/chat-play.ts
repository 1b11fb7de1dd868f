import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ThreadMessage } from '@haat/contract/domains/support.tickets.ts'
import { addMessage } from '#domains/tickets/add-message.service.ts'
import { findTicket } from '#domains/tickets/tickets.store.ts'
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

/** A test app that listens: streams need a real connection. */
export async function atAddress(haat: TestApp) {
  const address = await haat.app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (method: string, path: string, headers: Headers = {}, body?: object) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  return { haat, address, ask }
}
export type Place = Awaited<ReturnType<typeof atAddress>>

export const chatBody = (changes: object = {}) => ({
  name: 'Mina Gurung',
  email: `mina-${randomUUID()}@example.com`,
  words: 'Momo outside the Ring Road?',
  messageKey: randomUUID(),
  language: 'en',
  ...changes,
})

export async function beginChat(place: Place, changes: object = {}, headers: Headers = {}): Promise<Chat> {
  const answer = await place.ask('POST', '/chats', headers, chatBody(changes))
  const { data } = (await answer.json()) as {
    data: { number: string; key: string; isStaffed: boolean; answerBy: string }
  }
  expect(answer.status).toBe(200)
  const ticket = await findTicket(place.haat.services.db, Number(data.number.slice(2)))
  return { ...data, id: ticket!.id, headers: { 'x-ticket-key': data.key } }
}

export const say = (place: Place, chat: Chat, words: string, messageKey = randomUUID()) =>
  place.ask('POST', `/tickets/${chat.number}/messages`, chat.headers, { words, messageKey })

/** As the desk answers, by whichever way. */
export async function staffSays(
  { haat: { services } }: Place,
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

export const listenTo = ({ address }: Place, chat: Chat, after = -1) =>
  readStream(`${address}/api/tickets/${chat.number}/stream?after=${after}`, chat.headers)

export const wordsOf = (reader: Awaited<ReturnType<typeof listenTo>>) =>
  reader.of<{ message: ThreadMessage }>('message').map(({ message }) => message.words)

export const lastOf = (reader: Awaited<ReturnType<typeof listenTo>>) =>
  reader.of<{ message: ThreadMessage }>('message').at(-1)!.message.sequence

/** Somebody of ours with the console open. */
export async function openConsole(place: Place, consoleId = randomUUID()) {
  const { user, token, sessionId } = await makeToken(place.haat.services, 'staff')
  const headers = bearer(token)
  const reader = await readStream(`${place.address}/api/staff/stream?console=${consoleId}`, headers)
  return { user, headers, sessionId, consoleId, reader }
}
