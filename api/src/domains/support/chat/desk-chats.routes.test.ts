import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskChat } from '@haat/contract/domains/support.chats.ts'
import type { TicketViewer } from '@haat/contract/domains/support.stream.rules.ts'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import {
  beginChat,
  listenForChats,
  openConsole,
  readChatStream,
  replyInChat,
  sendMessage,
  type Chat,
  type ChatServer,
} from '../../../../test/chat-scenario.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { buildTestApp } from '../../../../test/test-app.ts'

let server: ChatServer
beforeEach(async () => {
  server = await listenForChats(await buildTestApp({ environment: { CHAT_HOURS: 'always' } }))
})
afterEach(() => server.haat.close())

const query = (text: string, values: unknown[] = []) => server.haat.database.pool.query(text, values)
type Console = Awaited<ReturnType<typeof openConsole>>
/** The console of somebody of the staff with a name of their own. */
async function consoleOf(name: string): Promise<Console> {
  const desk = await openConsole(server)
  await query('update users set name = $1 where id = $2', [name, desk.user.id])
  return desk
}
const dataOf = async <T>(answer: Response | Promise<Response>) =>
  ((await (await answer).json()) as { data: T }).data
const lane = (desk: Console) =>
  dataOf<{ chats: DeskChat[]; limit: number }>(server.ask('GET', '/staff/chats', desk.headers))
const take = (desk: Console, chat: Chat) =>
  server.ask('POST', `/staff/tickets/${chat.number}/take`, desk.headers)
const setLimit = (desk: { headers: Console['headers'] }, userId: string, limit: number) =>
  server.ask('PUT', `/staff/desk/people/${userId}/chat-limit`, desk.headers, { limit })
const presence = () =>
  dataOf<{ isStaffed: boolean; isBusy: boolean; name: string | null }>(server.ask('GET', '/chats/presence'))
const refusalOf = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string }
  return [answer.status, code, message]
}

describe('the chats that run now', () => {
  it('are those that wait, longest first, then one’s own, then those of others; a chat that was left is none', async () => {
    const sita = await consoleOf('Sita Rai')
    const binod = await consoleOf('Binod Tamang')
    const [first, second, other, third, left] = [
      await beginChat(server, { words: 'First' }),
      await beginChat(server, { words: 'Second' }),
      await beginChat(server, { words: 'Other' }),
      await beginChat(server, { words: 'Third' }),
      await beginChat(server),
    ]
    await query(
      "update tickets set created_at = created_at - interval '5 min', live_at = now() where id = $1",
      [second.id],
    )
    await take(binod, other)
    await take(sita, third)
    await server.ask('POST', `/tickets/${left.number}/leave`, left.headers)
    const { chats } = await lane(sita)
    expect(chats.map(({ number, words, assignee }) => [number, words, assignee?.name])).toEqual([
      [second.number, 'Second', undefined],
      [first.number, 'First', undefined],
      [third.number, 'Third', 'Sita Rai'],
      [other.number, 'Other', 'Binod Tamang'],
    ])
    expect(Date.now() - Date.parse(chats[0]!.waitingSince!)).toBeGreaterThan(299_000)
    await query(
      "update tickets set created_at = now() - interval '1 hour', live_at = now() - interval '3 min'",
    )
    expect((await lane(sita)).chats).toEqual([])
  })

  it('show the last words, and whether who has the chat has read them', async () => {
    const sita = await consoleOf('Sita Rai')
    const chat = await beginChat(server)
    await take(sita, chat)
    const now = async () => (await lane(sita)).chats[0]!
    expect(await now()).toMatchObject({ isUnread: true, sequence: 0, isLive: false })
    const read = async (sequence: number) =>
      server.ask('POST', `/staff/tickets/${chat.number}/read`, sita.headers, { sequence })
    expect((await read(0)).status).toBe(200)
    expect(await now()).toMatchObject({ isUnread: false })
    await replyInChat(server, chat, 'Namaste!')
    expect(await now()).toMatchObject({ isUnread: false, status: 'waiting', waitingSince: null })
    await readChatStream(server, chat)
    await sendMessage(server, chat, 'And to Jumla?')
    const unread = await now()
    expect(unread).toMatchObject({ isUnread: true, words: 'And to Jumla?', status: 'open' })
    expect(unread.waitingSince).not.toBeNull()
    await vi.waitFor(async () => expect(await now()).toMatchObject({ isLive: true }))
    await read(unread.sequence)
    await read(0)
    expect(await now()).toMatchObject({ isUnread: false })
  })

  it('are for staff alone', async () => {
    const { token } = await makeToken(server.haat.services, 'vendor')
    const chat = await beginChat(server)
    for (const [method, path, body] of [
      ['GET', '/staff/chats'],
      ['POST', `/staff/tickets/${chat.number}/take`],
      ['POST', `/staff/tickets/${chat.number}/read`, { sequence: 1 }],
    ] as const) {
      expect((await server.ask(method, path, bearer(token), body)).status).toBe(403)
    }
  })
})

