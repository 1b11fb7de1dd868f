import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  listenForChats,
  beginChat,
  chatBody,
  lastSequenceOf,
  readChatStream,
  openConsole,
  sendMessage,
  replyInChat,
  messageTextsOf,
  type ChatServer,
} from '../../../../test/chat-scenario.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { buildTestApp } from '../../../../test/test-app.ts'
import { listNewestMails } from '#platform/mail/mail.store.ts'
import { checkChats } from './chat.jobs.ts'

let server: ChatServer
const log = { warn: vi.fn() }
const start = async (CHAT_HOURS = 'always') => {
  server = await listenForChats(await buildTestApp({ environment: { CHAT_HOURS } }))
}
beforeEach(() => start())
afterEach(async () => {
  vi.useRealTimers()
  await server.haat.close()
})

const query = (text: string, values: unknown[] = []) => server.haat.database.pool.query(text, values)
const presence = async () =>
  (await (await server.ask('GET', '/chats/presence')).json()) as {
    data: { isStaffed: boolean; name: string | null; opensAt: string; absence: string | null }
  }
const mails = async () =>
  (await listNewestMails(server.haat.services.db, 20)).map(({ toAddress }) => toAddress)
/** Changes of a chat that concern its sender: whose it is at the desk does not. */
const eventsOf = async (id: string) =>
  (
    await query(
      "select concat_ws(': ', event ->> 'kind', event ->> 'to') as what from ticket_messages where ticket_id = $1 and author = 'desk' and event ->> 'kind' <> 'assigned' order by sequence",
      [id],
    )
  ).rows.map(({ what }) => what as string)
const waitTwoMinutes = (id: string) =>
  query(
    `with t as (update tickets set created_at = created_at - interval '121 s', live_at = live_at - interval '121 s' where id = $1)
     update ticket_messages set created_at = created_at - interval '121 s' where ticket_id = $1`,
    [id],
  )

describe('whether somebody is there', () => {
  it('is who has the console open and takes chats, by first name, for as long as the stream lasts', async () => {
    expect((await presence()).data).toMatchObject({ isStaffed: false, name: null })
    const desk = await openConsole(server)
    expect((await presence()).data).toMatchObject({ isStaffed: true, name: 'Anjali' })
    const off = await server.ask('PUT', '/staff/presence', desk.headers, { isAvailable: false })
    expect(await off.json()).toMatchObject({ data: { isAvailable: false } })
    expect((await presence()).data.isStaffed).toBe(false)
    await vi.waitFor(() => expect(desk.reader.of('presence').at(-1)).toMatchObject({ isAvailable: false }))
    await server.ask('PUT', '/staff/presence', desk.headers, { isAvailable: true })
    expect((await presence()).data.isStaffed).toBe(true)
    desk.reader.leave()
    // Loading the page again takes a moment: until it is over, the person does not count as gone.
    await vi.waitFor(async () => {
      const { rows } = await query("select seen_at < now() - interval '29 s' as gone from staff_presence")
      expect(rows).toEqual([{ gone: true }])
    })
    await query("update staff_presence set seen_at = seen_at - interval '11 s'")
    await server.haat.services.bus.publish('presence')
    expect((await presence()).data.isStaffed).toBe(false)
  })

  it('a new console takes over what was chosen at the last one; a restart loses nothing of it', async () => {
    const { token } = await makeToken(server.haat.services, 'staff')
    await server.ask('PUT', '/staff/presence', bearer(token), { isAvailable: false })
    const first = await openConsole(server)
    expect((await presence()).data.isStaffed).toBe(true)
    server.haat.app.beginStop()
    expect(await first.reader.ended).toBe('ended')
    const { rows } = await query(
      "select is_available from staff_presence where console_id = $1 and seen_at > now() - interval '5 s'",
      [first.consoleId],
    )
    expect(rows).toEqual([{ is_available: true }])
  })

  it('follows office hours, unless the operator says otherwise', async () => {
    await server.haat.close()
    await start('office')
    const desk = await openConsole(server)
    const at = async (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
      await server.haat.services.bus.publish('presence')
      return (await presence()).data
    }
    expect(await at('2026-11-16T11:00:00+05:45')).toMatchObject({ isStaffed: true, absence: null })
    const saturday = {
      isStaffed: false,
      absence: 'hours',
      opensAt: '2026-11-22T03:15:00.000Z',
      holiday: null,
    }
    expect(await at('2026-11-21T11:00:00+05:45')).toMatchObject(saturday)
    const christmas = { absence: 'holiday', holiday: { en: 'Christmas', ne: 'क्रिसमस' } }
    const afterChristmas = { opensAt: '2026-12-27T03:15:00.000Z' }
    expect(await at('2026-12-25T11:00:00+05:45')).toMatchObject({ ...christmas, ...afterChristmas })
    await at('2026-11-16T11:00:00+05:45')
    await server.ask('PUT', '/staff/presence', desk.headers, { isAvailable: false })
    expect((await presence()).data).toMatchObject({ absence: 'nobody', opensAt: '2026-11-16T05:15:00.000Z' })
    desk.reader.leave()
  })
})

