import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  listenForChats,
  beginChat,
  lastSequenceOf,
  readChatStream,
  openConsole,
  sendMessage,
  replyInChat,
  messageTextsOf,
  type ChatServer,
} from '../../../../test/chat-scenario.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { readStream } from '../../../../test/stream-reader.ts'
import { buildTestApp } from '../../../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { createBus } from '#platform/cluster/bus.ts'
import { createPostgresTransport } from '#platform/cluster/postgres-transport.ts'
import { openDirectConnection, type DirectConnection } from '#platform/database/direct-connection.ts'

const environment = { CHAT_HOURS: 'always' }
const directs: DirectConnection[] = []

let scratch: TestDatabase

/** Another process on the same database. */
async function startProcess(): Promise<ChatServer> {
  const direct = await openDirectConnection(scratch.url, () => {})
  directs.push(direct)
  const bus = createBus({ transports: [createPostgresTransport(direct)] })
  return listenForChats(
    await buildTestApp({ environment, databaseUrl: scratch.url, replace: () => ({ bus }) }),
  )
}

let one: ChatServer
let two: ChatServer
beforeAll(async () => {
  scratch = await createTestDatabase()
  one = await startProcess()
  two = await startProcess()
})
afterAll(async () => {
  await two.haat.close()
  await one.haat.close()
  for (const direct of directs) await direct.close()
  await scratch.drop()
})

