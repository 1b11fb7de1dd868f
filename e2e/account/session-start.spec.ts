import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'
import {
  anjali,
  expectTokens,
  gate,
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

test.use({ expectedNoise: [/status of (401|500)|net::ERR_FAILED/] })

test('an access token: "Loading..." while the API is asked who that is, then the person is greeted', async ({
  page,
  context,
  baseURL,
}) => {
  const { open, opened } = gate()
  const calls = await scriptApi(context, { [meEndpoint]: { ...me(), after: opened } })
  await giveTokens(context, baseURL!, { accessToken: 'access-1' })
  await page.goto(lightPage)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  open()
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  expect(calls).toEqual([{ endpoint: meEndpoint, bearer: 'access-1', portal: 'VENDOR_PORTAL', body: null }])
})

test('only a refresh token: "Loading..." while it is used, its answer says who is here', async ({
  page,
  context,
  baseURL,
}) => {
  const { open, opened } = gate()
  const answer = renewed('access-2', 600)
  const body = { ...(answer.body as object), refreshToken: { token: 'not-for-us', expiresIn: 60 } }
  const calls = await scriptApi(context, { [refreshEndpoint]: { body, after: opened }, [meEndpoint]: me() })
  await giveTokens(context, baseURL!, { refreshToken: 'refresh-1' })
  await page.goto(lightPage)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  open()
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  expect(calls).toEqual([
    {
      endpoint: refreshEndpoint,
      bearer: undefined,
      portal: 'VENDOR_PORTAL',
      body: { refreshToken: 'refresh-1' },
    },
  ])
  await expectTokens(context, { accessToken: 'access-2', refreshToken: 'refresh-1' })
  const cookie = (await context.cookies()).find(({ name }) => name === 'accessToken')!
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false, secure: false })
  expect(Math.abs(cookie.expires - Date.now() / 1000 - 600)).toBeLessThan(60)
})

const failedRefreshes = {
  'is refused': refusal(401, 'INVALID_RESPONSE_TOKEN'),
  'meets a broken server': { status: 500, body: 'oops' },
  'gets no answer': 'cut',
  'is answered without a user': { body: { accessToken: { token: 'access-2', expiresIn: 600 } } },
  'is answered without a token': { body: { user: anjali } },
  'is answered with no JSON': { body: '<html>' },
  'is answered with null': { body: 'null' },
} as const

for (const [what, answer] of someOf(Object.entries(failedRefreshes), 1)) {
  test(`only a refresh token, and the refresh ${what}: a visitor, and both cookies are gone`, async ({
    page,
    context,
    baseURL,
  }) => {
    const calls = await scriptApi(context, { [refreshEndpoint]: answer, [meEndpoint]: me() })
    await giveTokens(context, baseURL!, { refreshToken: 'refresh-1' })
    await page.goto(lightPage)
    await expect(visibleButton(page, 'Sign in')).toBeVisible()
    expect(endpointsOf(calls)).toEqual([refreshEndpoint])
    await expectTokens(context, {})
  })
}

const oddAnswers = {
  'no user': { body: {} },
  'null as user': { body: { user: null } },
  null: { body: 'null' },
  'no JSON': { body: '<html>' },
  'a broken server': { status: 500, body: 'oops' },
  'no connection': 'cut',
} as const

for (const [what, answer] of someOf(Object.entries(oddAnswers), 1)) {
  test(`an access token, and auth/me answers with ${what}: a visitor, who keeps the cookies`, async ({
    page,
    context,
    baseURL,
  }) => {
    const calls = await scriptApi(context, { [meEndpoint]: answer })
    await giveTokens(context, baseURL!, { accessToken: 'access-1', refreshToken: 'refresh-1' })
    await page.goto(lightPage)
    await expect(visibleButton(page, 'Sign in')).toBeVisible()
    expect(endpointsOf(calls)).toEqual([meEndpoint])
    await expectTokens(context, { accessToken: 'access-1', refreshToken: 'refresh-1' })
  })
}

test('a profile page with only a refresh token: one refresh for session and guard', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [refreshEndpoint]: renewed(), [meEndpoint]: me() })
  await giveTokens(context, baseURL!, { refreshToken: 'refresh-1' })
  await page.goto('/profile/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  expect(endpointsOf(calls)).toEqual([refreshEndpoint])
})

test('a profile page with an access token: one question for session and guard', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [meEndpoint]: me() })
  await giveTokens(context, baseURL!, { accessToken: 'access-1' })
  await page.goto('/profile/wishlist')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
  expect(endpointsOf(calls)).toEqual([meEndpoint])
})

test('a profile page whose refresh fails: sent to / as a visitor', async ({ page, context, baseURL }) => {
  await scriptApi(context, { [refreshEndpoint]: failedRefreshes['is refused'], [meEndpoint]: me() })
  await giveTokens(context, baseURL!, { refreshToken: 'refresh-1' })
  await page.goto('/profile/')
  await expect(page).toHaveURL('/')
  await expect(visibleButton(page, 'Sign in')).toBeVisible()
  await expectTokens(context, {})
})
