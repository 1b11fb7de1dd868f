import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { contactMessage, goodPassword, makeAccount } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const lookAlikes = [
  ['a zero-width space', 'maya\u200B@haat.test'],
  ['a dot at its end', 'maya@haat.test.'],
  ['a letter of another script', 'm\u0430ya@haat.test'],
  ['a wide letter', '\uFF4Daya@haat.test'],
  ['an accent that stands alone', 'maya\u0301@haat.test'],
  ['the other direction', 'maya\u202E@haat.test'],
] as const

const count = async (table: 'users' | 'tickets' | 'mails') =>
  Number((await haat.database.pool.query(`select count(*) from ${table}`)).rows[0].count)
const counts = () => Promise.all([count('users'), count('tickets'), count('mails')])

describe('an address that looks like another', () => {
  it.each(lookAlikes)('by %s is taken in nowhere', async (_what, email) => {
    const owner = await makeAccount(haat.services)
    const browser = new TestBrowser(haat)
    await browser.signIn(owner.email, goodPassword)
    const before = await counts()
    const account = {
      name: 'Maya',
      email,
      phoneNumber: '9841234567',
      password: goodPassword,
      acceptedTerms: true,
    }
    const wish = { name: 'Maya', email, phoneNumber: '9841234567', dayWished: '2026-12-01' }
    const chat = { name: 'Maya', email, words: 'Hello', messageKey: 'a-key-of-a-chat', language: 'en' }
    const answers = [
      await new TestBrowser(haat).call('POST /auth/register', account),
      await browser.call('POST /account/email', { newEmail: email, password: goodPassword }),
      await new TestBrowser(haat).call('POST /contact-admin', contactMessage({ email })),
      await new TestBrowser(haat).call('POST /services/repair-1/requests', wish),
      await new TestBrowser(haat).call('POST /chats', chat),
    ]
    for (const answer of answers) {
      const { fields } = expectRefusal(answer, 422, 'VALIDATION_FAILED')
      expect(Object.values(fields ?? {})).toContain('Please enter a valid email address')
    }
    expect(await counts()).toEqual(before)
  })

  it('still opens the account that was made with it', async () => {
    const email = 's\u0456ta@haat.test'
    await makeAccount(haat.services, { email })
    expect((await new TestBrowser(haat).signIn(email, goodPassword)).statusCode).toBe(200)
    for (const line of ['POST /auth/forgot-password', 'POST /auth/resend-verification-email'] as const) {
      expect((await new TestBrowser(haat).call(line, { email })).statusCode).toBe(200)
    }
  })

  it('is not the one of another account, and an address in one script opens one', async () => {
    const email = 'माया@उदाहरण.भारत'
    const account = {
      name: 'माया',
      email,
      phoneNumber: '9841234567',
      password: goodPassword,
      acceptedTerms: true,
    }
    expect((await new TestBrowser(haat).call('POST /auth/register', account)).statusCode).toBe(200)
    expect((await new TestBrowser(haat).signIn(email, goodPassword)).statusCode).toBe(200)
  })
})
