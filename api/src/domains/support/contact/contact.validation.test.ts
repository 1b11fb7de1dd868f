import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { contactMessage } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listNewestMails } from '#platform/mail/mail.store.ts'
import { tickets } from '../tickets/tickets.tables.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())
afterEach(async () => {
  expect(await haat.services.db.select().from(tickets)).toEqual([])
  expect(await listNewestMails(haat.services.db, 10)).toEqual([])
})

const json = { 'content-type': 'application/json' }
const post = (payload: object | string, headers: Record<string, string> = json) =>
  haat.app.inject({ method: 'POST', url: '/api/contact-admin', headers, payload })

describe('every rule of the form holds on the server', () => {
  it.each([
    ['name', '', 'Name is required'],
    ['name', ' \t\n ', 'Name is required'],
    ['email', '', 'Email is required'],
    ['email', '   ', 'Email is required'],
    ['email', 'sita', 'Please enter a valid email address'],
    ['email', 'sita@example', 'Please enter a valid email address'],
    ['email', 'sita@exa mple.com', 'Please enter a valid email address'],
    ['email', 'a@example.com,b@example.com', 'Please enter a valid email address'],
    ['email', 'a,victim@example.com', 'Please enter a valid email address'],
    ['email', 'Sita<sita@example.com>', 'Please enter a valid email address'],
    ['email', 'sita@example.com\r\nBcc: all@example.com', 'Please enter a valid email address'],
    ['phoneNumber', ' ', 'At least one contact number is required'],
    ['subject', '', 'Subject is required'],
    ['subject', '  ', 'Subject is required'],
    ['message', '', 'Message is required'],
    ['message', '         .', 'Message should be at least 10 characters'],
    ['message', '123456789', 'Message should be at least 10 characters'],
  ])('%s %j: %s', async (field, value, message) => {
    const body = expectRefusal(await post(contactMessage({ [field]: value })), 422, 'VALIDATION_FAILED')
    expect(body).toMatchObject({ message, fields: { [field]: message } })
  })

  it('all mistakes are named at once', async () => {
    const wrong = { name: '', email: '', subject: '', message: '' }
    const { fields } = expectRefusal(await post(contactMessage(wrong)), 422, 'VALIDATION_FAILED')
    expect(fields).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    })
  })
})

describe('bad input is refused and stores nothing', () => {
  it.each([
    ['name', 'x'.repeat(121)],
    ['email', `${'x'.repeat(250)}@example.com`],
    ['phoneNumber', '9'.repeat(41)],
    ['contactNumber', '9'.repeat(41)],
    ['subject', 'x'.repeat(201)],
    ['message', 'x'.repeat(5001)],
    ['type', 'complaint'],
    ['type', ''],
    ['timestamp', 'yesterday'],
    ['timestamp', ''],
    ['timestamp', '2026-13-45T00:00:00Z'],
    ['timestamp', '2026-11-15'],
    ['timestamp', '0000-01-01T00:00:00Z'],
    ['timestamp', '0001-01-01T00:00:00+05:45'],
    ['timestamp', '9999-12-31T23:59:59-05:00'],
  ])('%s %.30s', async (field, value) => {
    const { fields } = expectRefusal(await post(contactMessage({ [field]: value })), 422, 'VALIDATION_FAILED')
    expect(Object.keys(fields ?? {})).toEqual([field])
  })

  const fields = Object.keys(contactMessage()) as (keyof ReturnType<typeof contactMessage>)[]

  it.each(fields)('%s of another type', async (field) => {
    for (const value of [null, 5, true, [], ['a'], {}, { toString: 'x' }]) {
      const body = expectRefusal(await post(contactMessage({ [field]: value })), 422, 'VALIDATION_FAILED')
      expect(Object.keys(body.fields ?? {})).toEqual([field])
    }
  })

  it.each(['name', 'email', 'phoneNumber', 'contactNumber', 'subject', 'message'])(
    'a NUL in %s',
    async (field) => {
      const value = field === 'email' ? 'si\0ta@example.com' : 'Namaste\0 to all of you'
      const body = expectRefusal(await post(contactMessage({ [field]: value })), 422, 'VALIDATION_FAILED')
      const refusal =
        field === 'email' ? /^Please enter a valid email address$/ : /must not contain NUL characters$/
      expect(body.message).toMatch(refusal)
    },
  )

  it.each(fields.filter((field) => field !== 'contactNumber' && field !== 'phoneNumber'))(
    'a message without %s',
    async (field) => {
      const { [field]: _, ...message } = contactMessage()
      expectRefusal(await post(message), 422, 'VALIDATION_FAILED')
    },
  )

  it.each([[[]], [[contactMessage()]], ['"text"'], ['null'], ['5'], ['true']])(
    'the body %j',
    async (body) => {
      expectRefusal(await post(body), 422, 'VALIDATION_FAILED')
    },
  )

  it('fields that do not exist', async () => {
    for (const extra of ['status', 'number', 'id', 'isAdmin', 'constructor']) {
      const body = expectRefusal(await post({ ...contactMessage(), [extra]: 'x' }), 422, 'VALIDATION_FAILED')
      expect(body.fields).toEqual({ body: expect.stringContaining(extra) })
    }
  })

  it.each(['__proto__', 'constructor'])('a body that reaches for the prototype by %s', async (key) => {
    const text = JSON.stringify(contactMessage()).replace('{', `{"${key}":{"prototype":{"isAdmin":true}},`)
    expectRefusal(await post(text), 400, 'BAD_REQUEST')
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it.each(['{', '{"name":', 'name=Sita', '{"a":1}}', '\u0000', '{"a":NaN}'])(
    'broken JSON: %j',
    async (text) => {
      const body = expectRefusal(await post(text), 400, 'BAD_REQUEST')
      expect(body.message).toBe('The body is not valid JSON.')
    },
  )

  it('an empty body', async () => {
    expectRefusal(await post(''), 400, 'BAD_REQUEST')
    expectRefusal(await post('', {}), 422, 'VALIDATION_FAILED')
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'nonsense',
  ])('the content type %s', async (type) => {
    const answer = await post(JSON.stringify(contactMessage()), { 'content-type': type })
    expectRefusal(answer, 415, 'UNSUPPORTED_MEDIA_TYPE')
  })

  it('100,000 characters, and whatever else is over 64 kB', async () => {
    for (const message of ['x'.repeat(100_000), 'म'.repeat(100_000), 'x'.repeat(64 * 1024)]) {
      const body = expectRefusal(await post(contactMessage({ message })), 413, 'PAYLOAD_TOO_LARGE')
      expect(body.message).toBe('The request is too large.')
    }
  })

  it('a body that is nested a thousand times', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    expectRefusal(await post(deep), 422, 'VALIDATION_FAILED')
    expectRefusal(
      await post(JSON.stringify(contactMessage()).replace('"Sita Gurung"', deep)),
      422,
      'VALIDATION_FAILED',
    )
  })
})
