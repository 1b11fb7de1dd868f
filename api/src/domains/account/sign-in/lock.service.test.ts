import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, goodPassword, makeAccount, makeToken } from '../../../../test/factories.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { readStream } from '../../../../test/stream-reader.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'
import { listStaffWithRight } from '../account.service.ts'
import { signInWithGoogle } from '../google/google.service.ts'
import { makeLinkToken } from '../links/link.service.ts'
import { lockAccounts, unlockAccounts } from './lock.service.ts'
import type { LinkPurpose } from '../link.store.ts'

let haat: TestApp
let address: string
beforeAll(async () => {
  haat = await buildTestApp()
  address = await haat.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => haat.close())

const only = (id: string) => ({ emailEnding: '@no-such-address.test', ids: [id] })
const lock = (id: string) => haat.services.db.transaction((tx) => lockAccounts(tx, only(id)))
const browser = () => new TestBrowser(haat)
const call = async (line: Parameters<TestBrowser['call']>[0], payload?: object) => {
  const { statusCode, body } = await browser().call(line, payload)
  return { statusCode, body }
}
const mailCount = async (email: string) => (await mailsTo(haat, email)).length
const linkFor = (user: { id: string; email: string }, purpose: LinkPurpose) =>
  makeLinkToken(haat.services.db, { userId: user.id, purpose, email: user.email })

it('a locked account answers a visitor as one that is not there, and gets no mail', async () => {
  const user = await makeAccount(haat.services)
  const tab = browser()
  await tab.signIn(user.email, goodPassword)
  const before = await mailCount(user.email)
  expect(await lock(user.id)).toBe(1)
  expect(await lock(user.id)).toBe(0)

  const nobody = `${randomUUID()}@example.com`
  const typed = (email: string) => ({ email, password: goodPassword })
  expect(await call('POST /auth/login', typed(user.email))).toEqual(
    await call('POST /auth/login', typed(nobody)),
  )
  for (const line of ['POST /auth/forgot-password', 'POST /auth/resend-verification-email'] as const) {
    expect(await call(line, { email: user.email })).toEqual(await call(line, { email: nobody }))
  }
  const form = { name: 'Maya', acceptedTerms: true }
  expect(await call('POST /auth/register', { ...form, ...typed(user.email) })).toEqual(
    await call('POST /auth/register', { ...form, ...typed(nobody) }),
  )
  expect((await tab.refresh()).json()).toMatchObject({ code: 'INVALID_RESPONSE_TOKEN' })
  expect((await tab.call('GET /auth/me')).statusCode).toBe(401)
  expect(await mailCount(user.email)).toBe(before)
})

it('links that were sent to a locked account do nothing', async () => {
  const user = await makeAccount(haat.services)
  const reset = await linkFor(user, 'reset-password')
  const verify = await linkFor(user, 'verify-email')
  await lock(user.id)
  const answers = [
    await call(`GET /auth/verify-password-reset-token/${reset}`),
    await call('POST /auth/reset-password', { token: reset, newPassword: 'seven-hills-and-a-river' }),
    await call(`GET /auth/verify-email?token=${verify}`),
    await call('POST /auth/disown-account', { token: verify }),
  ]
  for (const { body } of answers) expect(JSON.parse(body)).toMatchObject({ code: 'INVALID_LINK' })
  await haat.services.db.transaction((tx) => unlockAccounts(tx, only(user.id)))
  expect((await browser().signIn(user.email, goodPassword)).statusCode).toBe(200)
})

it('Google opens no locked account, neither by its link nor by its address, and makes no other', async () => {
  const user = await makeAccount(haat.services)
  const person = {
    issuer: 'https://accounts.google.com',
    subject: randomUUID(),
    email: user.email.toLowerCase(),
    isEmailVerified: true,
    name: 'Maya',
  }
  const client = { userAgent: 'a test', ipAddress: '203.0.113.7', device: undefined, isCookieless: false }
  const arrive = (who: typeof person) =>
    signInWithGoogle(haat.services, who, { client, language: 'en' as const })
  await arrive(person)
  await lock(user.id)
  await expect(arrive(person)).rejects.toMatchObject({ failure: 'refused' })
  await expect(arrive({ ...person, email: 'maya@example.com' })).rejects.toMatchObject({ failure: 'refused' })
  await expect(arrive({ ...person, subject: randomUUID() })).rejects.toMatchObject({ failure: 'refused' })
  const { rows } = await haat.database.pool.query('select user_id from identities where subject = $1', [
    person.subject,
  ])
  expect(rows).toEqual([{ user_id: user.id }])
})

it('the address of a locked account stays taken for those who would move to it', async () => {
  const user = await makeAccount(haat.services)
  const other = await makeAccount(haat.services)
  const tab = browser()
  await tab.signIn(other.email, goodPassword)
  const asked = await linkFor({ id: other.id, email: user.email }, 'change-email')
  await lock(user.id)
  const before = await mailCount(user.email)
  const move = { newEmail: user.email, password: goodPassword }
  expect((await tab.call('POST /account/email', move)).statusCode).toBe(200)
  expect(await mailCount(user.email)).toBe(before)
  expect((await tab.call(`GET /auth/verify-email?token=${asked}`)).json()).toMatchObject({
    code: 'INVALID_LINK',
  })
})

it('what staff listen to ends, and no work is given to them any more', async () => {
  const { user, token } = await makeToken(haat.services, 'staff')
  const url = `${address}/api/staff/stream?console=${randomUUID()}`
  const stream = await readStream(url, bearer(token))
  expect(stream.status).toBe(200)
  const names = async () => (await listStaffWithRight(haat.services.db, 'support')).map(({ id }) => id)
  expect(await names()).toContain(user.id)
  await lock(user.id)
  await haat.app.liveStreams.beatAll()
  expect(await stream.ended).toBe('ended')
  expect(await names()).not.toContain(user.id)
  const again = await haat.app.inject({ url: '/api/staff/tickets', headers: bearer(token) })
  expect(again.statusCode).toBe(401)
})
