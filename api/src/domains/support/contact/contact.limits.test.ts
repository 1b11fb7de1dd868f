import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { contactMessage } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newVisitor } from '#plugins/limits/visitor-device.ts'
import { tickets } from '../tickets/tickets.tables.ts'

let haat: TestApp
afterEach(() => haat.close())

const start = async (RATE_LIMITS: string) => {
  haat = await buildTestApp({ environment: { RATE_LIMITS, TRUSTED_PROXIES: '127.0.0.1' } })
}
type Cookies = Record<string, string>
const postFrom = (address: string, payload: object, cookies: Cookies = {}) =>
  haat.app.inject({
    method: 'POST',
    url: '/api/contact-admin',
    headers: { 'x-forwarded-for': address },
    cookies,
    payload,
  })
/** A visitor whose cookie is a minute old. */
function newDevice(): Cookies {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 })
  const visitor = newVisitor(haat.services.encryption)
  vi.useRealTimers()
  return { visitor }
}
const countTickets = async () => (await haat.services.db.select().from(tickets)).length

describe('messages to support are limited', () => {
  it('per device: the sixth in an hour waits, with a clear sentence and Retry-After; others of its network do not', async () => {
    await start('1')
    const device = newDevice()
    const post = (cookies: Cookies) => postFrom('203.0.113.7', contactMessage(), cookies)
    for (let sent = 0; sent < 5; sent++) expect((await post(device)).statusCode).toBe(200)
    const answer = await post(device)
    const { message } = expectRefusal(answer, 429, 'RATE_LIMITED')
    expect(message).toMatch(/^That is too many in a short time\. Please try again in (59|60) minutes\.$/)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
    expect(await countTickets()).toBe(5)
    expect((await post(newDevice())).statusCode).toBe(200)
    expect((await post({})).statusCode).toBe(200)
  })

  it('per IPv6 customer, who owns a whole /64, far more often, since many people may be behind it', async () => {
    await start('0.05')
    for (let sent = 0; sent < 5; sent++) {
      expect((await postFrom(`2001:db8:1:2::${sent + 1}`, contactMessage())).statusCode).toBe(200)
    }
    expectRefusal(await postFrom('2001:db8:1:2:ffff:ffff::9', contactMessage()), 429, 'RATE_LIMITED')
    expect((await postFrom('2001:db8:1:3::1', contactMessage())).statusCode).toBe(200)
  })

  it('per typed address and network, however it is spelled; nobody can use up what its owner may send', async () => {
    await start('1')
    const from = (at: number, network = '198.51.100.1', cookies: Cookies = {}, changes = {}) => {
      const message = contactMessage({ email: 'sita@example.com', subject: `No. ${at}`, ...changes })
      return postFrom(network, message, cookies)
    }
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => from(at)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expectRefusal(await from(13, undefined, {}, { email: 'SITA@example.com' }), 429, 'RATE_LIMITED')
    expect(await countTickets()).toBe(5)
    expect((await from(14, '198.51.100.2')).statusCode).toBe(200)
    expect((await from(15, '198.51.100.1', newDevice())).statusCode).toBe(200)
  })

  it('like chats, which a stranger cannot use up for an owner either', async () => {
    await start('0.2')
    const chat = (cookies: Cookies) =>
      haat.app.inject({
        method: 'POST',
        url: '/api/chats',
        cookies,
        payload: {
          name: 'Sita',
          email: 'sita@example.com',
          phoneNumber: '',
          words: 'Is somebody there?',
          language: 'en',
          messageKey: randomUUID(),
        },
      })
    expect([(await chat({})).statusCode, (await chat({})).statusCode]).toEqual([200, 429])
    expect((await chat(newDevice())).statusCode).toBe(200)
  })

  it('but typing mistakes count for nothing', async () => {
    await start('1')
    for (let at = 0; at < 20; at++) {
      expectRefusal(
        await postFrom('203.0.113.7', contactMessage({ email: 'sita' })),
        422,
        'VALIDATION_FAILED',
      )
    }
    expect((await postFrom('203.0.113.7', contactMessage())).statusCode).toBe(200)
  })

  it('as the setting scales them, and not at all when it is 0', async () => {
    await start('0.4')
    const device = newDevice()
    const post = () => postFrom('203.0.113.7', contactMessage(), device)
    for (let sent = 0; sent < 2; sent++) expect((await post()).statusCode).toBe(200)
    expectRefusal(await post(), 429, 'RATE_LIMITED')
    await haat.close()
    await start('0')
    const email = 'sita@example.com'
    for (let at = 0; at < 8; at++) {
      const answer = await postFrom('203.0.113.7', contactMessage({ email, subject: `No. ${at}` }))
      expect(answer.statusCode).toBe(200)
    }
  })
})