describe('a chat that begins', () => {
  it('is a ticket at once, one however often it is sent, and without mails while somebody is there', async () => {
    await openConsole(server)
    const body = chatBody({ words: 'Do you deliver to Jumla?\nAnd when?' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await server.ask('POST', '/chats', {}, body)).json()),
    )
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]).toMatchObject({ data: { number: 'T-1001', isStaffed: true } })
    const { rows } = await query('select type, subject, message, email, user_id from tickets')
    expect(rows).toEqual([
      {
        type: 'chat',
        subject: 'Do you deliver to Jumla?',
        message: 'Do you deliver to Jumla?\nAnd when?',
        email: body.email,
        user_id: null,
      },
    ])
    expect(await mails()).toEqual([])
  })

  it('is answered by mail when nobody is there, and says by when', async () => {
    const chat = await beginChat(server, { email: 'mina@example.com' })
    expect(chat.isStaffed).toBe(false)
    expect(await eventsOf(chat.id)).toEqual(['by-mail: nobody'])
    expect((await mails()).toSorted()).toEqual(['mina@example.com', 'support@haat.example'])
    const reader = await readChatStream(server, chat)
    await vi.waitFor(() =>
      expect(reader.of('ticket')).toEqual([
        { type: 'ticket', status: 'open', answerBy: chat.answerBy, isByMail: true },
      ]),
    )
    await checkChats(server.haat.services, log)
    expect(await mails()).toHaveLength(2)
  })

  it('is not opened again by its key under another address', async () => {
    const messageKey = randomUUID()
    const first = await beginChat(server, { messageKey })
    const other = await beginChat(server, { messageKey, name: 'Somebody Else' })
    expect(other.number).not.toBe(first.number)
    expect(other.headers).not.toEqual(first.headers)
  })

  it('belongs to who is signed in, whatever else they write; a visitor says who they are', async () => {
    const { user, token } = await makeToken(server.haat.services, 'shopper')
    const chat = await beginChat(server, { name: 'Somebody Else', email: 'other@example.com' }, bearer(token))
    const { rows } = await query('select name, email, user_id from tickets where id = $1', [chat.id])
    expect(rows).toEqual([{ name: user.name, email: user.email, user_id: user.id }])
    const { name: _, email: __, ...nameless } = chatBody()
    const refused = await server.ask('POST', '/chats', {}, nameless)
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'VALIDATION_FAILED', fields: { name: 'Name is required', email: 'Email is required' } },
    ])
  })

  it.each([
    { words: ' ' },
    { words: 'x'.repeat(5001) },
    { messageKey: 'x' },
    { email: 'mina' },
    { language: 'fr' },
    { isStaffed: true },
    { name: 'a\0b' },
  ])('refuses %o', async (changes) => {
    expect((await server.ask('POST', '/chats', {}, chatBody(changes))).status).toBe(422)
    expect((await query('select 1 from tickets')).rowCount).toBe(0)
  })
})

