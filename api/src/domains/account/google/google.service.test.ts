import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GooglePerson } from '#platform/google/google-person.ts'
import { goodPassword, makeAccount, makeContent } from '../../../../test/factories.ts'
import { mailsTo, tokenInMail } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'
import { linkGoogle, signInWithGoogle } from './google.service.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
  await makeContent(haat.services, { key: 'privacy_policy', versions: [{}, {}] })
})
afterAll(() => haat.close())

const person = (changes: Partial<GooglePerson> = {}): GooglePerson => ({
  issuer: 'https://accounts.google.com',
  subject: randomUUID(),
  email: `${randomUUID()}@gmail.test`,
  isEmailVerified: true,
  name: 'Maya Gurung',
  ...changes,
})
const visit = {
  client: { userAgent: 'a test', ipAddress: '203.0.113.7', device: undefined, isCookieless: false },
  language: 'ne' as const,
}
const arrive = (who: GooglePerson) => signInWithGoogle(haat.services, who, visit)
const rows = async (text: string, ...values: unknown[]) => (await haat.database.pool.query(text, values)).rows
const userOf = async (sessionId: string) =>
  (await rows('select user_id from sessions where id = $1', sessionId))[0]?.user_id as string

describe('somebody whom Google vouches for', () => {
  it('and who is new gets an account without a password, in their language, with consent to what is in force', async () => {
    const who = person({ name: 'म'.repeat(200) })
    const userId = await userOf((await arrive(who)).sessionId)
    expect(await rows('select * from users where id = $1', userId)).toEqual([
      expect.objectContaining({
        name: 'म'.repeat(120),
        email: who.email,
        email_verified: true,
        password_hash: null,
        roles: ['shopper'],
        language: 'ne',
      }),
    ])
    expect(await rows('select content_key, version from consents where user_id = $1', userId)).toEqual([
      { content_key: 'privacy_policy', version: 2 },
    ])
    const events = await rows('select event from account_events where user_id = $1 order by id', userId)
    expect(events.map(({ event }) => event)).toEqual(['registered-with-google', 'signed-in-with-google'])
  })

  it('is known by issuer and subject, whatever address they have by now', async () => {
    const who = person()
    const first = await userOf((await arrive(who)).sessionId)
    const other = await makeAccount(haat.services)
    const later = { ...who, email: other.email, isEmailVerified: false }
    expect(await userOf((await arrive(later)).sessionId)).toBe(first)
    const elsewhere = { ...who, issuer: 'https://other.test', email: other.email }
    expect(await userOf((await arrive(elsewhere)).sessionId)).toBe(other.id)
  })

  it('is one user however many windows finish at the same moment', async () => {
    const who = person()
    const started = await Promise.all(Array.from({ length: 8 }, () => arrive(who)))
    const users = await Promise.all(started.map(({ sessionId }) => userOf(sessionId)))
    expect(new Set(users).size).toBe(1)
    expect(await rows('select id from users where email = $1', who.email)).toHaveLength(1)
  })

  it('is linked to the account whose address both sides have confirmed, and is told by mail', async () => {
    const account = await makeAccount(haat.services)
    const who = person({ email: account.email })
    expect(await userOf((await arrive(who)).sessionId)).toBe(account.id)
    const [user] = await rows('select password_hash, name from users where id = $1', account.id)
    expect(user).toEqual({ password_hash: account.passwordHash, name: account.name })
    expect((await mailsTo(haat, account.email)).filter(({ text }) => text.includes('Google'))).toHaveLength(1)
  })

  it('but whose account is linked to another Google account is refused, and nothing changes', async () => {
    const account = await makeAccount(haat.services)
    const who = person({ email: account.email })
    await arrive(who)
    await expect(arrive(person({ email: account.email }))).rejects.toMatchObject({ failure: 'other-linked' })
    expect(await rows('select subject from identities where user_id = $1', account.id)).toEqual([
      { subject: who.subject },
    ])
  })

  it.each([{ isEmailVerified: false }, { email: undefined }])(
    'but with %j is refused, and leaves no trace',
    async (lack) => {
      const who = person(lack)
      await expect(arrive(who)).rejects.toMatchObject({ failure: 'unverified' })
      expect(await rows('select 1 from identities where subject = $1', who.subject)).toEqual([])
    },
  )
})

