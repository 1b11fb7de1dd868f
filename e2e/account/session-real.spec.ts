import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { giveTokens, lightPage, signInThroughForm, signOutThroughForm } from '../testing/scripted-api.ts'
import { shopper, visibleButton } from '../testing/sign-in-form.ts'
import { signIn } from '../testing/sign-in.ts'

/** These tests run the client's session against the real API instead of a script. */
test.use({ expectedNoise: [/status of 401/] })

const day = 86_400

async function cookiesOf(context: BrowserContext) {
  const cookies = await context.cookies()
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? ''
  return { cookies, accessToken: valueOf('accessToken'), refreshToken: valueOf('refreshToken') }
}

test.beforeEach(async ({ page, context, baseURL }) => {
  await signIn(context, baseURL!, shopper.email)
  await page.goto(lightPage)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
})

test('signing in: readable tokens for 10 minutes and 7 days, tied to a cookie that scripts cannot read', async ({
  page,
  context,
}) => {
  await context.clearCookies()
  await page.reload()
  await signInThroughForm(page)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  await expect.poll(async () => (await cookiesOf(context)).refreshToken).not.toBe('')
  const { cookies } = await cookiesOf(context)
  const now = Date.now() / 1000
  for (const { name, seconds } of [
    { name: 'accessToken', seconds: 600 },
    { name: 'refreshToken', seconds: 7 * day },
  ]) {
    const cookie = cookies.find((one) => one.name === name)!
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false })
    expect(Math.abs(cookie.expires - now - seconds)).toBeLessThan(60)
  }
  expect(cookies.find(({ name }) => name === 'device')).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  await page.reload()
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
})

test('an access token that is gone: both are new after the refresh', async ({ page, context }) => {
  const before = await cookiesOf(context)
  await context.clearCookies({ name: 'accessToken' })
  await page.reload()
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  const after = await cookiesOf(context)
  expect(after.accessToken).toMatch(/^[\w-]{43}$/)
  expect(after.accessToken).not.toBe(before.accessToken)
  expect(after.refreshToken).toMatch(/^[\w-]{43}$/)
  expect(after.refreshToken).not.toBe(before.refreshToken)
})

test('a page that is left while it refreshes ends no session', onlyLong, async ({ page, context }) => {
  const refreshes = '**/api/auth/refresh-token'
  await page.route(refreshes, () => {})
  const asked = page.waitForRequest(refreshes)
  await context.clearCookies({ name: 'accessToken' })
  await page.reload()
  await asked
  await page.unroute(refreshes)
  await page.reload()
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
})

test(
  'both readable cookies in another browser: 401, and a page for visitors',
  onlyLong,
  async ({ context, browser, baseURL }) => {
    const { accessToken, refreshToken } = await cookiesOf(context)
    const thief = await browser.newContext()
    await giveTokens(thief, baseURL!, { accessToken, refreshToken })
    const page = await thief.newPage()
    const answered = page.waitForResponse('**/api/auth/me')
    await page.goto(baseURL! + lightPage)
    expect((await answered).status()).toBe(401)
    await expect(visibleButton(page, 'Sign in')).toBeVisible()
    await thief.close()
  },
)

test('after signing out the tokens are worth nothing', async ({ page, context }) => {
  const { accessToken, refreshToken } = await cookiesOf(context)
  await signOutThroughForm(page)
  await expect(visibleButton(page, 'Sign in')).toBeVisible()
  const headers = { authorization: `Bearer ${accessToken}` }
  expect((await page.request.get('/api/auth/me', { headers })).status()).toBe(401)
  const again = await page.request.post('/api/auth/refresh-token', { data: { refreshToken } })
  expect(await again.json()).toMatchObject({ code: 'INVALID_RESPONSE_TOKEN' })
})

const twentyTabs = Array.from({ length: 20 }, (_, at) => at)

test('many tabs that refresh at once: nobody is signed out', async ({ context }) => {
  await context.clearCookies({ name: 'accessToken' })
  let refreshes = 0
  context.on('request', (request) => (refreshes += Number(request.url().endsWith('/auth/refresh-token'))))
  const tabs = await Promise.all(someOf(twentyTabs, 5).map(() => context.newPage()))
  await Promise.all(tabs.map((tab) => tab.goto('/error-test', { waitUntil: 'commit' })))
  for (const tab of tabs) await expect(visibleButton(tab, 'Anjali')).toBeVisible()
  expect(refreshes).toBe(1)
})
