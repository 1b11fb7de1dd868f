import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, contactMessage, makeToken, pdfBytes } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { clearUploads } from '../tickets/ticket-files.service.ts'
import { ticketKey } from './ticket-key.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

type Headers = Record<string, string>
const ask = (url: string, headers: Headers = {}) => haat.app.inject({ url: `/api${url}`, headers })
const post = (url: string, payload: object, headers: Headers = {}) =>
  haat.app.inject({ method: 'POST', url: `/api${url}`, payload, headers })
const upload = (url: string, bytes: Buffer, headers: Headers = {}) =>
  haat.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  })
const rowOf = async (number: string) =>
  (await haat.database.pool.query('select * from tickets where number = $1', [number.slice(2)])).rows[0]
const say = (words: string, changes = {}) => ({ words, messageKey: randomUUID(), ...changes })

async function write(changes = {}, headers: Headers = {}) {
  const answer = await post('/contact-admin', contactMessage(changes), headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.ticketNumber as string
}

async function visitor(changes = {}) {
  const number = await write(changes)
  const { id } = await rowOf(number)
  return { number, id, headers: { 'x-ticket-key': ticketKey(haat.services, id) } }
}

describe('a thread', () => {
  it('is its sender’s alone: strangers, wrong keys and other shoppers find nothing', async () => {
    const { user, token } = await makeToken(haat.services, 'shopper')
    const number = await write({}, bearer(token))
    expect(await rowOf(number)).toMatchObject({ user_id: user.id, language: 'en' })
    expect((await ask(`/tickets/${number}`, bearer(token))).json().data).toMatchObject({
      number,
      subject: 'Where is my parcel?',
      status: 'open',
      mergedInto: null,
      messages: [{ author: 'customer', channel: 'form', words: 'It was to come on Sunday and did not.' }],
    })
    const other = bearer((await makeToken(haat.services, 'shopper')).token)
    const staff = bearer((await makeToken(haat.services, 'staff')).token)
    const strangers: Headers[] = [{}, other, staff, { 'x-ticket-key': 'guessed' }, { 'x-ticket-key': '' }]
    for (const headers of strangers) {
      expectRefusal(await ask(`/tickets/${number}`, headers), 404, 'NOT_FOUND')
      expectRefusal(await post(`/tickets/${number}/messages`, say('Hello'), headers), 404, 'NOT_FOUND')
      expectRefusal(await upload(`/tickets/${number}/files?name=a.pdf`, pdfBytes, headers), 404, 'NOT_FOUND')
    }
    const { headers } = await visitor()
    expectRefusal(await ask(`/tickets/${number}`, headers), 404, 'NOT_FOUND')
    expectRefusal(await ask('/tickets/T-999999999', headers), 404, 'NOT_FOUND')
    expectRefusal(await ask('/tickets/1001', headers), 422, 'VALIDATION_FAILED')
  })

  it('opens by the key of the mail, and not for the account whose address somebody typed', async () => {
    const { user, token } = await makeToken(haat.services, 'shopper')
    await haat.database.pool.query('update users set email_verified = true where id = $1', [user.id])
    const { number, headers } = await visitor({ email: user.email.toUpperCase() })
    expect((await ask(`/tickets/${number}`, headers)).statusCode).toBe(200)
    expectRefusal(await ask(`/tickets/${number}`, bearer(token)), 404, 'NOT_FOUND')
    expect((await ask(`/tickets/${number}`, { ...bearer(token), ...headers })).statusCode).toBe(200)
    expect((await ask('/tickets', bearer(token))).json().data).toMatchObject({ total: 0, items: [] })
  })

  it('grows once by a message that is sent ten times at once, and is open again with a new clock', async () => {
    const { number, id, headers } = await visitor()
    await haat.database.pool.query(
      "update tickets set status = 'solved', solved_at = now(), answer_by = now() - interval '9 days' where id = $1",
      [id],
    )
    const before = await rowOf(number)
    const said = say('Any news of the <b>blue</b> one?')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(`/tickets/${number}/messages`, said, headers)),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    const after = await rowOf(number)
    expect(after).toMatchObject({ status: 'open', solved_at: null, version: before.version + 1 })
    expect(after.answer_by.getTime()).toBeGreaterThan(Date.now())
    expect(after.words).toContain("'blue'")
    const thread = (await ask(`/tickets/${number}`, headers)).json().data
    expect(thread.messages).toHaveLength(2)
    expect(thread.messages[1]).toMatchObject({ author: 'customer', channel: 'page', words: said.words })
  })

  it.each([
    { words: '' },
    { words: ' \n ' },
    { words: 'x'.repeat(5001) },
    { words: 'a\0b' },
    { messageKey: 'mine' },
    { fileIds: ['x'] },
    { author: 'staff' },
  ])('refuses %o', async (changes) => {
    const { number, headers } = await visitor()
    expectRefusal(
      await post(`/tickets/${number}/messages`, { ...say('Hello'), ...changes }, headers),
      422,
      'VALIDATION_FAILED',
    )
  })
})

