import { afterEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { contactMessage } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { tickets } from '../tickets/tickets.tables.ts'

let haat: TestApp
afterEach(() => haat.close())

const start = async (RATE_LIMITS: string) => {
  haat = await buildTestApp({ environment: { RATE_LIMITS, TRUSTED_PROXIES: '127.0.0.1' } })
}
const postFrom = (address: string, payload: object) =>
  haat.app.inject({
    method: 'POST',
    url: '/api/contact-admin',
    headers: { 'x-forwarded-for': address },
    payload,
  })
const countTickets = async () => (await haat.services.db.select().from(tickets)).length

describe('messages to support are limited', () => {
  it('per address: the sixth in an hour waits, with a clear sentence and Retry-After', async () => {
    await start('1')
    for (let sent = 0; sent < 5; sent++)
      expect((await postFrom('203.0.113.7', contactMessage())).statusCode).toBe(200)
    const answer = await postFrom('203.0.113.7', contactMessage())
    const { message } = expectRefusal(answer, 429, 'RATE_LIMITED')
    expect(message).toMatch(/^That is too many in a short time\. Please try again in (59|60) minutes\.$/)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
    expect(await countTickets()).toBe(5)
    expect((await postFrom('203.0.113.8', contactMessage())).statusCode).toBe(200)
  })

  it('per IPv6 customer, who owns a whole /64', async () => {
    await start('1')
    for (let sent = 0; sent < 5; sent++) {
      expect((await postFrom(`2001:db8:1:2::${sent + 1}`, contactMessage())).statusCode).toBe(200)
    }
    expectRefusal(await postFrom('2001:db8:1:2:ffff:ffff::9', contactMessage()), 429, 'RATE_LIMITED')
    expect((await postFrom('2001:db8:1:3::1', contactMessage())).statusCode).toBe(200)
  })

  it('per sender, wherever he writes from and however he spells his address', async () => {
    await start('1')
    const from = (at: number, changes = {}) =>
      postFrom(
        `198.51.100.${at}`,
        contactMessage({ email: 'sita@example.com', subject: `No. ${at}`, ...changes }),
      )
    for (let at = 1; at <= 5; at++) expect((await from(at)).statusCode).toBe(200)
    const answer = await from(6, { email: 'SITA@example.com' })
    const { message } = expectRefusal(answer, 429, 'RATE_LIMITED')
    expect(message).toBe(
      'We already have several messages from this address. Please wait an hour, or call us.',
    )
    expect(answer.headers['retry-after']).toBe('3600')
    expect((await from(7, { subject: 'No. 1' })).json().data.ticketNumber).toBe('T-1001')
    expect(await countTickets()).toBe(5)
  })

  it('per sender also when many arrive at the same moment', async () => {
    await start('1')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        postFrom(`198.51.100.${at}`, contactMessage({ email: 'sita@example.com', subject: `No. ${at}` })),
      ),
    )
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(7).fill(429),
    ])
    expect(await countTickets()).toBe(5)
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
    for (let sent = 0; sent < 2; sent++)
      expect((await postFrom('203.0.113.7', contactMessage())).statusCode).toBe(200)
    expectRefusal(await postFrom('203.0.113.7', contactMessage()), 429, 'RATE_LIMITED')
    await haat.close()
    await start('0')
    const email = 'sita@example.com'
    for (let at = 0; at < 8; at++) {
      const answer = await postFrom('203.0.113.7', contactMessage({ email, subject: `No. ${at}` }))
      expect(answer.statusCode).toBe(200)
    }
  })
})
