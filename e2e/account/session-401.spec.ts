import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import {
  bothTokens,
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
  type Script,
} from '../testing/scripted-api.ts'
import { visibleButton } from '../testing/sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|403|500)/] })

const termsEndpoint = 'GET /master-content/key/terms_and_conditions'
const expired = refusal(401, 'UNAUTHENTICATED')
const terms = { body: { success: true, message: '', data: { files: [], updatedAt: '2026-11-15T06:00:00Z' } } }

test('401: the token is refreshed, the call is made once more with the new one', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [meEndpoint]: [expired, me()], [refreshEndpoint]: renewed() })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto(lightPage)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
  const portal = 'VENDOR_PORTAL'
  expect(calls).toEqual([
    { endpoint: meEndpoint, bearer: 'access-1', portal, body: null },
    { endpoint: refreshEndpoint, bearer: 'access-1', portal, body: { refreshToken: 'refresh-1' } },
    { endpoint: meEndpoint, bearer: 'access-2', portal, body: null },
  ])
  await expectTokens(context, { accessToken: 'access-2', refreshToken: 'refresh-1' })
})

interface Ending {
  what: string
  given?: Record<string, string>
  script: Script
  endpoints: string[]
  tokens: Record<string, string>
}

const endings: Ending[] = [
  {
    what: '401 again after the refresh: no second refresh, no third try',
    script: { [meEndpoint]: expired, [refreshEndpoint]: renewed() },
    endpoints: [meEndpoint, refreshEndpoint, meEndpoint],
    tokens: { accessToken: 'access-2', refreshToken: 'refresh-1' },
  },
  {
    what: '401 without a code, or with a body that is none: refreshed all the same',
    script: {
      [meEndpoint]: { status: 401, body: 'null' },
      [refreshEndpoint]: refusal(500, 'INTERNAL_ERROR'),
    },
    endpoints: [meEndpoint, refreshEndpoint],
    tokens: {},
  },
  {
    what: '401 and a refresh that fails: both cookies are deleted',
    script: { [meEndpoint]: expired, [refreshEndpoint]: refusal(401, 'INVALID_RESPONSE_TOKEN') },
    endpoints: [meEndpoint, refreshEndpoint],
    tokens: {},
  },
  {
    what: 'INVALID_RESPONSE_TOKEN: the request stops',
    script: { [meEndpoint]: refusal(401, 'INVALID_RESPONSE_TOKEN'), [refreshEndpoint]: renewed() },
    endpoints: [meEndpoint],
    tokens: bothTokens,
  },
  {
    what: 'INVALID_ACCESS_TOKEN: the access token is deleted, nothing is tried again',
    script: { [meEndpoint]: refusal(401, 'INVALID_ACCESS_TOKEN'), [refreshEndpoint]: renewed() },
    endpoints: [meEndpoint],
    tokens: { refreshToken: 'refresh-1' },
  },
  {
    what: 'INVALID_ACCESS_TOKEN after the refresh: the new access token is deleted, too',
    script: { [meEndpoint]: [expired, refusal(401, 'INVALID_ACCESS_TOKEN')], [refreshEndpoint]: renewed() },
    endpoints: [meEndpoint, refreshEndpoint, meEndpoint],
    tokens: { refreshToken: 'refresh-1' },
  },
  {
    what: '401 without a refresh token: no refresh',
    given: { accessToken: 'access-1' },
    script: { [meEndpoint]: expired, [refreshEndpoint]: renewed() },
    endpoints: [meEndpoint],
    tokens: { accessToken: 'access-1' },
  },
  {
    what: 'INVALID_ACCESS_TOKEN by another status: the same',
    script: { [meEndpoint]: refusal(403, 'INVALID_ACCESS_TOKEN'), [refreshEndpoint]: renewed() },
    endpoints: [meEndpoint],
    tokens: { refreshToken: 'refresh-1' },
  },
]

// One browser after the other costs more than all of the rest, so each ending begins with what it left behind thrown away.
test(
  "every other ending of a 401: the page goes on as a visitor's",
  onlyLong,
  async ({ page, context, baseURL }) => {
    for (const { what, given, script, endpoints, tokens } of endings)
      await test.step(what, async () => {
        const calls = await scriptApi(context, script)
        await giveTokens(context, baseURL!, given ?? bothTokens)
        await page.goto(lightPage)
        await expect(visibleButton(page, 'Sign in')).toBeVisible()
        expect(endpointsOf(calls)).toEqual(endpoints)
        await expectTokens(context, tokens)
        await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
        await page.goto('about:blank')
        await context.unrouteAll()
        await context.clearCookies()
      })
  },
)

test('401 on any other call: refreshed, made again, and nobody notices', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, {
    [meEndpoint]: me(),
    [termsEndpoint]: [expired, terms],
    [refreshEndpoint]: renewed(),
  })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto('/terms-and-conditions')
  await expect(page.getByText('Terms document not available.')).toBeVisible()
  expect(calls.map(({ endpoint, bearer }) => `${endpoint} ${bearer}`)).toEqual([
    `${meEndpoint} access-1`,
    `${termsEndpoint} access-1`,
    `${refreshEndpoint} access-1`,
    `${termsEndpoint} access-2`,
  ])
})

test('401 on any other call and no way to refresh: its error is passed on, the person is a visitor now', async ({
  page,
  context,
  baseURL,
}) => {
  await scriptApi(context, {
    [meEndpoint]: me(),
    [termsEndpoint]: expired,
    [refreshEndpoint]: refusal(401, 'UNKNOWN'),
  })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto('/terms-and-conditions')
  await expect(page.getByText('Failed to load terms.')).toBeVisible()
  await expect(visibleButton(page, 'Sign in')).toBeVisible()
  await expectTokens(context, {})
})

test('two tabs refused together: one refresh, and the other tab takes its token', async ({
  page,
  context,
  baseURL,
}) => {
  const { open, opened } = gate()
  const calls = await scriptApi(context, {
    [meEndpoint]: [{ ...expired, after: opened }, { ...expired, after: opened }, me()],
    [refreshEndpoint]: renewed(),
  })
  await giveTokens(context, baseURL!, bothTokens)
  const other = await context.newPage()
  await Promise.all([page.goto(lightPage), other.goto(lightPage)])
  await expect.poll(() => endpointsOf(calls)).toEqual([meEndpoint, meEndpoint])
  open()
  for (const tab of [page, other]) await expect(visibleButton(tab, 'Anjali')).toBeVisible()
  expect(endpointsOf(calls).toSorted()).toEqual([
    meEndpoint,
    meEndpoint,
    meEndpoint,
    meEndpoint,
    refreshEndpoint,
  ])
})

test('a browser without locks: the same', async ({ page, context, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await scriptApi(context, { [meEndpoint]: [expired, me()], [refreshEndpoint]: renewed() })
  await giveTokens(context, baseURL!, bothTokens)
  await page.goto(lightPage)
  await expect(visibleButton(page, 'Anjali')).toBeVisible()
})
