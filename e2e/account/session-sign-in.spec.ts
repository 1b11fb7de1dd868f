import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'
import {
  bikash,
  bothTokens,
  expectTokens,
  giveTokens,
  lightPage,
  endpointsOf,
  loggedIn,
  me,
  meEndpoint,
  refreshEndpoint,
  refusal,
  renewed,
  scriptApi,
  signInThroughForm,
  signOutThroughForm,
} from '../testing/scripted-api.ts'
import { visibleButton, shopper } from '../testing/sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|404|500|503)|net::ERR_FAILED/] })

const loginEndpoint = 'POST /auth/login'
const logoutEndpoint = 'POST /auth/logout'
const portal = 'VENDOR_PORTAL'

const keepLocally = (page: Page, products: string[]) =>
  page.evaluate((list) => localStorage.setItem('wishlist', JSON.stringify({ products: list })), products)
const keptLocally = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? 'null'))

async function lifetimes(context: BrowserContext) {
  const now = Date.now() / 1000
  const cookies = (await context.cookies()).filter(({ name }) => name in bothTokens)
  return cookies.map(({ name, path, sameSite, expires }) => {
    // The tolerance is a minute, because a busy machine may be slow to get here.
    return { name, path, sameSite, seconds: Math.ceil((expires - now) / 60) * 60 }
  })
}

test('signing in keeps both tokens for as long as the API says, and the user', async ({ page, context }) => {
  const calls = await scriptApi(context, { [loginEndpoint]: loggedIn(), [meEndpoint]: me() })
  await page.goto(lightPage)
  await signInThroughForm(page)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  expect(calls).toEqual([{ endpoint: loginEndpoint, bearer: undefined, portal, body: shopper }])
  await expectTokens(context, bothTokens)
  expect(await lifetimes(context)).toEqual([
    { name: 'accessToken', path: '/', sameSite: 'Lax', seconds: 600 },
    { name: 'refreshToken', path: '/', sameSite: 'Lax', seconds: 604_800 },
  ])
})

const tokens = { accessToken: { token: 'a', expiresIn: 600 }, refreshToken: { token: 'r', expiresIn: 600 } }
for (const body of someOf(
  [{ message: 'Welcome', ...tokens }, '<html>', { user: null, ...tokens }, 'null'],
  1,
)) {
  test(`signing in, answered with ${JSON.stringify(body)}: an error, and nothing is kept`, async ({
    page,
    context,
  }) => {
    await scriptApi(context, { [loginEndpoint]: { body } })
    await page.goto(lightPage)
    await signInThroughForm(page)
    await expect(page.getByText('Invalid credentials or response')).toBeVisible()
    await expectTokens(context, {})
  })
}

test('wrong credentials: no refresh, nothing is kept', async ({ page, context }) => {
  const calls = await scriptApi(context, {
    [loginEndpoint]: refusal(401, 'INVALID_CREDENTIALS'),
    [refreshEndpoint]: renewed(),
  })
  await page.goto(lightPage)
  await signInThroughForm(page)
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect(endpointsOf(calls)).toEqual([loginEndpoint])
  await expectTokens(context, {})
})

const logouts = {
  fails: { status: 500 },
  'is answered': { body: { message: 'Bye' } },
  'gets no answer': 'cut',
} as const
for (const [what, answer] of someOf(Object.entries(logouts), 1)) {
  test(`signing out, and the call ${what}: no user, no tokens, no local wishlist`, async ({
    page,
    context,
    baseURL,
  }) => {
    const calls = await scriptApi(context, { [meEndpoint]: me(), [logoutEndpoint]: answer })
    await giveTokens(context, baseURL!, bothTokens)
    await page.goto(lightPage)
    await keepLocally(page, ['a'])
    await signOutThroughForm(page)
    await expect(visibleButton(page, 'Sign in')).toBeVisible()
    expect(calls.at(-1)).toEqual({ endpoint: logoutEndpoint, bearer: 'access-1', portal, body: null })
    await expectTokens(context, {})
    await expect.poll(() => keptLocally(page)).toBeNull()
  })
}

test('signing out while the server does not answer: they are told, and so is the server as soon as it does', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  const calls = await scriptApi(context, {
    [meEndpoint]: me(),
    [logoutEndpoint]: [refusal(503, 'UNAVAILABLE'), 'cut', { body: { message: 'Bye' } }],
  })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto(lightPage)
  await signOutThroughForm(page)
  await expect(page.getByText('we could not tell our server')).toBeVisible()
  await expect(visibleButton(page, 'Sign in')).toBeVisible()
  await expectTokens(context, {})
  const reportedTokens = () =>
    calls.filter(({ endpoint }) => endpoint === logoutEndpoint).map(({ bearer }) => bearer)
  await page.clock.runFor(4000)
  await expect.poll(reportedTokens).toHaveLength(2)
  await page.clock.runFor(8000)
  await expect.poll(reportedTokens).toEqual(['access-1', 'access-1', 'access-1'])
  // The server has answered, so no further sign-out is sent.
  await page.clock.runFor(60_000)
  expect(reportedTokens()).toHaveLength(3)
})

test('signing out on a profile page leads to /, and nobody is asked to sign in', async ({
  page,
  context,
  baseURL,
}) => {
  await scriptApi(context, { [meEndpoint]: me(), [logoutEndpoint]: { body: { message: 'Bye' } } })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto('/profile/wishlist')
  await signOutThroughForm(page)
  await expect(page).toHaveURL('/')
  await expect(visibleButton(page, 'Sign in')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('another person signs in after that: nothing of the first is shown', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, {
    [meEndpoint]: me(),
    [logoutEndpoint]: {},
    [loginEndpoint]: loggedIn(bikash),
  })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto(lightPage)
  await signOutThroughForm(page)
  await signInThroughForm(page)
  await expect(visibleButton(page, 'Bikash')).toBeVisible()
  expect(endpointsOf(calls)).toEqual([meEndpoint, logoutEndpoint, loginEndpoint])
})
