import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDesk } from '../../../../test/desk-scenario.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.haat.close())

describe('an answer', () => {
  it('is read by its sender, by mail beneath the first one, and leaves the ticket waiting', async () => {
    const { number, key } = await desk.client.write({ email: 'mina@example.com', name: 'Mina Gurung' })
    const ticket = await desk.client.row(number)
    const answer = await desk.replyTo(number, desk.client.reply('Namaste <b>Mina</b>.\n\nWe ask the vendor.'))
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json().data).toMatchObject({
      status: 'waiting',
      version: 2,
      email: 'mina@example.com',
      phoneNumbers: ['9841234567'],
      messages: [
        { author: 'customer' },
        { event: { kind: 'assigned' } },
        { author: 'staff', channel: 'mail', mail: 'kept' },
      ],
    })
    await desk.replyTo(number, desk.client.reply('It is settled.', { status: 'solved' }))
    const [first, second] = await desk.mailsOf(number)
    expect(first).toMatchObject({ to_address: 'mina@example.com', replies_to: [ticket.id] })
    expect(second.replies_to).toEqual([ticket.id, first.id])
    expect(first.text_body).not.toContain('With this answer')
    expect(first.html_body).toContain('Namaste &lt;b&gt;Mina&lt;/b&gt;.')
    expect(first.text_body).toContain(
      `https://haat.test/contact-admin?ticket=${number}&key=${key['x-ticket-key']}`,
    )
    const own = (await desk.client.ask(`/tickets/${number}`, key)).json().data
    expect(own).toMatchObject({ status: 'solved', answerBy: null })
    expect(own.messages[1]).toMatchObject({ authorName: 'Anjali', words: expect.stringContaining('vendor') })
    expect(await desk.client.row(number)).toMatchObject({
      answered_at: expect.any(Date),
      solved_at: expect.any(Date),
    })
    expect((await desk.client.auditEntries(number)).map(({ action }) => action)).toEqual([
      'ticket.reply',
      'ticket.reply',
    ])
  })

  it('sent ten times at once is one message and one mail', async () => {
    const { number } = await desk.client.write()
    const body = desk.client.reply('Once only.')
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.replyTo(number, body)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await desk.mailsOf(number)).toHaveLength(1)
    expect((await desk.get(`/tickets/${number}`)).messages).toHaveLength(3)
    expect(await desk.client.auditEntries(number)).toHaveLength(1)
  })

  it('goes in the language of its sender, who has an account and needs no key', async () => {
    const shopper = await desk.client.staff()
    const { number } = await desk.client.write({}, { ...shopper.headers, cookie: 'language=ne' })
    await desk.replyTo(number, desk.client.reply('पार्सल भोलि आउँछ।'))
    const [mail] = await desk.mailsOf(number)
    expect(mail.text_body).toContain('हेर्नुहोस् र जवाफ दिनुहोस्')
    expect(mail.text_body).toContain(`/contact-admin?ticket=${number}\n`)
  })

  it('a note never leaves the desk', async () => {
    const { number, key } = await desk.client.write()
    await desk.replyTo(number, desk.client.reply('He shouts.', { kind: 'note' }))
    expect(await desk.mailsOf(number)).toEqual([])
    expect((await desk.client.ask(`/tickets/${number}`, key)).body).not.toContain('shouts')
    expect((await desk.get(`/tickets/${number}`)).messages[1]).toMatchObject({ channel: 'note', mail: null })
    expect(await desk.client.row(number)).toMatchObject({ status: 'open', answered_at: null })
  })

  it('makes its author the owner of a ticket that has none, at once and for good', async () => {
    const { number, key } = await desk.client.write()
    const rojina = await desk.client.staff()
    const noted = await desk.replyTo(number, desk.client.reply('A note.', { kind: 'note' }), rojina.headers)
    expect(noted.json().data.assignee).toBeNull()
    const answered = (await desk.replyTo(number, desk.client.reply('It comes on Sunday.'))).json().data
    expect(answered).toMatchObject({
      status: 'waiting',
      version: 3,
      assignee: { id: desk.binod.user.id, name: desk.binod.user.name },
    })
    expect(answered.messages.slice(-2)).toMatchObject([
      { event: { kind: 'assigned', from: null, to: desk.binod.user.name }, authorName: desk.binod.user.name },
      { author: 'staff', words: 'It comes on Sunday.' },
    ])
    const second = await desk.replyTo(number, desk.client.reply('And a gift.'), rojina.headers)
    expect(second.json().data.assignee).toMatchObject({ id: desk.binod.user.id })
    expect((await desk.client.auditEntries(number))[1]).toMatchObject({
      action: 'ticket.reply',
      before: { assigneeId: null },
      after: { assigneeId: desk.binod.user.id },
    })
    expect((await desk.client.ask(`/tickets/${number}`, key)).json().data.messages).toHaveLength(3)
  })

  it('of two who answer at once makes one the owner', async () => {
    const { number } = await desk.client.write()
    const rojina = await desk.client.staff()
    await Promise.all([
      desk.replyTo(number, desk.client.reply('From Binod.')),
      desk.replyTo(number, desk.client.reply('From Rojina.'), rojina.headers),
    ])
    const { assignee, messages } = await desk.get(`/tickets/${number}`)
    const events = messages.filter(({ event }: { event: object | null }) => event !== null)
    expect(events).toHaveLength(1)
    expect([desk.binod.user.id, rojina.user.id]).toContain(assignee.id)
  })

  it('is news to its sender until they have read it', async () => {
    const mina = await desk.client.staff()
    const { number } = await desk.client.write({}, mina.headers)
    await desk.replyTo(number, desk.client.reply('Here it is.'))
    const list = async () => (await desk.client.ask('/tickets', mina.headers)).json().data.items
    expect(await list()).toMatchObject([{ number, preview: 'Here it is.', hasNews: true }])
    await desk.client.ask(`/tickets/${number}`, mina.headers)
    expect(await list()).toMatchObject([{ hasNews: false }])
  })
})

