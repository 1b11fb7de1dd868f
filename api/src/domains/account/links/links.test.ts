import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { goodPassword, makeAccount } from '../../../../test/factories.ts'
import { mailsTo, tokenInMail } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

const visitor = () => new TestBrowser(haat)
const verify = (token: string, browser = visitor()) => browser.call(`GET /auth/verify-email?token=${token}`)
const reset = (token: string, newPassword = 'a-quite-new-one-9') =>
  visitor().call('POST /auth/reset-password', { token, newPassword })
const column = async (email: string, name: string) =>
  (await haat.database.pool.query(`select ${name} as it from users where email = $1`, [email])).rows[0]?.it
const expireLinks = () => haat.database.pool.query('update account_links set expires_at = now()')

async function signedIn(changes = {}) {
  const user = await makeAccount(haat.services, changes)
  const browser = visitor()
  await browser.signIn(user.email, goodPassword)
  return { user, browser }
}
async function resetToken(email: string) {
  await visitor().call('POST /auth/forgot-password', { email })
  return tokenInMail(haat, email)
}

describe('the link that confirms an address', () => {
  async function tokenOf(email: string) {
    await visitor().call('POST /auth/resend-verification-email', { email })
    return tokenInMail(haat, email)
  }

  it('does so once in a session of its account, and a second time is no failure anywhere', async () => {
    const { user, browser } = await signedIn({ emailVerified: false })
    const { email } = user
    const token = await tokenOf(email)
    expect((await verify(token, browser)).json()).toMatchObject({ status: 'verified' })
    expect(await column(email, 'email_verified')).toBe(true)
    expect((await verify(token)).json()).toMatchObject({ status: 'already-verified' })
    await expireLinks()
    expect((await verify(token)).json()).toMatchObject({ status: 'already-verified' })
  })

  it('works for eight that open it at the same moment', async () => {
    const { user, browser } = await signedIn({ emailVerified: false })
    const token = await tokenOf(user.email)
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => verify(token, browser)))).map(
      (answer) => answer.json().status,
    )
    expect(statuses.toSorted()).toEqual([...Array(7).fill('already-verified'), 'verified'])
  })

  it('is refused when it is old, strange, cut short, or for another purpose', async () => {
    const { email } = await makeAccount(haat.services, { emailVerified: false })
    const token = await tokenOf(email)
    expectRefusal(await verify(await resetToken(email)), 400, 'INVALID_LINK')
    await expireLinks()
    expectRefusal(await verify(token), 400, 'INVALID_LINK')
    expectRefusal(await verify('x'.repeat(43)), 400, 'INVALID_LINK')
    expectRefusal(await verify('123456789'), 422, 'VALIDATION_FAILED')
    expect(await column(email, 'email_verified')).toBe(false)
  })

  it('is not sent to who has confirmed already, nor to who is not known', async () => {
    const { email } = await makeAccount(haat.services)
    for (const to of [email, 'nobody-at-all@haat.test']) {
      await visitor().call('POST /auth/resend-verification-email', { email: to })
      expect(await mailsTo(haat, to)).toEqual([])
    }
  })

  it('is kept only as a hash, and never logged', async () => {
    const { email } = await makeAccount(haat.services, { emailVerified: false })
    const token = await tokenOf(email)
    await verify(token)
    const { rows } = await haat.database.pool.query('select * from account_links')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(haat.logged()).not.toContain(token)
  })
})

