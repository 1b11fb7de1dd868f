import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, contactMessage, goodPassword, makeAccount, makeToken } from '../../../../test/factories.ts'
import { mailsTo, tokenInMail } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
/** Half of the usual limits: three links of a kind and five receipts a day. */
beforeAll(async () => {
  haat = await buildTestApp({ environment: { RATE_LIMITS: '0.5', TRUSTED_PROXIES: 'loopback' } })
})
afterAll(() => haat.close())

let networks = 0
/** Each request comes from another network, so that no other limit applies. */
const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
  haat.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { 'x-forwarded-for': `10.1.${Math.floor(networks / 250)}.${networks++ % 250}`, ...headers },
    payload,
  })
const atOnce = async (times: number, make: (time: number) => ReturnType<typeof send>) =>
  Promise.all(Array.from({ length: times }, (_, time) => make(time)))
const countMails = async (email: string) => (await mailsTo(haat, email)).length
const makeOlder = async (email: string, hours: number) => {
  const ago = `- make_interval(hours => ${hours})`
  await haat.database.pool.query(
    `update mails set created_at = created_at ${ago} where lower(to_address) = $1`,
    [email],
  )
  await haat.database.pool.query(
    `update account_links set created_at = created_at ${ago}, expires_at = expires_at ${ago} where email = $1`,
    [email],
  )
}
const register = (email: string) =>
  send('/auth/register', { name: 'Maya', email, password: goodPassword, acceptedTerms: true })
const reset = (token: string) => send('/auth/reset-password', { token, newPassword: 'a-quite-new-one-9' })

describe('mails that anybody can have sent to an address', () => {
  it('are so many links to a new password a day, with the same answer after that, and the last one goes on working', async () => {
    const { email } = await makeAccount(haat.services)
    const answers = await atOnce(5, () => send('/auth/forgot-password', { email }))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(await countMails(email)).toBe(3)
    const token = await tokenInMail(haat, email)
    // The link has expired when the owner asks again. No further mail is sent, but the link works again.
    await makeOlder(email, 5)
    expect((await reset(token)).statusCode).toBe(400)
    await send('/auth/forgot-password', { email })
    expect(await countMails(email)).toBe(3)
    expect((await reset(token)).statusCode).toBe(200)
    await makeOlder(email, 20)
    await send('/auth/forgot-password', { email })
    expect(await countMails(email)).toBe(5)
  })

  it('are so many links that confirm an address, also by registering it again, without a word of difference', async () => {
    const email = `maya-${Date.now()}@haat.test`
    const answers = [await register(email), ...(await atOnce(4, () => register(email)))]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    // One mail verifies the address, and three tell its owner of the other registrations.
    expect(await countMails(email)).toBe(4)
    await atOnce(4, () => send('/auth/resend-verification-email', { email }))
    expect(await countMails(email)).toBe(6)
    const token = await tokenInMail(haat, email)
    await makeOlder(email, 23)
    await haat.database.pool.query('update account_links set expires_at = now() where email = $1', [email])
    await send('/auth/resend-verification-email', { email })
    const verified = await haat.app.inject({ url: `/api/auth/verify-email?token=${token}` })
    expect(verified.statusCode).toBe(200)
  })

  it('of one kind keep none of another from its owner', async () => {
    const { email } = await makeAccount(haat.services)
    const message = (at: number) =>
      contactMessage({ email: at % 2 ? email : email.toUpperCase(), subject: `${at}` })
    const answers = await atOnce(7, (at) => send('/contact-admin', message(at)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200))
    expect(await countMails(email)).toBe(5)
    await send('/auth/forgot-password', { email })
    expect((await reset(await tokenInMail(haat, email))).statusCode).toBe(200)
  })

  it('are so many about a change to it, known or not', async () => {
    const known = await makeAccount(haat.services)
    for (const newEmail of [known.email, `new-${Date.now()}@haat.test`]) {
      for (let asker = 0; asker < 4; asker++) {
        const { user, token } = await makeToken(haat.services, 'shopper')
        await haat.database.pool.query(
          'update users set password_hash = (select password_hash from users where id = $1) where id = $2',
          [known.id, user.id],
        )
        const change = { newEmail, password: goodPassword }
        expect((await send('/account/email', change, bearer(token))).statusCode).toBe(200)
      }
      expect(await countMails(newEmail)).toBe(3)
    }
  })
})

it('mails that follow what their owner did are never too many', async () => {
  const { email } = await makeAccount(haat.services)
  for (let time = 0; time < 5; time++) {
    const answer = await send('/auth/login', { email, password: goodPassword })
    expect(answer.statusCode).toBe(200)
  }
  // One mail for each new device but the first.
  expect(await countMails(email)).toBe(4)
})