describe('files', () => {
  it('go with the message that they were uploaded for, once', async () => {
    const first = (await upload('/contact-admin/files?name=bill.pdf', pdfBytes)).json().data
    const { number, headers } = await visitor({ fileIds: [first.id] })
    const second = (
      await upload(
        `/tickets/${number}/files?name=${encodeURIComponent('<img src=x>.pdf')}`,
        pdfBytes,
        headers,
      )
    ).json().data
    await post(`/tickets/${number}/messages`, say('And this', { fileIds: [second.id] }), headers)
    const { messages } = (await ask(`/tickets/${number}`, headers)).json().data
    expect(messages.map(({ files }: { files: { name: string }[] }) => files.map(({ name }) => name))).toEqual(
      [['bill.pdf'], [second.name]],
    )
    const again = await post(`/tickets/${number}/messages`, say('Stolen', { fileIds: [first.id] }), headers)
    expect(expectRefusal(again, 422, 'VALIDATION_FAILED').fields).toHaveProperty('fileIds')
    const made = await post('/contact-admin', contactMessage({ fileIds: [randomUUID()] }))
    expectRefusal(made, 422, 'VALIDATION_FAILED')
  })

  it('are what their content says, whatever they are called', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    expectRefusal(await upload('/contact-admin/files?name=a.png', script), 415, 'UNSUPPORTED_MEDIA_TYPE')
    expectRefusal(await upload('/contact-admin/files?name=', pdfBytes), 422, 'VALIDATION_FAILED')
    expectRefusal(await post('/contact-admin/files?name=a.pdf', {}), 415, 'UNSUPPORTED_MEDIA_TYPE')
  })

  it('that nobody sent are gone after two hours; those of a message stay', async () => {
    const kept = (await upload('/contact-admin/files?name=kept.pdf', pdfBytes)).json().data
    await visitor({ fileIds: [kept.id] })
    const left = (await upload('/contact-admin/files?name=left.pdf', pdfBytes)).json().data
    const fresh = (await upload('/contact-admin/files?name=fresh.pdf', pdfBytes)).json().data
    await haat.database.pool.query(
      "update ticket_files set created_at = now() - interval '25 hours' where file_id = any($1)",
      [[kept.id, left.id]],
    )
    expect(await clearUploads(haat.services)).toBe(1)
    const { rows } = await haat.database.pool.query('select id from files where id = any($1) order by id', [
      [kept.id, left.id, fresh.id],
    ])
    expect(rows.map(({ id }) => id)).toEqual([kept.id, fresh.id])
  })
})

describe('what it is about', () => {
  it('is an order of one’s own, not another’s', async () => {
    const { token } = await makeToken(haat.services, 'shopper')
    for (const about of [
      { kind: 'order', id: 'H-1' },
      { kind: 'product', id: 'nothing-1' },
      { kind: 'service', id: "x' or 1=1" },
    ]) {
      const answer = await post('/contact-admin', contactMessage({ about }), bearer(token))
      expect(expectRefusal(answer, 422, 'VALIDATION_FAILED').fields).toHaveProperty('about')
    }
  })
})
