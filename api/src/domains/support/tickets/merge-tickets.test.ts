import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  listenForChats,
  chatBody,
  readChatStream,
  messageTextsOf,
  type Chat,
  type ChatServer,
} from '../../../../test/chat-scenario.ts'
import { openDesk } from '../../../../test/desk-scenario.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../../test/factories.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let server: ChatServer
beforeAll(async () => {
  desk = await openDesk()
  server = await listenForChats(desk.haat)
})
afterAll(() => desk.haat.close())

const secret = 'My door code is 4711.'

/** The owner of an address, who wrote while signed in, and a stranger who chats under the same address. */
async function twoUnderOneAddress() {
  const { user, token } = await makeToken(desk.haat.services, 'shopper')
  await desk.haat.database.pool.query('update users set email_verified = true where id = $1', [user.id])
  const { email } = user
  const owner = await desk.client.write({ email, message: secret }, bearer(token))
  const { data } = (
    await desk.client.send('POST', '/chats', chatBody({ email, words: 'I am the owner.' }))
  ).json()
  const { id } = await desk.client.row(data.number)
  const chat: Chat = { ...data, id, headers: { 'x-ticket-key': data.key } }
  return { owner: { ...owner, headers: bearer(token) }, chat, email }
}

const merge = async (from: string, into: string, changes = {}) => {
  const { version } = await desk.get(`/tickets/${from}`)
  return desk.client.send(
    'POST',
    `/staff/tickets/${from}/merge`,
    { version, into, ...changes },
    desk.binod.headers,
  )
}
const confirmed = { isConfirmed: true }
const read = async (number: string, headers: Record<string, string>) =>
  (await desk.client.ask(`/tickets/${number}`, headers)).body

