import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { addressInput, contactMessage, goodPassword, makeAccount } from '../../../../test/factories.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

async function signedIn(changes = {}) {
  const user = await makeAccount(haat.services, changes)
  const browser = new TestBrowser(haat)
  await browser.signIn(user.email, goodPassword)
  return { user, browser }
}
async function anotherDevice(email: string) {
  const browser = new TestBrowser(haat)
  browser.userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  await browser.signIn(email, goodPassword)
  return browser
}
const rowOf = async (id: string) =>
  (await haat.database.pool.query('select * from users where id = $1', [id])).rows[0]

describe('details', () => {
  it('are changed one by one or together, and the phone number can be taken away', async () => {
    const { user, browser } = await signedIn()
    const put = async (body: object) => (await browser.call('PUT /auth/me', body)).json()
    expect(await put({ name: '  Anjali S. ' })).toMatchObject({ user: { name: 'Anjali S.' } })
    expect(await put({ phoneNumber: '984-1234567', language: 'ne' })).toMatchObject({
      message: 'Your details are saved.',
      user: { name: 'Anjali S.', phoneNumber: '+9779841234567', language: 'ne' },
    })
    expect((await rowOf(user.id)).phone_number_sealed).not.toContain('9841234567')
    expect(await put({ phoneNumber: '' })).toMatchObject({ user: { phoneNumber: null } })
    expect(await put({})).toMatchObject({ user: { id: user.id } })
  })

  it.each([
    { email: 'other@haat.test' },
    { roles: ['admin'] },
    { emailVerified: true },
    { id: randomUUID() },
  ])('%j cannot be changed this way', async (body) => {
    const { user, browser } = await signedIn({ emailVerified: false })
    expectRefusal(await browser.call('PUT /auth/me', body), 422, 'VALIDATION_FAILED')
    expect(await rowOf(user.id)).toMatchObject({
      email: user.email,
      roles: ['shopper'],
      email_verified: false,
    })
  })
})

