import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { addressInput, contactMessage, goodPassword, makeAccount } from '../../../../test/factories.ts'
import { makeGoogleStandIn } from '../../../../test/google-stand-in.ts'
import { goThroughGoogle } from '../../../../test/google-sign-in.ts'
import { mailsTo, tokenInMail } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'
import { holdings } from '../close-account.service.ts'

const standIn = await makeGoogleStandIn()
let haat: TestApp
let productId: string
let variantId: string
/** The Google account of the person who opens the account first. */
const firstGoogle = { name: 'First Holder', email: `first-${randomUUID()}@gmail.test` }
let identity: { issuer: string; subject: string; email: string }
beforeAll(async () => {
  await standIn.open()
  haat = await buildTestApp({ environment: standIn.environment })
  const { id: vendorId } = await makeVendor(haat.services)
  const { id: categoryId } = await makeCategory(haat.services)
  const product = await makeProduct(haat.services, { vendorId, categoryId })
  productId = product.id
  const [variant] = await rows('select id from product_variants where product_id = $1', product.number)
  variantId = variant?.id
  await goThroughGoogle(visitor(), firstGoogle)
  ;[identity] = (await rows('select * from identities where email = $1', firstGoogle.email)) as [
    typeof identity,
  ]
})
afterAll(async () => {
  await haat.close()
  await standIn.close()
})

const rows = async (text: string, ...values: unknown[]) => (await haat.database.pool.query(text, values)).rows
const visitor = () => new TestBrowser(haat)
const ownersPassword = 'copper-teapot-77'
const verify = async (token: string, browser = visitor()) =>
  (await browser.call(`GET /auth/verify-email?token=${token}`)).json()
const confirm = (token: string, password: string) =>
  visitor().call('POST /auth/confirm-account', { token, password })
const disown = (token: string) => visitor().call('POST /auth/disown-account', { token })
const userOf = async (email: string) => (await rows('select * from users where email = $1', email))[0]

/** Opens an account with an address that nobody has verified. */
async function openAccount() {
  const { id, email } = await makeAccount(haat.services, {
    name: 'First Holder',
    email: `sita-${randomUUID()}@haat.test`,
    emailVerified: false,
    phoneNumberSealed: haat.services.encryption.encrypt('+9779841234567'),
  })
  const holder = visitor()
  await holder.signIn(email, goodPassword)
  await holder.call('POST /auth/resend-verification-email', { email })
  return { id, email, holder, verifyToken: await tokenInMail(haat, email) }
}

/** Opens such an account, and fills its cart, wishlist, addresses, tickets and pending changes. */
async function openFullAccount() {
  const account = await openAccount()
  const { id, email, holder } = account
  const done = await Promise.all([
    holder.call(`PUT /cart/items/${variantId}`, { quantity: 2 }),
    holder.call('PUT /cart/coupon', { code: 'DASHAIN' }),
    holder.call('POST /wishlists', { productId }),
    holder.call('POST /addresses', addressInput()),
    holder.call('POST /contact-admin', contactMessage({ email, subject: 'Words of the first' })),
    holder.call('POST /account/email', { newEmail: `new-${email}`, password: goodPassword }),
  ])
  expect(done.map(({ statusCode }) => statusCode)).toEqual(done.map(() => 200))
  // Older versions linked Google accounts to unverified accounts, so such rows exist.
  await rows(
    `insert into identities (issuer, subject, email, user_id) values ($1, $2, $3, $4)
     on conflict (issuer, subject) do update set user_id = $4`,
    identity.issuer,
    identity.subject,
    identity.email,
    id,
  )
  return { ...account, changeToken: await tokenInMail(haat, `new-${email}`) }
}
type Full = Awaited<ReturnType<typeof openFullAccount>>

const contents = async (browser: TestBrowser) => {
  const { data } = (await browser.call('GET /account/export')).json()
  const tickets = (await browser.call('GET /tickets')).json().data.items
  const { cart, wishlist, addresses, google, messagesToSupport } = data
  return { cart: cart.items, wishlist, addresses, google, messagesToSupport, tickets }
}

