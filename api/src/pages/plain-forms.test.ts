import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PostedContact } from '@haat/contract/domains/support.contact.rules.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'
import { newVisitor } from '#plugins/limits/visitor-device.ts'
import { tickets } from '#domains/support/tickets/tickets.tables.ts'
import type { Client } from './client/client-app.ts'
import { mountPages } from './pages.ts'

/** What the page that answers was rendered with. */
let shown: PostedContact | undefined
const client: Client = {
  app: async () => ({
    fetch: async (_request, { context: { page } }) => {
      shown = page.posted
      return new Response('<html><head></head><body>The page</body></html>', {
        headers: { 'content-type': 'text/html' },
      })
    },
  }),
  messagesHref: () => undefined,
}

let haat: TestApp
const open = (RATE_LIMITS: string) =>
  buildTestApp({
    environment: { RATE_LIMITS },
    prepare: (app, services) => void mountPages(app, services, client),
  })
beforeAll(async () => {
  haat = await open('0')
})
afterAll(() => haat.close())
beforeEach(() => {
  shown = undefined
})

const typed = {
  name: 'Mina Gurung',
  email: 'mina@example.com',
  phoneNumber: '984-1234567',
  contactNumber: '',
  subject: 'The shawl',
  message: 'It came in the wrong colour.\r\nWhat now?',
  type: 'feedback',
}
const urlencoded = 'application/x-www-form-urlencoded'
const send = (
  payload: string,
  headers: Record<string, string> = {},
  { url = '/help-support', app = haat } = {},
) => app.app.inject({ method: 'POST', url, payload, headers: { 'content-type': urlencoded, ...headers } })
const sendTyped = (changes: Record<string, string> = {}, headers?: Record<string, string>) =>
  send(new URLSearchParams({ ...typed, ...changes }).toString(), headers)
const ticketRows = () => haat.services.db.select().from(tickets).orderBy(desc(tickets.id))
const countTickets = async () => (await ticketRows()).length

describe('a contact form that the browser sends by itself', () => {
  it('becomes a ticket of nobody’s in the language of the page, and the page says its number', async () => {
    const answer = await sendTyped({}, { cookie: 'language=ne; accessToken=made-up' })
    expect([answer.statusCode, answer.body]).toEqual([200, '<html><head></head><body>The page</body></html>'])
    expect(shown).toMatchObject({ sent: { ticketNumber: expect.stringMatching(/^T-\d+$/) }, issues: [] })
    const [row] = await ticketRows()
    expect(row).toMatchObject({ name: 'Mina Gurung', type: 'feedback', language: 'ne', userId: null })
  })

  it('comes back with what was typed and what is wrong with each field, and stores nothing', async () => {
    const before = await countTickets()
    const answer = await sendTyped({ name: ' ', email: 'mina@', phoneNumber: '', message: 'short' })
    expect(answer.statusCode).toBe(422)
    expect(shown).toMatchObject({ type: 'feedback', values: { email: 'mina@', message: 'short' } })
    expect(shown?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'Name is required'],
      ['email', 'Please enter a valid email address'],
      ['message', 'Message should be at least 10 characters'],
      ['phoneNumber', 'At least one contact number is required'],
    ])
    await send('type=support')
    expect(shown?.issues.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['name', 'subject']))
    await sendTyped({ name: 'Mina\0' })
    expect(shown?.issues).toHaveLength(1)
    expect(await countTickets()).toBe(before)
  })

  it.each([
    ['a field that is not ours', 422, `${new URLSearchParams(typed).toString()}&fileIds=x`, {}],
    ['one field twice', 422, `${new URLSearchParams(typed).toString()}&name=Other`, {}],
    ['a kind of message that there is not', 422, 'type=anything', {}],
    ['nothing', 422, '', {}],
    ['JSON', 422, JSON.stringify(typed), { 'content-type': 'application/json' }],
    ['a form with files', 422, '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['too much', 413, `message=${'x'.repeat(70_000)}`, {}],
  ])(
    'that holds %s is answered by a page with a sentence, and does nothing',
    async (_, status, body, headers) => {
      const before = await countTickets()
      const answer = await send(body, headers)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        status,
        'text/html; charset=utf-8',
      ])
      expect(answer.body).toContain('Something in this form is not from our page.')
      expect(shown).toBeUndefined()
      expect(await countTickets()).toBe(before)
    },
  )

  it('counts like the call of the client: the sixth in an hour is told to wait, and keeps what was typed', async () => {
    const limited = await open('1')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
    const cookie = `visitor=${newVisitor(limited.services.encryption)}`
    vi.useRealTimers()
    const post = (at: number) =>
      send(
        new URLSearchParams({ ...typed, subject: `Message ${at}` }).toString(),
        { cookie },
        { app: limited },
      )
    const call = () =>
      limited.app.inject({
        method: 'POST',
        url: '/api/contact-admin',
        headers: { cookie },
        payload: { ...typed, timestamp: new Date().toISOString() },
      })
    const statuses = []
    for (let at = 0; at < 4; at++) statuses.push((await post(at)).statusCode)
    statuses.push((await call()).statusCode)
    const refused = await post(5)
    expect([...statuses, refused.statusCode]).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(shown).toMatchObject({
      values: { subject: 'Message 5' },
      refusal: expect.stringMatching(/try again/),
    })
    expect((await call()).statusCode).toBe(429)
    await limited.close()
  })
})

describe('a form of a page', () => {
  const host = { host: 'haat.example' }
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://other.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://haat.example' }, 303],
    [{ origin: 'https://haat.example' }, 303],
    [{}, 303],
  ])('from %j is answered by %i', async (from, status) => {
    for (const [url, body] of [
      ['/language', 'language=ne'],
      ['/read-signed-out', ''],
    ] as const) {
      const answer = await send(body, { ...host, ...from }, { url })
      expect([answer.statusCode, answer.headers['set-cookie'] !== undefined]).toEqual([
        status,
        status === 303,
      ])
    }
  })

  it('chooses the language and leads back to its page, but never to another site', async () => {
    const from = (referer: string, language = 'ne') =>
      send(`language=${language}`, { ...host, referer }, { url: '/language' })
    const answer = await from('http://haat.example/products/?deals=true')
    expect(answer.headers).toMatchObject({ location: '/products/?deals=true' })
    expect(answer.headers['set-cookie']).toContain('language=ne; Max-Age=31536000; Path=/; SameSite=Lax')
    expect((await from('https://other.example/x')).headers['location']).toBe('/')
    expect((await from('http://haat.example//other.example/')).headers['location']).not.toMatch(/^\/\//)
    expect((await from('http://haat.example/', 'fr')).statusCode).toBe(422)
  })

  it('takes the tokens out of a browser in which no client runs', async () => {
    const answer = await send(
      '',
      { ...host, referer: 'http://haat.example/about' },
      { url: '/read-signed-out' },
    )
    expect(answer.headers['location']).toBe('/about')
    for (const name of ['accessToken', 'refreshToken'])
      expect(answer.headers['set-cookie']).toContainEqual(
        expect.stringMatching(`^${name}=; Max-Age=0; Path=/`),
      )
  })
})