describe('who takes a chat', () => {
  it('is one of those who press at the same time; the others read who it is, and all consoles are told', async () => {
    const people = [
      await consoleOf('Sita Rai'),
      await consoleOf('Binod Tamang'),
      await consoleOf('Rojina KC'),
    ]
    const chat = await beginChat(server)
    const answers = await Promise.all(people.map((person) => take(person, chat)))
    const at = answers.findIndex(({ status }) => status === 200)
    const name = ['Sita Rai', 'Binod Tamang', 'Rojina KC'][at]!
    expect(await dataOf<DeskThread>(answers[at]!)).toMatchObject({ assignee: { name } })
    const others = answers.filter((_, other) => other !== at)
    for (const answer of others) {
      expect(await refusalOf(answer)).toEqual([409, 'CONFLICT', `${name} has taken it already.`])
    }
    const { rows } = await query("select 1 from ticket_messages where event ->> 'kind' = 'assigned'")
    expect(rows).toHaveLength(1)
    expect((await take(people[at]!, chat)).status).toBe(200)
    for (const { reader } of people) {
      await vi.waitFor(() =>
        expect(reader.of('tickets')).toContainEqual({ type: 'tickets', numbers: [chat.number] }),
      )
    }
    for (const [other, person] of people.entries()) {
      const { chats } = await lane(person)
      expect(chats).toMatchObject([{ number: chat.number, assignee: { name }, isMine: other === at }])
    }
  })
})