describe('a chat that waits', () => {
  it('is looked after also when another one cannot be', async () => {
    await openConsole(server)
    const [broken, whole] = [await beginChat(server), await beginChat(server)]
    // A constraint makes every further message of this chat fail.
    await query(
      `alter table ticket_messages add constraint broken check (ticket_id <> '${broken.id}') not valid`,
    )
    for (const { id } of [broken, whole]) await waitTwoMinutes(id)
    await checkChats(server.haat.services, log)
    expect([await eventsOf(broken.id), await eventsOf(whole.id)]).toEqual([[], ['by-mail: unanswered']])
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ ticketId: broken.id }),
      'a chat was not looked after',
    )
  })

  it('for two minutes is turned to mail once, at whichever moment nobody answers', async () => {
    await openConsole(server)
    const chat = await beginChat(server)
    const reader = await readChatStream(server, chat)
    await checkChats(server.haat.services, log)
    expect(await eventsOf(chat.id)).toEqual([])
    await waitTwoMinutes(chat.id)
    await checkChats(server.haat.services, log)
    await checkChats(server.haat.services, log)
    expect(await eventsOf(chat.id)).toEqual(['by-mail: unanswered'])
    expect(await mails()).toHaveLength(2)
    await vi.waitFor(() => expect(reader.of('ticket').at(-1)).toMatchObject({ isByMail: true }))

    await replyInChat(server, chat, 'Sorry, here I am.')
    await vi.waitFor(() =>
      expect(reader.of('ticket').at(-1)).toMatchObject({ status: 'waiting', isByMail: false }),
    )
    await waitTwoMinutes(chat.id)
    await checkChats(server.haat.services, log)
    expect(await eventsOf(chat.id)).toEqual(['by-mail: unanswered'])
    await sendMessage(server, chat, 'Never mind. And the price?')
    await checkChats(server.haat.services, log)
    expect(await eventsOf(chat.id)).toEqual(['by-mail: unanswered'])
    await waitTwoMinutes(chat.id)
    await checkChats(server.haat.services, log)
    expect(await eventsOf(chat.id)).toEqual(['by-mail: unanswered', 'by-mail: unanswered'])
  })

  it('is left by its sender: what is owed comes by mail, what was answered is done', async () => {
    await openConsole(server)
    const owed = await beginChat(server, { email: 'owed@example.com' })
    const answered = await beginChat(server)
    await replyInChat(server, answered, 'Yes, within two days.')
    const reopened = await beginChat(server)
    await replyInChat(server, reopened, 'Yes. I ask the vendor for you.')
    await query("update tickets set status = 'open' where id = $1", [reopened.id])
    for (const chat of [owed, answered, reopened]) {
      expect((await server.ask('POST', `/tickets/${chat.number}/leave`, chat.headers)).status).toBe(200)
    }
    expect(await eventsOf(owed.id)).toEqual(['left-chat', 'by-mail: left'])
    for (const { id } of [answered, reopened]) expect(await eventsOf(id)).toEqual(['left-chat'])
    expect((await mails()).toSorted()).toEqual(['owed@example.com', 'support@haat.example'])
    expect((await server.ask('POST', `/tickets/${owed.number}/leave`)).status).toBe(404)
  })

  it('brings by mail what its sender never saw, all of it in one, and nothing that was seen', async () => {
    await openConsole(server)
    const chat = await beginChat(server, { email: 'gone@example.com' })
    const reader = await readChatStream(server, chat)
    await replyInChat(server, chat, 'Namaste!')
    await vi.waitFor(() => expect(messageTextsOf(reader)).toHaveLength(2))
    const seen = await server.ask('POST', `/tickets/${chat.number}/seen`, chat.headers, {
      sequence: lastSequenceOf(reader),
    })
    expect(seen.status).toBe(200)
    reader.leave()
    await vi.waitFor(() => expect(server.haat.app.liveStreams.count()).toBe(1))
    await replyInChat(server, chat, 'We deliver to Jumla.')
    await replyInChat(server, chat, 'It takes five days.')
    await checkChats(server.haat.services, log)
    expect(await mails()).toEqual([])
    await vi.waitFor(async () => {
      const { rows } = await query("select live_at < now() - interval '29 s' as gone from tickets")
      expect(rows).toEqual([{ gone: true }])
    })
    await waitTwoMinutes(chat.id)
    await checkChats(server.haat.services, log)
    await checkChats(server.haat.services, log)
    const sent = await listNewestMails(server.haat.services.db, 20)
    expect(sent.map(({ toAddress }) => toAddress)).toEqual(['gone@example.com'])
    expect(sent[0]!.textBody).toMatch(/We deliver to Jumla\.[^]*It takes five days\./)
    expect(sent[0]!.textBody).not.toContain('Namaste!')
  })

  it('is on the line as long as its stream is, and for a moment after', async () => {
    const chat = await beginChat(server)
    const isLive = async () => {
      const { rows } = await query(
        "select coalesce(live_at > now() - interval '40 s', false) as live from tickets",
      )
      return (rows[0] as { live: boolean }).live
    }
    expect(await isLive()).toBe(false)
    const reader = await readChatStream(server, chat)
    await vi.waitFor(async () => expect(await isLive()).toBe(true))
    await query("update tickets set live_at = now() - interval '1 hour'")
    await server.haat.app.liveStreams.beatAll()
    expect(await isLive()).toBe(true)
    await server.ask('POST', `/tickets/${chat.number}/leave`, chat.headers)
    expect(await isLive()).toBe(false)
    reader.leave()
  })
})