describe('the password', () => {
  const change = (browser: TestBrowser, currentPassword: string, newPassword: string) =>
    browser.call('POST /account/password', { currentPassword, newPassword })

  it('is changed with the old one; other devices end, this one stays, and a mail says so', async () => {
    const { user, browser } = await signedIn()
    const other = await anotherDevice(user.email)
    expect((await change(browser, goodPassword, 'copper-teapot-77')).statusCode).toBe(200)
    expect((await browser.call('GET /auth/me')).statusCode).toBe(200)
    expectRefusal(await other.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expect((await new TestBrowser(haat).signIn(user.email, 'copper-teapot-77')).statusCode).toBe(200)
    expect((await mailsTo(haat, user.email)).map((mail) => mail.subject).join()).toMatch(/password/i)
  })

  it('is not changed, nor is the address, by who was signed out while it was being checked', async () => {
    const { user, browser } = await signedIn()
    // This transaction holds the row until all requests have checked the old password and wait for the row.
    const rival = await haat.database.pool.connect()
    await rival.query('begin')
    await rival.query("update users set password_hash = 'another' where id = $1", [user.id])
    const answers = Promise.all([
      change(browser, goodPassword, 'copper-teapot-77'),
      browser.call('POST /account/email', { newEmail: `new-${user.email}`, password: goodPassword }),
      browser.call('POST /account/delete', { password: goodPassword }),
    ])
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await expect.poll(async () => (await haat.database.pool.query(waiting)).rowCount).toBe(3)
    await rival.query("update sessions set ended_at = now(), ended_for = 'password' where user_id = $1", [
      user.id,
    ])
    await rival.query('commit')
    rival.release()
    for (const answer of await answers) expectRefusal(answer, 401, 'UNAUTHENTICATED')
    expect(await rowOf(user.id)).toMatchObject({ password_hash: 'another', deleted_at: null })
    const { rowCount } = await haat.database.pool.query('select 1 from account_links where user_id = $1', [
      user.id,
    ])
    expect(rowCount).toBe(0)
  })

  it('is not changed with a wrong one, or to one that is easy to guess', async () => {
    const { browser } = await signedIn()
    const wrong = expectRefusal(await change(browser, 'nope', 'copper-teapot-77'), 422, 'VALIDATION_FAILED')
    expect(wrong.fields).toEqual({ currentPassword: 'That is not your password.' })
    const weak = expectRefusal(await change(browser, goodPassword, 'qwertyuiop'), 422, 'VALIDATION_FAILED')
    expect(Object.keys(weak.fields ?? {})).toEqual(['newPassword'])
  })
})

describe('sessions', () => {
  const list = async (browser: TestBrowser) => (await browser.call('GET /account/sessions')).json().data.items

  it('are listed with device, way and last use, this one marked', async () => {
    const { user, browser } = await signedIn()
    await anotherDevice(user.email)
    const items = await list(browser)
    expect(items).toEqual([
      expect.objectContaining({
        device: { kind: 'computer', browser: 'Firefox', system: 'Linux' },
        isCurrent: false,
      }),
      expect.objectContaining({
        device: { kind: 'phone', browser: 'Chrome', system: 'Android' },
        way: 'password',
        ipAddress: '127.0.0.1',
        isCurrent: true,
      }),
    ])
  })

  it('are ended one by one, at once, and only by their owner', async () => {
    const { user, browser } = await signedIn()
    const other = await anotherDevice(user.email)
    const { browser: stranger } = await signedIn()
    const target = (await list(browser)).find((item: { isCurrent: boolean }) => !item.isCurrent)
    expectRefusal(await stranger.call(`DELETE /account/sessions/${target.id}`), 404, 'NOT_FOUND')
    expect((await other.call('GET /auth/me')).statusCode).toBe(200)
    expect((await browser.call(`DELETE /account/sessions/${target.id}`)).statusCode).toBe(200)
    expectRefusal(await other.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expectRefusal(await other.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
    expectRefusal(await browser.call(`DELETE /account/sessions/${target.id}`), 404, 'NOT_FOUND')
    expectRefusal(await browser.call('DELETE /account/sessions/not-an-id'), 422, 'VALIDATION_FAILED')
  })

  it('all but this one are ended together', async () => {
    const { user, browser } = await signedIn()
    const others = [await anotherDevice(user.email), await anotherDevice(user.email)]
    expect((await browser.call('DELETE /account/sessions')).json().data).toEqual({ ended: 2 })
    for (const other of others) expectRefusal(await other.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expect(await list(browser)).toHaveLength(1)
  })
})

describe('ways to sign in', () => {
  const link = (userId: string) =>
    haat.database.pool.query(
      "insert into identities (issuer, subject, user_id, email) values ('https://accounts.google.com', $1, $2, 'a@gmail.test')",
      [randomUUID(), userId],
    )

  it('are told, and Google can be taken off only by who has a password', async () => {
    const { user, browser } = await signedIn()
    await link(user.id)
    const ways = async () => (await browser.call('GET /account/sign-in-ways')).json().data
    expect(await ways()).toEqual({
      hasPassword: true,
      google: { email: 'a@gmail.test', linkedAt: expect.any(String) },
    })
    await haat.database.pool.query('update users set password_hash = null where id = $1', [user.id])
    expectRefusal(await browser.call('DELETE /account/google'), 409, 'CONFLICT')
    await haat.database.pool.query("update users set password_hash = 'some' where id = $1", [user.id])
    expect((await browser.call('DELETE /account/google')).statusCode).toBe(200)
    expect(await ways()).toEqual({ hasPassword: true, google: null })
    expect(await mailsTo(haat, user.email)).toHaveLength(1)
  })
})

describe('my data', () => {
  it('holds everything about me and nothing that opens doors', async () => {
    const { user, browser } = await signedIn()
    const message = contactMessage({ email: user.email, subject: 'About my parcel' })
    expect((await browser.call('POST /contact-admin', message)).statusCode).toBe(200)
    await haat.app.inject({
      method: 'POST',
      url: '/api/contact-admin',
      payload: contactMessage({ email: user.email, subject: 'Of somebody who typed my address' }),
    })
    const answer = await browser.call('GET /account/export')
    expect(answer.json().data).toMatchObject({
      user: { id: user.id, email: user.email, hasPassword: true },
      signIns: [{ device: { browser: 'Chrome' }, way: 'password' }],
      events: [{ event: 'signed-in-with-password' }],
      messagesToSupport: [{ subject: 'About my parcel', phoneNumber: '9841234567' }],
    })
    const secrets = [...browser.cookies.values(), 'argon2id']
    for (const secret of secrets) expect(answer.body).not.toContain(secret)
  })

  it('does not hold messages of an address that I have not shown to be mine', async () => {
    const { user, browser } = await signedIn({ emailVerified: false })
    await haat.app.inject({
      method: 'POST',
      url: '/api/contact-admin',
      payload: contactMessage({ email: user.email }),
    })
    expect((await browser.call('GET /account/export')).json().data.messagesToSupport).toEqual([])
  })
})

describe('deleting the account', () => {
  const remove = (browser: TestBrowser, password?: string) =>
    browser.call('POST /account/delete', password === undefined ? {} : { password })

  it('asks for the password, then leaves a row that names nobody', async () => {
    const { user, browser } = await signedIn()
    expectRefusal(await remove(browser, 'nope'), 422, 'VALIDATION_FAILED')
    expectRefusal(await remove(browser), 422, 'VALIDATION_FAILED')
    expect((await remove(browser, goodPassword)).statusCode).toBe(200)
    expectRefusal(await browser.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expect((await new TestBrowser(haat).signIn(user.email, goodPassword)).statusCode).toBe(401)
    const row = await rowOf(user.id)
    expect(row).toMatchObject({ name: 'Deleted account', password_hash: null, roles: [] })
    expect(JSON.stringify(row)).not.toContain(user.email)
    expect(await mailsTo(haat, user.email)).toHaveLength(1)
  })

  it('takes the wishlist along, which the data of before still held', async () => {
    const { user, browser } = await signedIn()
    const { id: vendorId } = await makeVendor(haat.services)
    const { id: categoryId } = await makeCategory(haat.services)
    const { id: productId } = await makeProduct(haat.services, { vendorId, categoryId })
    await browser.call('POST /wishlists', { productId })
    expect((await browser.call('GET /account/export')).json().data.wishlist).toMatchObject([{ productId }])
    await remove(browser, goodPassword)
    const { rowCount } = await haat.database.pool.query('select 1 from wishlist_items where user_id = $1', [
      user.id,
    ])
    expect(rowCount).toBe(0)
  })

  it('takes the addresses along, which the data of before showed in clear', async () => {
    const { user, browser } = await signedIn()
    await browser.call('POST /addresses', addressInput())
    const [address] = (await browser.call('GET /account/export')).json().data.addresses
    expect(address).toMatchObject({
      phoneNumber: '+9779841234567',
      tole: 'Shankhamul Marga',
      isDefault: true,
    })
    await remove(browser, goodPassword)
    const { rowCount } = await haat.database.pool.query('select 1 from addresses where user_id = $1', [
      user.id,
    ])
    expect(rowCount).toBe(0)
  })

  it('frees the address for a new one', async () => {
    const { user, browser } = await signedIn()
    await remove(browser, goodPassword)
    const again = await makeAccount(haat.services, { email: user.email })
    const answer = await new TestBrowser(haat).signIn(user.email, goodPassword)
    expect(answer.json().user.id).toBe(again.id)
  })

  it('without a password asks for a fresh sign-in', async () => {
    const { user, browser } = await signedIn()
    await haat.database.pool.query('update users set password_hash = null where id = $1', [user.id])
    await haat.database.pool.query(
      "update sessions set created_at = now() - interval '1 day' where user_id = $1",
      [user.id],
    )
    expectRefusal(await remove(browser), 403, 'FORBIDDEN')
    await haat.database.pool.query('update sessions set created_at = now() where user_id = $1', [user.id])
    expect((await remove(browser)).statusCode).toBe(200)
  })
})