describe('how many chats somebody takes at once', () => {
  it('is three unless it was set, also when they are taken at the same time', async () => {
    const sita = await consoleOf('Sita Rai')
    const chats = await Promise.all(Array.from({ length: 5 }, () => beginChat(server)))
    const answers = await Promise.all(chats.map((chat) => take(sita, chat)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(2)
    for (const answer of refused) {
      expect(await refusalOf(answer)).toEqual([
        409,
        'TOO_MANY_CHATS',
        'Sita Rai has 3 chats already, and takes no more at once.',
      ])
    }
    const waiting = (await lane(sita)).chats.filter(({ assignee }) => assignee === null)
    expect(waiting).toHaveLength(2)
    const people = await dataOf<object[]>(server.ask('GET', '/staff/desk/people', sita.headers))
    expect(people).toContainEqual(
      expect.objectContaining({ id: sita.user.id, chats: 3, chatLimit: 3, isAvailable: true }),
    )
  })

  it('holds also for a chat that a colleague gives them, and not for one whose sender has gone', async () => {
    const [sita, binod] = [await consoleOf('Sita Rai'), await consoleOf('Binod Tamang')]
    await setLimit(sita, sita.user.id, 1)
    const [first, second] = [await beginChat(server), await beginChat(server)]
    await take(sita, first)
    const give = () =>
      server.ask('PATCH', `/staff/tickets/${second.number}`, binod.headers, {
        version: 1,
        assigneeId: sita.user.id,
      })
    expect(await refusalOf(await give())).toEqual([
      409,
      'TOO_MANY_CHATS',
      'Sita Rai has 1 chat already, and takes no more at once.',
    ])
    await query("update tickets set live_at = now() - interval '3 min' where id = $1", [second.id])
    expect((await give()).status).toBe(200)
  })

  it('is set by everybody for themselves, and by an admin for all; a solved chat makes room', async () => {
    const [sita, binod] = [await consoleOf('Sita Rai'), await consoleOf('Binod Tamang')]
    expect((await setLimit(binod, sita.user.id, 5)).status).toBe(403)
    const admin = bearer((await makeToken(server.haat.services, 'admin')).token)
    expect((await setLimit({ headers: admin }, sita.user.id, 1)).status).toBe(200)
    expect(await lane(sita)).toMatchObject({ limit: 1 })
    for (const limit of [0, 21, 1.5]) expect((await setLimit(sita, sita.user.id, limit)).status).toBe(422)
    const shopper = await makeToken(server.haat.services, 'shopper')
    expect((await setLimit({ headers: admin }, shopper.user.id, 2)).status).toBe(404)
    const [first, second] = [await beginChat(server), await beginChat(server)]
    const taken = await dataOf<DeskThread>(take(sita, first))
    expect((await take(sita, second)).status).toBe(409)
    const solved = await server.ask('PATCH', `/staff/tickets/${first.number}`, sita.headers, {
      version: taken.version,
      status: 'solved',
    })
    expect(solved.status).toBe(200)
    expect((await take(sita, second)).status).toBe(200)
    const { rows } = await query("select subject_label from audit_entries where action = 'settings.save'")
    expect(rows).toEqual([{ subject_label: 'Chats at once: Sita Rai' }])
  })

  it('is what visitors are told the truth by: somebody free, all busy, or who has taken their chat', async () => {
    const sita = await consoleOf('Sita Rai')
    await setLimit(sita, sita.user.id, 1)
    expect(await presence()).toMatchObject({ isStaffed: true, isBusy: false, name: 'Sita' })
    const [own, waiting] = [await beginChat(server), await beginChat(server)]
    await take(sita, own)
    expect(await presence()).toMatchObject({ isStaffed: true, isBusy: true, name: null })
    const readers = [await readChatStream(server, own), await readChatStream(server, waiting)]
    await vi.waitFor(() => {
      expect(readers[0]!.of('presence').at(-1)).toMatchObject({ isBusy: false, name: 'Sita' })
      expect(readers[1]!.of('presence').at(-1)).toMatchObject({ isBusy: true, name: null })
    })
    const binod = await consoleOf('Binod Tamang')
    await vi.waitFor(() => expect(readers[1]!.of('presence').at(-1)).toMatchObject({ isBusy: false }))
    binod.reader.leave()
  })
})

describe('who else has a ticket open', () => {
  const lastViewers = ({ reader }: Console) =>
    reader.of<{ viewers: TicketViewer[] }>('viewers').at(-1)?.viewers
  const view = (desk: Console, number: string | null, isWriting = false) =>
    server.ask('PUT', '/staff/viewing', desk.headers, { console: desk.consoleId, number, isWriting })

  it('is told to every console, with who has begun to write, until they leave', async () => {
    const [sita, binod] = [await consoleOf('Sita Rai'), await consoleOf('Binod Tamang')]
    const { number } = await beginChat(server)
    expect((await view(sita, number)).status).toBe(200)
    const viewer = { number, id: sita.user.id, name: 'Sita Rai', isWriting: false }
    await vi.waitFor(() => expect(lastViewers(binod)).toEqual([viewer]))
    await view(sita, number, true)
    await vi.waitFor(() => expect(lastViewers(binod)).toEqual([{ ...viewer, isWriting: true }]))
    const late = await consoleOf('Rojina KC')
    await vi.waitFor(() => expect(lastViewers(late)).toEqual([{ ...viewer, isWriting: true }]))
    await view(sita, null)
    await vi.waitFor(() => expect(lastViewers(binod)).toEqual([]))
    for (const viewers of sita.reader.of<{ viewers: TicketViewer[] }>('viewers')) {
      expect(viewers.viewers).toEqual([])
    }
  })

  it('ends when their console was not seen for a while', async () => {
    const [sita, binod] = [await consoleOf('Sita Rai'), await consoleOf('Binod Tamang')]
    const { number } = await beginChat(server)
    await view(sita, number)
    await vi.waitFor(() => expect(lastViewers(binod)).toHaveLength(1))
    sita.reader.leave()
    await vi.waitFor(() => expect(server.haat.app.liveStreams.count()).toBe(1))
    await query("update staff_presence set seen_at = now() - interval '41 s' where user_id = $1", [
      sita.user.id,
    ])
    await server.haat.app.liveStreams.beatAll()
    await vi.waitFor(() => expect(lastViewers(binod)).toEqual([]))
  })

  it('names nobody by the console of somebody else', async () => {
    const [sita, binod] = [await consoleOf('Sita Rai'), await consoleOf('Binod Tamang')]
    const { number } = await beginChat(server)
    const answer = await server.ask('PUT', '/staff/viewing', binod.headers, {
      console: sita.consoleId,
      number,
      isWriting: true,
    })
    expect(answer.status).toBe(200)
    const { rows } = await query('select viewing from staff_presence where viewing is not null')
    expect(rows).toEqual([])
  })
})