describe('an account that somebody opened with an address that is not theirs', () => {
  it('is its owner’s alone once the owner comes by Google: first password, sessions, links and Google are dead', async () => {
    const email = `${randomUUID()}@gmail.test`
    const squatter = new TestBrowser(haat)
    const registration = {
      name: 'Squatter',
      email,
      phoneNumber: '9841234567',
      password: goodPassword,
      acceptedTerms: true,
    }
    expect((await squatter.call('POST /auth/register', registration)).statusCode).toBe(200)
    const verificationToken = await tokenInMail(haat, email)
    await squatter.signIn(email, goodPassword)
    const accountId = (await squatter.call('GET /auth/me')).json().user.id as string
    const squattersGoogle = person()
    // Older versions linked Google accounts to unverified accounts, so such rows exist.
    const identity = [squattersGoogle.issuer, squattersGoogle.subject, accountId, squattersGoogle.email]
    await rows(
      'insert into identities (issuer, subject, user_id, email) values ($1, $2, $3, $4)',
      ...identity,
    )

    const owner = await arrive(person({ email, name: 'True Owner' }))

    const ownerId = await userOf(owner.sessionId)
    expect(ownerId).not.toBe(accountId)
    expect((await squatter.call('GET /auth/me')).statusCode).toBe(401)
    expect((await squatter.refresh()).statusCode).toBe(401)
    expect((await new TestBrowser(haat).signIn(email, goodPassword)).statusCode).toBe(401)
    expect((await squatter.call(`GET /auth/verify-email?token=${verificationToken}`)).statusCode).toBe(400)
    expect([accountId, ownerId]).not.toContain(await userOf((await arrive(squattersGoogle)).sessionId))
    expect(await rows('select * from users where email = $1', email)).toEqual([
      expect.objectContaining({
        id: ownerId,
        name: 'True Owner',
        email_verified: true,
        password_hash: null,
        phone_number_sealed: null,
      }),
    ])
    expect(
      (await mailsTo(haat, email)).some(({ subject }) => subject.includes('पुरानो खाता खाली गरियो')),
    ).toBe(true)
  })
})

describe('linking', () => {
  it('a second Google account to the same user is refused; the same one again changes nothing', async () => {
    const account = await makeAccount(haat.services)
    const browser = new TestBrowser(haat)
    await browser.signIn(account.email, goodPassword)
    const [session] = await rows('select id from sessions where user_id = $1', account.id)
    const signedIn = { userId: account.id, sessionId: session?.id as string }
    const who = person({ isEmailVerified: false })
    await linkGoogle(haat.services, who, signedIn, '203.0.113.8')
    await linkGoogle(haat.services, who, signedIn, '203.0.113.8')
    const second = linkGoogle(haat.services, person(), signedIn, '203.0.113.8')
    await expect(second).rejects.toMatchObject({ failure: 'other-linked' })
    expect(await rows('select subject from identities where user_id = $1', account.id)).toEqual([
      { subject: who.subject },
    ])
    expect(await mailsTo(haat, account.email)).toHaveLength(1)
  })

  it('one Google account to two users at the same moment succeeds for one of them', async () => {
    const who = person()
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, async () => {
        const account = await makeAccount(haat.services)
        const browser = new TestBrowser(haat)
        await browser.signIn(account.email, goodPassword)
        const [session] = await rows('select id from sessions where user_id = $1', account.id)
        await linkGoogle(haat.services, who, { userId: account.id, sessionId: session?.id }, '203.0.113.8')
      }),
    )
    const refusals = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.failure] : [],
    )
    expect(refusals).toEqual(['taken', 'taken', 'taken'])
    expect(await rows('select 1 from identities where subject = $1', who.subject)).toHaveLength(1)
  })
})
