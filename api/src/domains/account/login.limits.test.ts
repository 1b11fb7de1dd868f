import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { goodPassword, makeAccount } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { RATE_LIMITS: '1', TRUSTED_PROXIES: 'loopback' } })
})
afterAll(() => haat.close())

const send = (path: string, payload: object, address: string) =>
  haat.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    headers: { 'x-forwarded-for': address },
    payload,
  })
const somewhere = () => `10.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}.7`

describe('guessing', () => {
  it('is limited per account, from however many addresses; the right password waits too', async () => {
    const known = await makeAccount(haat.services)
    for (const email of [known.email, `nobody-${randomUUID()}@haat.test`]) {
      for (let time = 0; time < 5; time++) {
        expectRefusal(
          await send('login', { email, password: 'guess' }, somewhere()),
          401,
          'INVALID_CREDENTIALS',
        )
      }
      const answer = await send('login', { email: email.toUpperCase(), password: goodPassword }, somewhere())
      expectRefusal(answer, 429, 'RATE_LIMITED')
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60)
    }
  })

  it('is limited per address, over however many accounts', async () => {
    const codes: number[] = []
    for (let time = 0; time < 21; time++) {
      const body = { email: `nobody-${time}@haat.test`, password: 'guess' }
      codes.push((await send('login', body, '198.51.100.7')).statusCode)
    }
    expect(codes).toEqual([...Array(20).fill(401), 429])
  })
})

describe('mails', () => {
  it.each(['forgot-password', 'resend-verification-email'])(
    'by %s are three an hour for one address, known or not',
    async (path) => {
      const known = await makeAccount(haat.services, { emailVerified: false })
      for (const email of [known.email, `nobody-${randomUUID()}@haat.test`]) {
        const codes: number[] = []
        for (let time = 0; time < 4; time++) codes.push((await send(path, { email }, somewhere())).statusCode)
        expect(codes).toEqual([200, 200, 200, 429])
      }
    },
  )
})

describe('registrations', () => {
  it('are five an hour from one address', async () => {
    const codes: number[] = []
    for (let time = 0; time < 6; time++) {
      const email = `maya-${randomUUID()}@haat.test`
      const body = { name: 'Maya', email, password: goodPassword, acceptedTerms: true }
      codes.push((await send('register', body, '198.51.100.8')).statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  })
})
