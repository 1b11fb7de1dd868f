import type { Page } from '@playwright/test'
import { expect, test } from './haat-test.ts'
import { someOf } from './long-run.ts'
import {
  bikash,
  both,
  expectTokens,
  giveTokens,
  linesOf,
  me,
  meLine,
  refreshLine,
  refusal,
  renewed,
  scriptApi,
} from './scripted-api.ts'
import { place } from './sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|500)/] })

const fiveMinutes = 300_000

test.beforeEach(({ page }) => page.clock.install())

async function openSignedIn(page: Page) {
  await page.goto('/')
  await expect(place(page, 'Anjali')).toBeVisible()
}

test('five minutes, and the access token is gone: it is refreshed and the user reloaded', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [meLine]: [me(), me(bikash)], [refreshLine]: renewed() })
  await giveTokens(context, baseURL!, both)
  await openSignedIn(page)
  await context.clearCookies({ name: 'accessToken' })
  await page.clock.fastForward(fiveMinutes - 60_000)
  expect(linesOf(calls)).toEqual([meLine])
  await page.clock.fastForward(60_000)
  await expect(place(page, 'Bikash')).toBeVisible()
  expect(linesOf(calls)).toEqual([meLine, refreshLine, meLine])
  expect(calls.at(-1)).toMatchObject({ bearer: 'access-2' })
  await expectTokens(context, { accessToken: 'access-2', refreshToken: 'refresh-1' })

  await context.clearCookies({ name: 'accessToken' })
  await page.clock.fastForward(fiveMinutes)
  await expect.poll(() => linesOf(calls).length).toBe(5)
})

test('an access token that lives as long as the API said is gone by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [refreshLine]: [renewed('short', 1), renewed()], [meLine]: me() })
  await giveTokens(context, baseURL!, { refreshToken: 'refresh-1' })
  await openSignedIn(page)
  await expectTokens(context, { refreshToken: 'refresh-1' })
  await page.clock.fastForward(fiveMinutes)
  await expect.poll(() => linesOf(calls)).toEqual([refreshLine, refreshLine, meLine])
})

const failures = {
  'the refresh fails': { [meLine]: me(), [refreshLine]: refusal(401, 'INVALID_RESPONSE_TOKEN') },
  'the user cannot be loaded': { [meLine]: [me(), { status: 500 }], [refreshLine]: renewed() },
}
for (const [what, script] of someOf(Object.entries(failures), 2)) {
  test(`five minutes, and ${what}: both cookies are gone, the person is a visitor`, async ({
    page,
    context,
    baseURL,
  }) => {
    await scriptApi(context, script)
    await giveTokens(context, baseURL!, both)
    await openSignedIn(page)
    await context.clearCookies({ name: 'accessToken' })
    await page.clock.fastForward(fiveMinutes)
    await expect(place(page, 'Account')).toBeVisible()
    await expectTokens(context, {})
  })
}

const quiet = { both: 'neither is gone', accessToken: 'there is no refresh token', none: 'both are gone' }
for (const [left, what] of someOf(Object.entries(quiet), 2)) {
  test(`five minutes, and ${what}: nothing happens`, async ({ page, context, baseURL }) => {
    const calls = await scriptApi(context, { [meLine]: me(), [refreshLine]: renewed() })
    await giveTokens(context, baseURL!, both)
    await openSignedIn(page)
    if (left === 'accessToken') await context.clearCookies({ name: 'refreshToken' })
    if (left === 'none') await context.clearCookies()
    await page.clock.fastForward(fiveMinutes)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(linesOf(calls)).toEqual([meLine])
    await expect(place(page, 'Anjali')).toBeVisible()
  })
}

test("a visitor's page finds a refresh token after five minutes: it is used", async ({
  page,
  context,
  baseURL,
}) => {
  await scriptApi(context, { [meLine]: me(), [refreshLine]: renewed() })
  await page.goto('/')
  await expect(place(page, 'Account')).toBeVisible()
  await giveTokens(context, baseURL!, { refreshToken: 'refresh-1' })
  await page.clock.fastForward(fiveMinutes)
  await expect(place(page, 'Anjali')).toBeVisible()
})

test('the access token is gone on a profile page and cannot be renewed: the page is left', async ({
  page,
  context,
  baseURL,
}) => {
  await scriptApi(context, { [meLine]: me(), [refreshLine]: { status: 500 } })
  await giveTokens(context, baseURL!, both)
  await page.goto('/profile/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved things' })).toBeVisible()
  await context.clearCookies({ name: 'accessToken' })
  await page.clock.fastForward(fiveMinutes)
  await expect(page).toHaveURL('/')
})
