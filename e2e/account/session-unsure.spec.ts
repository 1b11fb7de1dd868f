import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import {
  bothTokens,
  expectTokens,
  giveTokens,
  endpointsOf,
  me,
  meEndpoint,
  refreshEndpoint,
  refusal,
  renewed,
  scriptApi,
} from '../testing/scripted-api.ts'
import { visibleButton } from '../testing/sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|429|503)|net::ERR_FAILED/] })

const passing = {
  'is too often asked': {
    answer: refusal(429, 'RATE_LIMITED'),
    text: 'Too many requests came from here just now. You are still signed in',
  },
  'cannot be answered': {
    answer: refusal(503, 'UNAVAILABLE'),
    text: 'We cannot check who you are just now. You are still signed in',
  },
  'gets no answer': {
    answer: 'cut',
    text: 'We cannot reach Haat. You are still signed in',
  },
} as const

for (const [what, { answer, text }] of someOf(Object.entries(passing), 1)) {
  test(`who opens a profile page while auth/me ${what} is sent to /, told why, and brought there afterwards`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.clock.install()
    await scriptApi(context, { [meEndpoint]: [answer, answer, me()], [refreshEndpoint]: renewed() })
    await giveTokens(context, baseURL!, bothTokens)
    await page.goto('/profile/wishlist')
    await expect(page.getByText(text)).toBeVisible()
    await expect(page).toHaveURL('/')
    // The shopper is still signed in, so no sign-in dialog may open.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectTokens(context, bothTokens)
    await page.clock.runFor(15_000)
    await expect(page).toHaveURL('/profile/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
    await expectTokens(context, bothTokens)
  })
}

test('who went on to another page meanwhile is not pulled away from it, and is greeted there', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  await scriptApi(context, { [meEndpoint]: [refusal(503, 'UNAVAILABLE'), me()] })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto('/profile/wishlist')
  await expect(page).toHaveURL('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(15_000)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  await expect(page).toHaveURL('/about')
})

test(
  'a shop page whose auth/me fails is a visitor’s until the API can say who is here',
  onlyLong,
  async ({ page, context, baseURL }) => {
    await page.clock.install()
    const calls = await scriptApi(context, { [meEndpoint]: [refusal(503, 'UNAVAILABLE'), me()] })
    await giveTokens(context, baseURL!, bothTokens)
    await page.goto('/about')
    await expect(visibleButton(page, 'Sign in')).toBeVisible()
    await page.clock.runFor(15_000)
    await expect(visibleButton(page, 'Anjali')).toBeVisible()
    expect(endpointsOf(calls)).toEqual([meEndpoint, meEndpoint])
  },
)

test(
  'who turns out to be signed out is asked to sign in, and then led to the page',
  onlyLong,
  async ({ page, context, baseURL }) => {
    await page.clock.install()
    await scriptApi(context, {
      [meEndpoint]: [refusal(503, 'UNAVAILABLE'), refusal(401, 'INVALID_ACCESS_TOKEN')],
    })
    await giveTokens(context, baseURL!, { accessToken: 'access-1' })
    await page.goto('/profile/wishlist')
    await expect(page).toHaveURL('/')
    await page.clock.runFor(15_000)
    await expect(page.getByRole('dialog', { name: 'Namaste, welcome back' })).toBeVisible()
    await expectTokens(context, {})
  },
)