describe('the stream of a chat', () => {
  it('brings what is said at another process, in its order, once', async () => {
    const chat = await beginChat(one)
    const here = await readChatStream(one, chat)
    const there = await readChatStream(two, chat)
    for (let n = 1; n <= 5; n++) {
      await sendMessage(n % 2 ? one : two, chat, `question ${n}`)
      await replyInChat(n % 2 ? two : one, chat, `answer ${n}`)
    }
    const all = [1, 2, 3, 4, 5].flatMap((n) => [`question ${n}`, `answer ${n}`])
    for (const reader of [here, there]) {
      await vi.waitFor(() => expect(messageTextsOf(reader)).toEqual(['Momo outside the Ring Road?', ...all]))
    }
  })

  it('goes on after the last message that the other side has: nothing lost, nothing twice', async () => {
    const chat = await beginChat(one)
    const first = await readChatStream(one, chat)
    await replyInChat(two, chat, 'one')
    await vi.waitFor(() => expect(messageTextsOf(first)).toHaveLength(2))
    first.leave()
    await Promise.all([
      replyInChat(two, chat, 'two'),
      sendMessage(one, chat, 'three'),
      replyInChat(one, chat, 'four'),
    ])
    const again = await readChatStream(two, chat, lastSequenceOf(first))
    const said = replyInChat(one, chat, 'five')
    await vi.waitFor(() => expect(messageTextsOf(again)).toHaveLength(4))
    await said
    expect(messageTextsOf(again).toSorted()).toEqual(['five', 'four', 'three', 'two'])
    expect(messageTextsOf(again).at(-1)).toBe('five')
  })

  it('holds every message of thirty that are written at once at two processes', async () => {
    const chat = await beginChat(one)
    const readers = [await readChatStream(one, chat), await readChatStream(two, chat)]
    const words = Array.from({ length: 30 }, (_, n) => `no. ${n}`)
    await Promise.all(words.map((text, n) => sendMessage(n % 2 ? one : two, chat, text)))
    for (const reader of readers) {
      await vi.waitFor(() => expect(messageTextsOf(reader)).toHaveLength(31))
      expect(messageTextsOf(reader).slice(1).toSorted()).toEqual(words.toSorted())
    }
    expect(messageTextsOf(readers[0]!)).toEqual(messageTextsOf(readers[1]!))
  })

  it('leaves out notes, and what the desk says to itself', async () => {
    const chat = await beginChat(one)
    const reader = await readChatStream(one, chat)
    const { pool } = one.haat.database
    await pool.query(
      `insert into ticket_messages (id, ticket_id, author, author_name, channel, words, message_key)
       values (gen_random_uuid(), $1, 'staff', 'Rojina', 'note', 'A difficult one', gen_random_uuid()),
              (gen_random_uuid(), $1, 'desk', '', 'note', 'open to waiting', gen_random_uuid())`,
      [chat.id],
    )
    await replyInChat(one, chat, 'Namaste!')
    await vi.waitFor(() => expect(messageTextsOf(reader).at(-1)).toBe('Namaste!'))
    expect(messageTextsOf(reader)).toEqual(['Momo outside the Ring Road?', 'Namaste!'])
    expect(JSON.stringify(reader.events)).not.toMatch(/difficult|Tamang/)
  })

  it('is its sender’s alone, and ends when the sender is signed out', async () => {
    const chat = await beginChat(one)
    const strangers: Record<string, string>[] = [
      {},
      { 'x-ticket-key': 'guessed' },
      bearer((await makeToken(one.haat.services, 'staff')).token),
    ]
    for (const headers of strangers) {
      const reader = await readStream(`${one.address}/api/tickets/${chat.number}/stream`, headers)
      expect(reader.status).toBe(404)
    }
    expect((await readChatStream(one, { ...chat, number: 'T-999999' })).status).toBe(404)
    for (const after of ['-2', 'x', '1e99', '']) {
      const answer = await one.ask('GET', `/tickets/${chat.number}/stream?after=${after}&x=1`, chat.headers)
      expect(answer.status).toBe(422)
    }
    const { token, sessionId } = await makeToken(one.haat.services, 'shopper')
    const own = await beginChat(one, {}, bearer(token))
    const reader = await readStream(`${one.address}/api/tickets/${own.number}/stream`, bearer(token))
    await vi.waitFor(() => expect(messageTextsOf(reader)).toHaveLength(1))
    await one.haat.database.pool.query(
      "update sessions set ended_at = now(), ended_for = 'revoked' where id = $1",
      [sessionId],
    )
    await one.haat.app.liveStreams.beatAll()
    expect(await reader.ended).toBe('ended')
  })

  it('has no head to ask for', async () => {
    const chat = await beginChat(one)
    expect((await one.ask('HEAD', `/tickets/${chat.number}/stream`, chat.headers)).status).toBe(404)
  })

  it('tells each side that the other is typing, at whichever process', async () => {
    const chat = await beginChat(one)
    const sender = await readChatStream(one, chat)
    const desk = await openConsole(two)
    await two.ask('POST', `/staff/tickets/${chat.number}/typing`, desk.headers)
    await one.ask('POST', `/tickets/${chat.number}/typing`, chat.headers)
    await one.ask('POST', `/tickets/${chat.number}/typing`, chat.headers)
    await vi.waitFor(() => {
      expect(sender.of('typing')).toHaveLength(1)
      expect(desk.reader.of('typing')).toEqual([{ type: 'typing', number: chat.number }])
    })
    expect((await one.ask('POST', `/tickets/${chat.number}/typing`)).status).toBe(404)
    desk.reader.leave()
  })

  it('reads everything again after its process has missed news', async () => {
    const chat = await beginChat(one)
    const reader = await readChatStream(one, chat)
    const desk = await openConsole(one)
    await vi.waitFor(() => expect(messageTextsOf(reader)).toHaveLength(1))
    // The message is written to the database without an announcement on the bus.
    await one.haat.database.pool.query(
      `insert into ticket_messages (id, ticket_id, author, author_name, channel, words, message_key)
       values (gen_random_uuid(), $1, 'staff', 'Binod', 'chat', 'Are you there?', gen_random_uuid())`,
      [chat.id],
    )
    await one.haat.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'haat-direct' and datname = current_database()",
    )
    await vi.waitFor(() => expect(messageTextsOf(reader).at(-1)).toBe('Are you there?'))
    await vi.waitFor(() =>
      expect(desk.reader.of('tickets')).toContainEqual({ type: 'tickets', numbers: null }),
    )
    desk.reader.leave()
  })
})

describe('the stream of a console', () => {
  it('names the tickets that change, and is for staff alone', async () => {
    const desk = await openConsole(two)
    const chat = await beginChat(one)
    await vi.waitFor(() =>
      expect(desk.reader.of('tickets')).toContainEqual({ type: 'tickets', numbers: [chat.number] }),
    )
    const url = `${one.address}/api/staff/stream?console=${randomUUID()}`
    expect((await readStream(url)).status).toBe(401)
    expect((await readStream(url, bearer((await makeToken(one.haat.services, 'vendor')).token))).status).toBe(
      403,
    )
    expect((await readStream(`${one.address}/api/staff/stream`, desk.headers)).status).toBe(422)
    await one.haat.database.pool.query("update users set roles = '{shopper}' where id = $1", [desk.user.id])
    await two.haat.app.liveStreams.beatAll()
    expect(await desk.reader.ended).toBe('ended')
  })
})