describe('the link that sets a new password', () => {
  it('says for whom it is, works once, ends every session and tells the owner', async () => {
    const { user, browser } = await signedIn()
    const token = await resetToken(user.email)
    const check = await visitor().call(`GET /auth/verify-password-reset-token/${token}`)
    expect(check.json()).toEqual({ message: expect.any(String), email: user.email })
    expect((await reset(token)).statusCode).toBe(200)
    expectRefusal(await browser.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expectRefusal(await browser.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
    expect((await visitor().signIn(user.email, goodPassword)).statusCode).toBe(401)
    expect((await visitor().signIn(user.email, 'a-quite-new-one-9')).statusCode).toBe(200)
    expect(await column(user.email, 'id')).toBe(user.id)
    expectRefusal(await reset(token), 400, 'INVALID_LINK')
    expectRefusal(await visitor().call(`GET /auth/verify-password-reset-token/${token}`), 400, 'INVALID_LINK')
    expect((await mailsTo(haat, user.email)).map((mail) => mail.subject).join()).toMatch(/password/i)
  })

  it('voids its elder sisters, and of two at the same moment one wins', async () => {
    const { email } = await makeAccount(haat.services)
    const older = await resetToken(email)
    const newer = await resetToken(email)
    const codes = (
      await Promise.all([reset(newer, 'first-of-both-1'), reset(newer, 'second-of-both-2')])
    ).map((answer) => answer.statusCode)
    expect(codes.toSorted()).toEqual([200, 400])
    expectRefusal(await reset(older), 400, 'INVALID_LINK')
  })

  it('does not outlive the address that it was sent to', async () => {
    const { email, id } = await makeAccount(haat.services)
    const token = await resetToken(email)
    await haat.database.pool.query("update users set email = 'moved-' || email where id = $1", [id])
    expectRefusal(await reset(token), 400, 'INVALID_LINK')
  })

  it('is refused when it is old; a password that is easy to guess leaves it usable', async () => {
    const { email } = await makeAccount(haat.services)
    const token = await resetToken(email)
    const body = expectRefusal(await reset(token, 'password1'), 422, 'VALIDATION_FAILED')
    expect(Object.keys(body.fields ?? {})).toEqual(['newPassword'])
    expect((await reset(token)).statusCode).toBe(200)
    const old = await resetToken(email)
    await expireLinks()
    expectRefusal(await reset(old), 400, 'INVALID_LINK')
  })
})

describe('the link that changes the address', () => {
  const ask = (browser: TestBrowser, newEmail: string, password = goodPassword) =>
    browser.call('POST /account/email', { newEmail, password })
  let count = 0
  const freshEmail = () => `new-${Date.now()}-${count++}@haat.test`

  it('goes to the new address, and the old one is told before and after', async () => {
    const { user, browser } = await signedIn()
    const newEmail = freshEmail()
    expect((await ask(browser, newEmail)).statusCode).toBe(200)
    expect(await column(user.email, 'email')).toBe(user.email)
    const token = await tokenInMail(haat, newEmail)
    expect((await verify(token, browser)).json()).toMatchObject({ status: 'email-changed' })
    expect((await verify(token)).json()).toMatchObject({ status: 'email-changed' })
    expect((await browser.call('GET /auth/me')).json().user).toMatchObject({
      email: newEmail,
      emailVerified: true,
    })
    expect(await mailsTo(haat, user.email)).toHaveLength(2)
  })

  it('works only in a session of the account: signed out it asks to sign in, and changes nothing', async () => {
    const { user, browser } = await signedIn()
    const newEmail = freshEmail()
    await ask(browser, newEmail)
    const token = await tokenInMail(haat, newEmail)
    expect((await verify(token)).json()).toMatchObject({ status: 'sign-in' })
    expect(await column(newEmail, 'email')).toBeUndefined()
    const elsewhere = visitor()
    await elsewhere.signIn(user.email, goodPassword)
    expect((await verify(token, elsewhere)).json()).toMatchObject({ status: 'email-changed' })
    expect(await column(newEmail, 'id')).toBe(user.id)
  })

  it.each<[string, (browser: TestBrowser, email: string) => Promise<unknown>]>([
    [
      'a new password',
      (browser) =>
        browser.call('POST /account/password', {
          currentPassword: goodPassword,
          newPassword: 'copper-teapot-77',
        }),
    ],
    ['signing out everywhere else', (browser) => browser.call('DELETE /account/sessions')],
    ['a reset', async (_, email) => reset(await resetToken(email))],
  ])('ends with %s', async (_, end) => {
    const { user, browser } = await signedIn()
    const newEmail = freshEmail()
    await ask(browser, newEmail)
    const token = await tokenInMail(haat, newEmail)
    await end(browser, user.email)
    for (const opener of [visitor(), browser]) {
      expectRefusal(await verify(token, opener), 400, 'INVALID_LINK')
    }
    expect(await column(user.email, 'id')).toBe(user.id)
  })

  it('of somebody else changes nothing for whoever is signed in', async () => {
    const { browser } = await signedIn()
    const { user: other, browser: otherBrowser } = await signedIn()
    const newEmail = freshEmail()
    await ask(browser, newEmail)
    expectRefusal(await verify(await tokenInMail(haat, newEmail), otherBrowser), 400, 'INVALID_LINK')
    expect(await column(newEmail, 'email')).toBeUndefined()
    expect(await column(other.email, 'email')).toBe(other.email)
  })

  it('asks for the password first', async () => {
    const { browser } = await signedIn()
    const body = expectRefusal(await ask(browser, freshEmail(), 'not-mine'), 422, 'VALIDATION_FAILED')
    expect(body.fields).toEqual({ password: 'That is not your password.' })
  })

  it('is not made for an address that has an account, and the answer does not tell', async () => {
    const { user, browser } = await signedIn()
    const other = await makeAccount(haat.services)
    const [taken, free] = [await ask(browser, other.email), await ask(browser, freshEmail())]
    expect(taken.body).toBe(free.body)
    const [mail] = await mailsTo(haat, other.email)
    expect(mail?.text).not.toContain('token=')
    expect(await column(user.email, 'email')).toBe(user.email)
  })

  it('ends when the address got an account meanwhile, and with it links that wait in the old mailbox', async () => {
    const { user, browser } = await signedIn()
    const newEmail = freshEmail()
    await ask(browser, newEmail)
    const token = await tokenInMail(haat, newEmail)
    const squatter = await makeAccount(haat.services, { email: newEmail })
    expectRefusal(await verify(token), 400, 'INVALID_LINK')
    await haat.database.pool.query('delete from users where id = $1', [squatter.id])
    const oldReset = await resetToken(user.email)
    expect((await verify(token, browser)).json()).toMatchObject({ status: 'email-changed' })
    expectRefusal(await reset(oldReset), 400, 'INVALID_LINK')
  })
})
