import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './haat-test.ts'
import { someOf } from './long-run.ts'
import {
  bikash,
  both,
  expectTokens,
  giveTokens,
  linesOf,
  loggedIn,
  me,
  meLine,
  refreshLine,
  refusal,
  renewed,
  scriptApi,
  signInBy,
  signOutBy,
} from './scripted-api.ts'
import { place, shopper } from './sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|404|500|503)|net::ERR_FAILED/] })

const loginLine = 'POST /auth/login'
const logoutLine = 'POST /auth/logout'
const syncLine = 'POST /wishlists/sync'
const portal = 'VENDOR_PORTAL'

const keepLocally = (page: Page, products: string[]) =>
  page.evaluate((list) => localStorage.setItem('wishlist', JSON.stringify({ products: list })), products)
const keptLocally = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? 'null'))

async function lifetimes(context: BrowserContext) {
  const now = Date.now() / 1000
  const cookies = (await context.cookies()).filter(({ name }) => name in both)
  return cookies.map(({ name, path, sameSite, expires }) => {
    // Whatever the machine needed to get here is less than twenty seconds.
    return { name, path, sameSite, seconds: Math.ceil((expires - now) / 20) * 20 }
  })
}

test('signing in keeps both tokens for as long as the API says, and the user', async ({ page, context }) => {
  const calls = await scriptApi(context, { [loginLine]: loggedIn(), [meLine]: me() })
  await page.goto('/')
  await signInBy(page)
  await expect(place(page, 'Anjali')).toBeVisible()
  expect(calls).toEqual([{ line: loginLine, bearer: undefined, portal, body: shopper }])
  await expectTokens(context, both)
  expect(await lifetimes(context)).toEqual([
    { name: 'accessToken', path: '/', sameSite: 'Lax', seconds: 600 },
    { name: 'refreshToken', path: '/', sameSite: 'Lax', seconds: 604_800 },
  ])
})

test('after signing in the local wishlist is synced, then the merged list is kept', async ({
  page,
  context,
}) => {
  const calls = await scriptApi(context, {
    [loginLine]: loggedIn(),
    [syncLine]: { body: { success: true, message: '', data: { products: ['b', 'a', 'c'] } } },
  })
  await page.goto('/')
  await keepLocally(page, ['a', 'b'])
  await signInBy(page)
  await expect.poll(() => keptLocally(page)).toEqual({ products: ['b', 'a', 'c'] })
  expect(calls[1]).toEqual({ line: syncLine, bearer: 'access-1', portal, body: { productIds: ['a', 'b'] } })
})

test('a sync that fails is ignored', async ({ page, context }) => {
  const calls = await scriptApi(context, { [loginLine]: loggedIn(), [syncLine]: { status: 500 } })
  await page.goto('/')
  await keepLocally(page, ['a'])
  await signInBy(page)
  await expect(place(page, 'Anjali')).toBeVisible()
  await expect.poll(() => linesOf(calls)).toEqual([loginLine, syncLine])
  expect(await keptLocally(page)).toEqual({ products: ['a'] })
})

const tokens = { accessToken: { token: 'a', expiresIn: 600 }, refreshToken: { token: 'r', expiresIn: 600 } }
for (const body of someOf(
  [{ message: 'Welcome', ...tokens }, '<html>', { user: null, ...tokens }, 'null'],
  2,
)) {
  test(`signing in, answered with ${JSON.stringify(body)}: an error, and nothing is kept`, async ({
    page,
    context,
  }) => {
    await scriptApi(context, { [loginLine]: { body } })
    await page.goto('/')
    await signInBy(page)
    await expect(page.getByText('Invalid credentials or response')).toBeVisible()
    await expectTokens(context, {})
  })
}

test('wrong credentials: no refresh, nothing is kept', async ({ page, context }) => {
  const calls = await scriptApi(context, {
    [loginLine]: refusal(401, 'INVALID_CREDENTIALS'),
    [refreshLine]: renewed(),
  })
  await page.goto('/')
  await signInBy(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(linesOf(calls)).toEqual([loginLine])
  await expectTokens(context, {})
})

const logouts = {
  'is answered': { body: { message: 'Bye' } },
  fails: { status: 500 },
  'gets no answer': 'cut',
} as const
for (const [what, answer] of someOf(Object.entries(logouts), 2)) {
  test(`signing out, and the call ${what}: no user, no tokens, no local wishlist`, async ({
    page,
    context,
    baseURL,
  }) => {
    const calls = await scriptApi(context, { [meLine]: me(), [logoutLine]: answer })
    await giveTokens(context, baseURL!, both)
    await page.goto('/')
    await keepLocally(page, ['a'])
    await signOutBy(page)
    await expect(place(page, 'Account')).toBeVisible()
    expect(calls.at(-1)).toEqual({ line: logoutLine, bearer: 'access-1', portal, body: null })
    await expectTokens(context, {})
    expect(await keptLocally(page)).toBeNull()
  })
}

test('signing out while the server does not answer: they are told, and so is the server as soon as it does', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  const calls = await scriptApi(context, {
    [meLine]: me(),
    [logoutLine]: [refusal(503, 'UNAVAILABLE'), 'cut', { body: { message: 'Bye' } }],
  })
  await giveTokens(context, baseURL!, both)
  await page.goto('/')
  await signOutBy(page)
  await expect(page.getByText('our server did not hear of it')).toBeVisible()
  await expect(place(page, 'Account')).toBeVisible()
  await expectTokens(context, {})
  const told = () => calls.filter(({ line }) => line === logoutLine).map(({ bearer }) => bearer)
  await page.clock.runFor(4000)
  await expect.poll(told).toHaveLength(2)
  await page.clock.runFor(8000)
  await expect.poll(told).toEqual(['access-1', 'access-1', 'access-1'])
  // It has heard: nobody tells it again.
  await page.clock.runFor(60_000)
  expect(told()).toHaveLength(3)
})

test('signing out on a profile page leads to /, and nobody is asked to sign in', async ({
  page,
  context,
  baseURL,
}) => {
  await scriptApi(context, { [meLine]: me(), [logoutLine]: { body: { message: 'Bye' } } })
  await giveTokens(context, baseURL!, both)
  await page.goto('/profile/wishlist')
  await signOutBy(page)
  await expect(page).toHaveURL('/')
  await expect(place(page, 'Account')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('another person signs in after that: nothing of the first is shown', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [meLine]: me(), [logoutLine]: {}, [loginLine]: loggedIn(bikash) })
  await giveTokens(context, baseURL!, both)
  await page.goto('/')
  await signOutBy(page)
  await signInBy(page)
  await expect(place(page, 'Bikash')).toBeVisible()
  expect(linesOf(calls)).toEqual([meLine, logoutLine, loginLine])
})
