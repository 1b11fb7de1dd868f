import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { hydrateIslands, untilHydrated } from '../testing/hydrate-islands.ts'
import { someOf } from '../testing/long-run.ts'
import {
  bikash,
  bothTokens,
  expectTokens,
  giveTokens,
  lightPage,
  endpointsOf,
  me,
  meEndpoint,
  refreshEndpoint,
  refusal,
  renewed,
  scriptApi,
} from '../testing/scripted-api.ts'
import { visibleButton } from '../testing/sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|500)/] })

const fiveMinutes = 300_000

test.beforeEach(({ page }) => page.clock.install())

async function openSignedIn(page: Page) {
  await page.goto(lightPage)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
}

test('five minutes, and the access token is gone: it is refreshed and the user reloaded', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [meEndpoint]: [me(), me(bikash)], [refreshEndpoint]: renewed() })
  await giveTokens(context, baseURL!, bothTokens)
  await openSignedIn(page)
  await context.clearCookies({ name: 'accessToken' })
  await page.clock.fastForward(fiveMinutes - 60_000)
  expect(endpointsOf(calls)).toEqual([meEndpoint])
  await page.clock.fastForward(60_000)
  await expect(visibleButton(page, 'Bikash')).toBeVisible()
  expect(endpointsOf(calls)).toEqual([meEndpoint, refreshEndpoint, meEndpoint])
  expect(calls.at(-1)).toMatchObject({ bearer: 'access-2' })
  await expectTokens(context, { accessToken: 'access-2', refreshToken: 'refresh-1' })

  await context.clearCookies({ name: 'accessToken' })
  await page.clock.fastForward(fiveMinutes)
  await expect.poll(() => endpointsOf(calls).length).toBe(5)
})

test('an access token that lives as long as the API said is gone by itself', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, {
    [refreshEndpoint]: [renewed('short', 1), renewed()],
    [meEndpoint]: me(),
  })
  await giveTokens(context, baseURL!, { refreshToken: 'refresh-1' })
  await openSignedIn(page)
  await expectTokens(context, { refreshToken: 'refresh-1' })
  await page.clock.fastForward(fiveMinutes)
  await expect.poll(() => endpointsOf(calls)).toEqual([refreshEndpoint, refreshEndpoint, meEndpoint])
})

const failures = {
  'the refresh fails': { [meEndpoint]: me(), [refreshEndpoint]: refusal(401, 'INVALID_RESPONSE_TOKEN') },
  'the user cannot be loaded': { [meEndpoint]: [me(), { status: 500 }], [refreshEndpoint]: renewed() },
}
for (const [what, script] of someOf(Object.entries(failures), 2)) {
  test(`five minutes, and ${what}: both cookies are gone, the person is a visitor`, async ({
    page,
    context,
    baseURL,
  }) => {
    await scriptApi(context, script)
    await giveTokens(context, baseURL!, bothTokens)
    await openSignedIn(page)
    await context.clearCookies({ name: 'accessToken' })
    await page.clock.fastForward(fiveMinutes)
    await expect(visibleButton(page, 'Sign in')).toBeVisible()
    await expectTokens(context, {})
  })
}

const quiet = {
  bothTokens: 'neither is gone',
  accessToken: 'there is no refresh token',
  none: 'both are gone',
}
for (const [left, what] of someOf(Object.entries(quiet), 1)) {
  test(`five minutes, and ${what}: nothing happens`, async ({ page, context, baseURL }) => {
    const calls = await scriptApi(context, { [meEndpoint]: me(), [refreshEndpoint]: renewed() })
    await giveTokens(context, baseURL!, bothTokens)
    await openSignedIn(page)
    if (left === 'accessToken') await context.clearCookies({ name: 'refreshToken' })
    if (left === 'none') await context.clearCookies()
    await page.clock.fastForward(fiveMinutes)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(endpointsOf(calls)).toEqual([meEndpoint])
    await expect(visibleButton(page, 'Anjali')).toBeVisible()
  })
}

test("a visitor's page finds a refresh token after five minutes: it is used", async ({
  page,
  context,
  baseURL,
}) => {
  await scriptApi(context, { [meEndpoint]: me(), [refreshEndpoint]: renewed() })
  await page.goto(lightPage)
  // The page knows of no token when all of it is hydrated: one that comes before is found at once.
  await hydrateIslands(page)
  await untilHydrated(page)
  await giveTokens(context, baseURL!, { refreshToken: 'refresh-1' })
  await page.clock.fastForward(fiveMinutes)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
})

test('the access token is gone on a profile page and cannot be renewed: the page is left', async ({
  page,
  context,
  baseURL,
}) => {
  await scriptApi(context, { [meEndpoint]: me(), [refreshEndpoint]: { status: 500 } })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto('/profile/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  await context.clearCookies({ name: 'accessToken' })
  await page.clock.fastForward(fiveMinutes)
  await expect(page).toHaveURL('/')
})