describe('a change', () => {
  it('of two at once, only one is made: the other is told', async () => {
    const { number } = await desk.client.write()
    const rojina = await desk.client.staff()
    const answers = await Promise.all([
      desk.patch(number, { version: 1, assigneeId: desk.binod.user.id }),
      desk.patch(number, { version: 1, assigneeId: rojina.user.id }, rojina.headers),
      desk.patch(number, { version: 1, status: 'solved' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    expect(await desk.client.auditEntries(number)).toHaveLength(1)
    expect(await desk.client.row(number)).toMatchObject({ version: 2 })
    expectRefusal(await desk.patch(number, { version: 1, priority: 'high' }), 409, 'CONFLICT')
  })

  it('follows the table of states and stands in the thread', async () => {
    const { number } = await desk.client.write()
    const solved = (
      await desk.patch(number, { version: 1, status: 'solved', assigneeId: desk.binod.user.id })
    ).json().data
    expect(solved).toMatchObject({ status: 'solved', assignee: { name: 'Anjali Shrestha' } })
    expect(solved.messages.map(({ event }: { event: object | null }) => event)).toEqual([
      null,
      { kind: 'assigned', from: null, to: 'Anjali Shrestha' },
      { kind: 'status', from: 'open', to: 'solved' },
    ])
    expectRefusal(await desk.patch(number, { version: 2, status: 'waiting' }), 409, 'CONFLICT')
    expect(
      (await desk.patch(number, { version: 2, status: 'open', assigneeId: null })).json().data,
    ).toMatchObject({
      status: 'open',
      assignee: null,
    })
    const same = await desk.patch(number, { version: 3, status: 'open' })
    expect(same.json().data.version).toBe(3)
  })

  it('to solved is taken back to what was before, with the hour that was promised', async () => {
    const { number } = await desk.client.write()
    const undo = (version: number) =>
      desk.client.send('POST', `/staff/tickets/${number}/undo-solve`, { version }, desk.binod.headers)
    const setDue = (answerBy: string) =>
      desk.haat.database.pool.query('update tickets set answer_by = $2 where number = $1', [
        number.slice(2),
        answerBy,
      ])
    await setDue('2026-11-22T11:15:00.000Z')
    expectRefusal(await undo(1), 409, 'CONFLICT')
    await desk.patch(number, { version: 1, status: 'solved' })
    expect((await undo(2)).json().data).toMatchObject({
      status: 'open',
      version: 3,
      answerBy: '2026-11-22T11:15:00.000Z',
    })
    await desk.replyTo(number, desk.client.reply('Here it is.'))
    await desk.patch(number, { version: 4, status: 'solved' })
    expectRefusal(await undo(4), 409, 'CONFLICT')
    const waiting = (await undo(5)).json().data
    expect(waiting).toMatchObject({ status: 'waiting', version: 6 })
    expect(waiting.messages.at(-1).event).toEqual({ kind: 'status', from: 'solved', to: 'waiting' })
    expect(await desk.client.row(number)).toMatchObject({ status: 'waiting', solved_at: null })
    expect((await desk.client.auditEntries(number)).at(-1)).toMatchObject({
      action: 'ticket.change',
      before: { status: 'solved' },
      after: { status: 'waiting' },
    })
  })

  it('of priority moves the promised hour, counted from when the sender wrote', async () => {
    const { number } = await desk.client.write()
    await desk.haat.database.pool.query(
      "update tickets set created_at = '2026-11-22T04:00:00Z', answer_by = '2026-11-22T11:15:00Z' where number = $1",
      [number.slice(2)],
    )
    const due = async (version: number, priority: string) =>
      (await desk.patch(number, { version, priority })).json().data.answerBy
    // Sunday 9:45 in Nepal: two hours, four hours, eight hours of office time.
    expect(await due(1, 'urgent')).toBe('2026-11-22T06:00:00.000Z')
    expect(await due(2, 'high')).toBe('2026-11-22T08:00:00.000Z')
    expect(await due(3, 'normal')).toBe('2026-11-23T04:00:00.000Z')
  })

  it.each([
    { assigneeId: randomUUID() },
    { status: 'lost' },
    { type: 'chat' },
    { priority: 1 },
    { name: 'x' },
  ])('refuses %o', async (changes) => {
    const { number } = await desk.client.write()
    expectRefusal(await desk.patch(number, { version: 1, ...changes }), 422, 'VALIDATION_FAILED')
  })
})
