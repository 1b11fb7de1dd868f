import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import {
  bearer,
  contactMessage,
  goodPassword,
  makeAccount,
  makeToken,
  pdfBytes,
} from '../../../test/factories.ts'
import { mailsTo } from '../../../test/read-mail.ts'
import { buildTestApp, testKey, type TestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'
import { createEncryption } from '#platform/secrets/encryption.ts'
import { renewTicketKeys } from '../support/sender/ticket-keys.lost-key.ts'
import { codeAt } from './second-factor/totp.ts'
import { reencryptAll } from '#platform/secrets/reencrypt.ts'

const nextKey = 'the key that comes after it, with 32+ characters'

/** One shop three times: with the old key, with both keys while the change runs, and with the new key alone. */
let old: TestApp
let both: TestApp
let next: TestApp
beforeAll(async () => {
  old = await buildTestApp()
  const { databaseUrl } = old
  const replace = () => ({ files: old.services.files })
  both = await buildTestApp({ databaseUrl, replace, secretKeys: [nextKey, testKey] })
  next = await buildTestApp({ databaseUrl, replace, secretKeys: [nextKey] })
})
afterAll(async () => {
  await next.close()
  await both.close()
  await old.close()
})

/** The same browser, talking to another process. */
const at = (haat: TestApp, browser: TestBrowser) => new TestBrowser(haat, browser.cookies)
async function signIn(roles: ('shopper' | 'staff')[] = ['shopper']) {
  const user = await makeAccount(old.services, {
    roles,
    phoneNumberSealed: old.services.encryption.encrypt('+9779841234567'),
  })
  const browser = new TestBrowser(old)
  expect((await browser.signIn(user.email, goodPassword)).statusCode).toBe(200)
  return { user, browser }
}
const refreshed = async (browser: TestBrowser, token: string) =>
  browser.refresh(token).then(() => browser.cookies.get('refreshToken'))

it('leaves everybody signed in, with their phone, wherever they come next', async () => {
  const { browser } = await signIn()
  const later = at(both, browser)
  expect((await later.call('GET /auth/me')).json().user.phoneNumber).toBe('+9779841234567')
  expect((await later.refresh()).statusCode).toBe(200)
  expect((await at(next, later).refresh()).statusCode).toBe(200)
})

it('gives a tab that races with another the same successor, whichever process each of them meets', async () => {
  const { browser } = await signIn()
  const token = browser.cookies.get('refreshToken')!
  const successor = await refreshed(at(old, browser), token)
  expect(successor).not.toBe(token)
  expect(await refreshed(at(both, browser), token)).toBe(successor)
  // The next token is derived by the process that has both keys.
  const second = await refreshed(at(both, browser), successor!)
  expect(await refreshed(at(both, browser), successor!)).toBe(second)
})

it('gives a token that was used no second successor where the key of its first one is gone', async () => {
  const { browser, user } = await signIn()
  const token = browser.cookies.get('refreshToken')!
  await refreshed(at(old, browser), token)
  expect((await at(next, browser).refresh(token)).statusCode).toBe(401)
  const { rows } = await old.database.pool.query(
    'select count(*)::int as n from refresh_tokens join sessions s on s.id = session_id where user_id = $1',
    [user.id],
  )
  expect(rows[0].n).toBe(2)
})

it('asks staff for the code of the app that they have', async () => {
  const { browser, user } = await signIn(['staff'])
  const begun = await browser.call('POST /account/second-factor', { password: goodPassword })
  const { secret } = begun.json().data
  const confirmed = await browser.call('POST /account/second-factor/confirm', {
    code: codeAt(secret).code,
  })
  expect(confirmed.statusCode).toBe(200)
  const again = new TestBrowser(both)
  await again.signIn(user.email, goodPassword)
  const { code } = codeAt(secret, Date.now() + 30_000)
  expect((await again.call('POST /account/second-factor/verify', { code })).statusCode).toBe(200)
})

const keyIn = async (email: string) =>
  /[?&]key=([\w-]+)/.exec((await mailsTo(old, email)).at(-1)!.text)?.[1] ?? ''
const send = (haat: TestApp, message: object) =>
  haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload: message })
const open = (haat: TestApp, number: string, key: string) =>
  haat.app.inject({ url: `/api/tickets/${number}`, headers: { 'x-ticket-key': key } })

it('keeps the links in mails and the addresses of files, also when all is sealed anew and the old key is gone', async () => {
  const upload = await old.app.inject({
    method: 'POST',
    url: '/api/contact-admin/files?name=bill.pdf',
    payload: pdfBytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
  const message = { ...contactMessage({ fileIds: [upload.json().data.id] }), email: 'sita@example.com' }
  const number = (await send(old, message)).json().data.ticketNumber as string
  const key = await keyIn(message.email)
  const thread = await open(old, number, key)
  const [file] = thread.json().data.messages[0].files as { url: string }[]
  expect((await both.app.inject(file!.url)).statusCode).toBe(200)
  expect((await open(both, number, key)).statusCode).toBe(200)

  // A reply that is sent while both keys are in use has a link that works now and after the change.
  const staff = bearer((await makeToken(both.services, 'staff')).token)
  const answer = (haat: TestApp) =>
    haat.app.inject({
      method: 'POST',
      url: `/api/staff/tickets/${number}/replies`,
      headers: staff,
      payload: { kind: 'reply', words: 'On its way', messageKey: crypto.randomUUID() },
    })
  expect((await answer(both)).statusCode).toBe(200)
  expect((await open(both, number, await keyIn(message.email))).statusCode).toBe(200)

  const encryption = createEncryption([nextKey, testKey])
  await reencryptAll(both.services.db, encryption)
  await renewTicketKeys(both.services.db, encryption)
  expect((await open(next, number, key)).statusCode).toBe(200)
  expect((await open(old, number, key)).statusCode).toBe(200)
  expectRefusal(await open(next, number, `${key.slice(1)}A`), 404, 'NOT_FOUND')
  expect((await answer(next)).statusCode).toBe(200)
  const newest = await keyIn(message.email)
  expect(newest).not.toBe(key)
  expect((await open(next, number, newest)).statusCode).toBe(200)
  const desk = await next.app.inject({ url: `/api/staff/tickets/${number}`, headers: staff })
  expect(desk.json().data.phoneNumbers).toEqual(['9841234567'])
})