async function expectFirstHolderGone({ id, email, holder, verifyToken, changeToken }: Full) {
  expectRefusal(await holder.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
  expectRefusal(await holder.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
  expect((await visitor().signIn(email, goodPassword)).statusCode).toBe(401)
  const byGoogle = visitor()
  await goThroughGoogle(byGoogle, firstGoogle)
  const elsewhere = (await byGoogle.call('GET /auth/me')).json().user
  const owner = await userOf(email)
  expect([id, owner.id]).not.toContain(elsewhere?.id)
  expectRefusal(await disown(verifyToken), 400, 'INVALID_LINK')
  expect((await visitor().call(`GET /auth/verify-email?token=${changeToken}`)).statusCode).toBe(400)
  expect(owner).toMatchObject({ email_verified: true, phone_number_sealed: null, roles: ['shopper'] })
  expect(JSON.stringify(owner)).not.toContain('First Holder')
  const [closed] = await rows('select * from users where id = $1', id)
  expect(closed).toMatchObject({ name: 'Deleted account', password_hash: null, deleted_at: expect.any(Date) })
  for (const [column, held] of Object.entries(holdings)) {
    if (held === 'kept') continue
    const [table, name] = column.split('.')
    expect(await rows(`select 1 from ${table} where ${name} = $1`, id), column).toEqual([])
  }
}

async function expectEmpty(owner: TestBrowser) {
  expect(await contents(owner)).toEqual({
    cart: [],
    wishlist: [],
    addresses: [],
    google: null,
    messagesToSupport: [],
    tickets: [],
  })
}

describe('an account whose address was never proven', () => {
  it('is its owner’s alone after a reset through the mailbox', async () => {
    const account = await openFullAccount()
    await visitor().call('POST /auth/forgot-password', { email: account.email })
    const token = await tokenInMail(haat, account.email)
    const answer = await visitor().call('POST /auth/reset-password', { token, newPassword: ownersPassword })
    expect(answer.statusCode).toBe(200)
    await expectFirstHolderGone(account)
    const owner = visitor()
    await owner.signIn(account.email, ownersPassword)
    await expectEmpty(owner)
    expect((await mailsTo(haat, account.email)).at(-1)?.text).toMatch(/new password.*cleared/s)
  })

  it('is its owner’s alone after they sign in with Google', async () => {
    const account = await openFullAccount()
    const owner = visitor()
    await goThroughGoogle(owner, { name: 'True Owner', email: account.email })
    await expectFirstHolderGone(account)
    expect(await contents(owner)).toMatchObject({
      cart: [],
      addresses: [],
      tickets: [],
      google: { email: account.email },
    })
    expect((await owner.call('GET /auth/me')).json().user.name).toBe('True Owner')
  })

  it('is asked about when its link is opened signed out, or in another account, and nothing changes', async () => {
    const account = await openAccount()
    const other = await openAccount()
    const before = await userOf(account.email)
    for (const browser of [visitor(), other.holder]) {
      expect(await verify(account.verifyToken, browser)).toEqual({
        message: 'Did you open this account?',
        status: 'question',
        account: { name: 'First Holder', registeredAt: before.created_at.toISOString() },
      })
    }
    expect(await userOf(account.email)).toEqual(before)
    expect((await account.holder.call('GET /auth/me')).statusCode).toBe(200)
  })

  it('is kept as it is by "yes" and its password', async () => {
    const account = await openFullAccount()
    const wrong = expectRefusal(await confirm(account.verifyToken, 'not-its-own'), 422, 'VALIDATION_FAILED')
    expect(Object.keys(wrong.fields ?? {})).toEqual(['password'])
    expect((await userOf(account.email)).email_verified).toBe(false)
    expect((await confirm(account.verifyToken, goodPassword)).json()).toMatchObject({
      status: 'verified',
      email: account.email,
    })
    expect(await userOf(account.email)).toMatchObject({ id: account.id, email_verified: true })
    const kept = await contents(account.holder)
    expect([kept.cart, kept.wishlist, kept.addresses, kept.tickets].map(({ length }) => length)).toEqual([
      1, 1, 1, 1,
    ])
    expect(await verify(account.verifyToken)).toMatchObject({ status: 'already-verified' })
    expect((await confirm(account.verifyToken, 'anything')).json().status).toBe('already-verified')
    expectRefusal(await disown(account.verifyToken), 400, 'INVALID_LINK')
  })

  it('is cleared by "no", whose answer lets the owner choose a password; leaving it is fine too', async () => {
    const account = await openFullAccount()
    const { email, resetToken } = (await disown(account.verifyToken)).json()
    expect(email).toBe(account.email)
    await expectFirstHolderGone(account)
    expect(await verify(account.verifyToken)).toMatchObject({ status: 'already-verified' })
    const set = { token: resetToken, newPassword: ownersPassword }
    expect((await visitor().call('POST /auth/reset-password', set)).statusCode).toBe(200)
    const owner = visitor()
    await owner.signIn(account.email, ownersPassword)
    await expectEmpty(owner)
    expect(haat.logged()).not.toContain(resetToken)
  })

  it('keeps everything when its link is opened in a session of it', async () => {
    const account = await openFullAccount()
    expect(await verify(account.verifyToken, account.holder)).toMatchObject({ status: 'verified' })
    const kept = await contents(account.holder)
    expect([kept.cart, kept.wishlist, kept.addresses].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(kept.google).toMatchObject({ email: firstGoogle.email })
  })

  it('without any password is not kept by "yes", and is cleared by "no"', async () => {
    const account = await openAccount()
    await rows('update users set password_hash = null where id = $1', account.id)
    expectRefusal(await confirm(account.verifyToken, goodPassword), 422, 'VALIDATION_FAILED')
    expect((await disown(account.verifyToken)).statusCode).toBe(200)
  })

  it('cannot take the link of a reset from its owner’s mailbox by changing the password', async () => {
    const account = await openAccount()
    await visitor().call('POST /auth/forgot-password', { email: account.email })
    const token = await tokenInMail(haat, account.email)
    const change = { currentPassword: goodPassword, newPassword: 'another-lantern-43' }
    expect((await account.holder.call('POST /account/password', change)).statusCode).toBe(200)
    const set = { token, newPassword: ownersPassword }
    expect((await visitor().call('POST /auth/reset-password', set)).statusCode).toBe(200)
  })

  it.each<[string, (account: Full) => Promise<unknown>]>([
    ['deleted', ({ holder }) => holder.call('POST /account/delete', { password: goodPassword })],
    ['moved to another address', ({ holder, changeToken }) => verify(changeToken, holder)],
  ])('leaves nothing to the owner of the address when it is %s', async (_, leave) => {
    const account = await openFullAccount()
    await leave(account)
    const owner = visitor()
    await goThroughGoogle(owner, { name: 'True Owner', email: account.email })
    expect(await contents(owner)).toMatchObject({
      cart: [],
      addresses: [],
      tickets: [],
      messagesToSupport: [],
    })
  })

  it('that two take back at the same moment, in whatever way, is one account afterwards', async () => {
    const account = await openFullAccount()
    await visitor().call('POST /auth/forgot-password', { email: account.email })
    const token = await tokenInMail(haat, account.email)
    const owner = visitor()
    await Promise.all([
      goThroughGoogle(owner, { name: 'True Owner', email: account.email }),
      disown(account.verifyToken),
      visitor().call('POST /auth/reset-password', { token, newPassword: ownersPassword }),
      account.holder.call('POST /addresses', addressInput()),
      account.holder.call(`PUT /cart/items/${variantId}`, { quantity: 3 }),
    ])
    expect(await rows('select 1 from users where email = $1', account.email)).toHaveLength(1)
    expectRefusal(await account.holder.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expect(await contents(owner)).toMatchObject({ cart: [], addresses: [] })
  })
})

describe('a confirmed account', () => {
  it('loses nothing by a reset but its password, its sessions and its pending changes', async () => {
    const account = await openFullAccount()
    await verify(account.verifyToken, account.holder)
    await visitor().call('POST /auth/forgot-password', { email: account.email })
    const token = await tokenInMail(haat, account.email)
    await visitor().call('POST /auth/reset-password', { token, newPassword: ownersPassword })
    expectRefusal(await account.holder.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expect((await visitor().call(`GET /auth/verify-email?token=${account.changeToken}`)).statusCode).toBe(400)
    const owner = visitor()
    await owner.signIn(account.email, ownersPassword)
    expect((await owner.call('GET /auth/me')).json().user).toMatchObject({
      id: account.id,
      name: 'First Holder',
      phoneNumber: '+9779841234567',
    })
    const kept = await contents(owner)
    expect([kept.cart, kept.wishlist, kept.addresses].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(kept.google).toMatchObject({ email: firstGoogle.email })
  })
})

describe('tries of a password for a link', () => {
  it('are five in a quarter of an hour, however many come at once; "no" still works', async () => {
    const account = await openAccount()
    const limited = await buildTestApp({ databaseUrl: haat.databaseUrl, environment: { RATE_LIMITS: '1' } })
    const guess = () =>
      new TestBrowser(limited).call('POST /auth/confirm-account', {
        token: account.verifyToken,
        password: 'not-its-own',
      })
    const codes = (await Promise.all(Array.from({ length: 8 }, guess))).map(({ statusCode }) => statusCode)
    await limited.close()
    expect(codes.toSorted()).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
    expect((await disown(account.verifyToken)).statusCode).toBe(200)
  })
})