describe('merging tickets of different proof', () => {
  it('asks first, names the difference, and changes nothing until it is confirmed', async () => {
    const { owner, chat } = await twoUnderOneAddress()
    const refused = await merge(chat.number, owner.number)
    expect(expectRefusal(refused, 409, 'CONFIRMATION_REQUIRED')).toMatchObject({
      message: expect.stringContaining('not signed in, address not proven'),
      fields: { from: 'none', into: 'account', keptApart: 'yes' },
    })
    expect(await desk.client.row(chat.number)).toMatchObject({ merged_into_id: null, status: 'open' })
    const done = await merge(chat.number, owner.number, confirmed)
    expect(done.statusCode, done.body).toBe(200)
    expect((await desk.client.auditEntries(chat.number)).at(-1)).toMatchObject({
      action: 'ticket.merge',
      after: { mergedInto: owner.number, isKeptApart: true },
    })
  })

  it('asks also where two strangers typed one address, and where one account proved its address later', async () => {
    const one = await desk.client.write({ email: 'same@example.com' })
    const two = await desk.client.write({ email: 'same@example.com', subject: 'Again' })
    expectRefusal(await merge(one.number, two.number), 409, 'CONFIRMATION_REQUIRED')
    const { user, token } = await makeToken(desk.haat.services, 'shopper')
    const before = await desk.client.write({ email: user.email }, bearer(token))
    await desk.haat.database.pool.query('update users set email_verified = true where id = $1', [user.id])
    const after = await desk.client.write({ email: user.email, subject: 'Confirmed' }, bearer(token))
    expectRefusal(await merge(before.number, after.number), 409, 'CONFIRMATION_REQUIRED')
    const done = (await merge(before.number, after.number, confirmed)).json().data
    // One account wrote both: it goes on as one, and each message keeps its proof.
    const proofs = done.messages.map((message: { proof: string | null }) => message.proof)
    expect(proofs).toEqual(['session', 'account', null])
    expect(done.messages.every((message: { keptApart: null }) => message.keptApart === null)).toBe(true)
  })

  it('shows the desk both, each word with its ticket and its proof', async () => {
    const { owner, chat } = await twoUnderOneAddress()
    await merge(chat.number, owner.number, confirmed)
    const thread = await desk.get(`/tickets/${owner.number}`)
    expect(thread.messages.filter((one: { event: object | null }) => one.event === null)).toMatchObject([
      { words: secret, proof: 'account', keptApart: null },
      { words: 'I am the owner.', proof: 'none', keptApart: chat.number },
    ])
    expect(await desk.get(`/tickets/${chat.number}`)).toMatchObject({
      mergedInto: owner.number,
      isKeptApart: true,
    })
  })

  it.each(['chat into owner', 'owner into chat'])(
    'never shows one sender the other’s words, in no thread, stream or mail: %s',
    async (way) => {
      const { owner, chat, email } = await twoUnderOneAddress()
      const [from, into] = way.startsWith('chat') ? [chat, owner] : [owner, chat]
      const stream = await readChatStream(server, chat)
      const mailsBefore = (await desk.haat.database.pool.query('select id from mails')).rowCount
      expect((await merge(from.number, into.number, confirmed)).statusCode).toBe(200)
      expect((await desk.haat.database.pool.query('select id from mails')).rowCount).toBe(mailsBefore)

      // The answer goes to the sender of the ticket that it was written in, and to nobody else.
      await desk.replyTo(owner.number, desk.client.reply('Dear owner, it comes at nine.'))
      await desk.replyTo(chat.number, desk.client.reply('Dear stranger, who are you?'))
      expect(await read(owner.number, owner.headers)).toContain('Dear owner')
      expect(await read(owner.number, owner.headers)).not.toContain('stranger')
      expect(await read(owner.number, owner.headers)).not.toContain('I am the owner')
      await vi.waitFor(() => expect(messageTextsOf(stream)).toContain('Dear stranger, who are you?'))
      expect(messageTextsOf(stream).join()).not.toMatch(/door code|Dear owner/)
      const asStranger = await read(chat.number, chat.headers)
      expect(asStranger).not.toMatch(/door code|Dear owner/)
      expect(asStranger).not.toContain(owner.number)
      expect((await desk.client.ask(`/tickets/${owner.number}`, chat.headers)).statusCode).toBe(404)
      expect((await desk.client.ask(`/tickets/${chat.number}`, owner.headers)).statusCode).toBe(404)
      const { rows } = await desk.haat.database.pool.query(
        'select text_body from mails where to_address = $1 and text_body like $2',
        [email, '%Dear owner%'],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0].text_body).not.toContain('key=')
      stream.leave()
    },
  )

  it('lets who is kept apart write again in a ticket of their own, which the desk sees as open', async () => {
    const { owner, chat } = await twoUnderOneAddress()
    await merge(chat.number, owner.number, confirmed)
    const more = { words: 'Are you still there?', messageKey: randomUUID() }
    const said = await desk.client.send('POST', `/tickets/${chat.number}/messages`, more, chat.headers)
    expect(said.statusCode, said.body).toBe(200)
    expect(await desk.client.row(chat.number)).toMatchObject({
      status: 'open',
      merged_into_id: null,
      is_kept_apart: false,
    })
    expect(await read(owner.number, owner.headers)).not.toContain('still there')
    const { messages } = await desk.get(`/tickets/${owner.number}`)
    expect(messages.at(-1)).toMatchObject({ event: { kind: 'parted', from: chat.number, to: owner.number } })
  })

  it('is taken back by opening what was kept apart again', async () => {
    const { owner, chat } = await twoUnderOneAddress()
    await merge(chat.number, owner.number, confirmed)
    const { version } = await desk.get(`/tickets/${chat.number}`)
    expectRefusal(await desk.patch(chat.number, { version, priority: 'high' }), 409, 'CONFLICT')
    const opened = await desk.patch(chat.number, { version, status: 'open' })
    expect(opened.statusCode, opened.body).toBe(200)
    expect(opened.json().data).toMatchObject({ status: 'open', mergedInto: null, isKeptApart: false })
    const { messages } = await desk.get(`/tickets/${owner.number}`)
    expect(messages.some((one: { keptApart: string | null }) => one.keptApart !== null)).toBe(false)
  })

  it('keeps apart what was apart when the ticket goes on in a third one', async () => {
    const { owner, chat, email } = await twoUnderOneAddress()
    await merge(chat.number, owner.number, confirmed)
    const third = await desk.client.write({ email, subject: 'Third' }, owner.headers)
    expect((await merge(owner.number, third.number)).statusCode).toBe(200)
    expect(await read(third.number, owner.headers)).not.toContain('I am the owner')
    const { messages } = await desk.get(`/tickets/${third.number}`)
    expect(messages).toContainEqual(expect.objectContaining({ keptApart: chat.number, proof: 'none' }))
    expect(await read(chat.number, chat.headers)).not.toContain('4711')
  })

  it('is refused where not even the address is the same, whatever is confirmed', async () => {
    const [one, other] = [await desk.client.write(), await desk.client.write()]
    expectRefusal(await merge(one.number, other.number, confirmed), 409, 'CONFLICT')
  })
})
