import { expect, test } from './haat-test.ts'
import { someOf } from './long-run.ts'
import {
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

test.use({ expectedNoise: [/status of (401|429|503)|net::ERR_FAILED/] })

const passing = {
  'is too often asked': {
    answer: refusal(429, 'RATE_LIMITED'),
    says: 'Too many requests came from here just now. You are still signed in',
  },
  'cannot be answered': {
    answer: refusal(503, 'UNAVAILABLE'),
    says: 'We cannot check who you are just now. You are still signed in',
  },
  'gets no answer': {
    answer: 'cut',
    says: 'We cannot reach Haat. You are still signed in',
  },
} as const

for (const [what, { answer, says }] of someOf(Object.entries(passing), 1)) {
  test(`who opens a profile page while auth/me ${what} is sent to /, told why, and brought there afterwards`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.clock.install()
    await scriptApi(context, { [meLine]: [answer, answer, me()], [refreshLine]: renewed() })
    await giveTokens(context, baseURL!, both)
    await page.goto('/profile/wishlist')
    await expect(page.getByText(says)).toBeVisible()
    await expect(page).toHaveURL('/')
    // Nobody who is signed in is asked to sign in.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectTokens(context, both)
    await page.clock.runFor(15_000)
    await expect(page).toHaveURL('/profile/wishlist')
    await expect(page.getByRole('heading', { level: 1, name: 'Saved things' })).toBeVisible()
    await expectTokens(context, both)
  })
}

test('who went on to another page meanwhile is not pulled away from it, and is greeted there', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  await scriptApi(context, { [meLine]: [refusal(503, 'UNAVAILABLE'), me()] })
  await giveTokens(context, baseURL!, both)
  await page.goto('/profile/wishlist')
  await expect(page).toHaveURL('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(15_000)
  await expect(place(page, 'Anjali')).toBeVisible()
  await expect(page).toHaveURL('/about')
})

test('a shop page whose auth/me fails is a visitor’s until the API can say who is here', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  const calls = await scriptApi(context, { [meLine]: [refusal(503, 'UNAVAILABLE'), me()] })
  await giveTokens(context, baseURL!, both)
  await page.goto('/about')
  await expect(place(page, 'Account')).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(place(page, 'Anjali')).toBeVisible()
  expect(linesOf(calls)).toEqual([meLine, meLine])
})

test('who turns out to be signed out is asked to sign in, and then led to the page', async ({
  page,
  context,
  baseURL,
}) => {
  await page.clock.install()
  await scriptApi(context, {
    [meLine]: [refusal(503, 'UNAVAILABLE'), refusal(401, 'INVALID_ACCESS_TOKEN')],
  })
  await giveTokens(context, baseURL!, { accessToken: 'access-1' })
  await page.goto('/profile/wishlist')
  await expect(page).toHaveURL('/')
  await page.clock.runFor(15_000)
  await expect(page.getByRole('dialog', { name: 'Namaste, welcome back' })).toBeVisible()
  await expectTokens(context, {})
})
