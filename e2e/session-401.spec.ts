import { expect, test } from './haat-test.ts'
import { someOf } from './long-run.ts'
import {
  both,
  expectTokens,
  gate,
  giveTokens,
  linesOf,
  me,
  meLine,
  refreshLine,
  refusal,
  renewed,
  scriptApi,
  type Script,
} from './scripted-api.ts'
import { place } from './sign-in-form.ts'

test.use({ expectedNoise: [/status of (401|403|500)/] })

const termsLine = 'GET /master-content/key/terms_and_conditions'
const expired = refusal(401, 'UNAUTHENTICATED')
const terms = { body: { success: true, message: '', data: { files: [], updatedAt: '2026-11-15T06:00:00Z' } } }

test('401: the token is refreshed, the call is made once more with the new one', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [meLine]: [expired, me()], [refreshLine]: renewed() })
  await giveTokens(context, baseURL!, both)
  await page.goto('/')
  await expect(place(page, 'Anjali')).toBeVisible()
  const portal = 'VENDOR_PORTAL'
  expect(calls).toEqual([
    { line: meLine, bearer: 'access-1', portal, body: null },
    { line: refreshLine, bearer: 'access-1', portal, body: { refreshToken: 'refresh-1' } },
    { line: meLine, bearer: 'access-2', portal, body: null },
  ])
  await expectTokens(context, { accessToken: 'access-2', refreshToken: 'refresh-1' })
})

interface Ending {
  what: string
  given?: Record<string, string>
  script: Script
  lines: string[]
  tokens: Record<string, string>
}

const endings: Ending[] = [
  {
    what: '401 again after the refresh: no second refresh, no third try',
    script: { [meLine]: expired, [refreshLine]: renewed() },
    lines: [meLine, refreshLine, meLine],
    tokens: { accessToken: 'access-2', refreshToken: 'refresh-1' },
  },
  {
    what: '401 without a code, or with a body that is none: refreshed all the same',
    script: { [meLine]: { status: 401, body: 'null' }, [refreshLine]: refusal(500, 'INTERNAL_ERROR') },
    lines: [meLine, refreshLine],
    tokens: {},
  },
  {
    what: '401 and a refresh that fails: both cookies are deleted',
    script: { [meLine]: expired, [refreshLine]: refusal(401, 'INVALID_RESPONSE_TOKEN') },
    lines: [meLine, refreshLine],
    tokens: {},
  },
  {
    what: '401 without a refresh token: no refresh',
    given: { accessToken: 'access-1' },
    script: { [meLine]: expired, [refreshLine]: renewed() },
    lines: [meLine],
    tokens: { accessToken: 'access-1' },
  },
  {
    what: 'INVALID_RESPONSE_TOKEN: the request stops',
    script: { [meLine]: refusal(401, 'INVALID_RESPONSE_TOKEN'), [refreshLine]: renewed() },
    lines: [meLine],
    tokens: both,
  },
  {
    what: 'INVALID_ACCESS_TOKEN: the access token is deleted, nothing is tried again',
    script: { [meLine]: refusal(401, 'INVALID_ACCESS_TOKEN'), [refreshLine]: renewed() },
    lines: [meLine],
    tokens: { refreshToken: 'refresh-1' },
  },
  {
    what: 'INVALID_ACCESS_TOKEN by another status: the same',
    script: { [meLine]: refusal(403, 'INVALID_ACCESS_TOKEN'), [refreshLine]: renewed() },
    lines: [meLine],
    tokens: { refreshToken: 'refresh-1' },
  },
  {
    what: 'INVALID_ACCESS_TOKEN after the refresh: the new access token is deleted, too',
    script: { [meLine]: [expired, refusal(401, 'INVALID_ACCESS_TOKEN')], [refreshLine]: renewed() },
    lines: [meLine, refreshLine, meLine],
    tokens: { refreshToken: 'refresh-1' },
  },
]

for (const { what, given, script, lines, tokens } of someOf(endings, 7)) {
  test(`${what}; the page goes on as a visitor's`, async ({ page, context, baseURL }) => {
    const calls = await scriptApi(context, script)
    await giveTokens(context, baseURL!, given ?? both)
    await page.goto('/')
    await expect(place(page, 'Account')).toBeVisible()
    expect(linesOf(calls)).toEqual(lines)
    await expectTokens(context, tokens)
  })
}

test('401 on any other call: refreshed, made again, and nobody notices', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, {
    [meLine]: me(),
    [termsLine]: [expired, terms],
    [refreshLine]: renewed(),
  })
  await giveTokens(context, baseURL!, both)
  await page.goto('/terms-and-conditions')
  await expect(page.getByText('Terms document not available.')).toBeVisible()
  expect(calls.map(({ line, bearer }) => `${line} ${bearer}`)).toEqual([
    `${meLine} access-1`,
    `${termsLine} access-1`,
    `${refreshLine} access-1`,
    `${termsLine} access-2`,
  ])
})

test('401 on any other call and no way to refresh: its error is passed on, the person is a visitor now', async ({
  page,
  context,
  baseURL,
}) => {
  await scriptApi(context, { [meLine]: me(), [termsLine]: expired, [refreshLine]: refusal(401, 'UNKNOWN') })
  await giveTokens(context, baseURL!, both)
  await page.goto('/terms-and-conditions')
  await expect(page.getByText('Failed to load terms.')).toBeVisible()
  await expect(place(page, 'Account')).toBeVisible()
  await expectTokens(context, {})
})

test('two tabs refused together: one refresh, and the other tab takes its token', async ({
  page,
  context,
  baseURL,
}) => {
  const { open, opened } = gate()
  const calls = await scriptApi(context, {
    [meLine]: [{ ...expired, after: opened }, { ...expired, after: opened }, me()],
    [refreshLine]: renewed(),
  })
  await giveTokens(context, baseURL!, both)
  const other = await context.newPage()
  await Promise.all([page.goto('/'), other.goto('/')])
  await expect.poll(() => linesOf(calls)).toEqual([meLine, meLine])
  open()
  for (const tab of [page, other]) await expect(place(tab, 'Anjali')).toBeVisible()
  expect(linesOf(calls).toSorted()).toEqual([meLine, meLine, meLine, meLine, refreshLine])
})

test('a browser without locks: the same', async ({ page, context, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await scriptApi(context, { [meLine]: [expired, me()], [refreshLine]: renewed() })
  await giveTokens(context, baseURL!, both)
  await page.goto('/')
  await expect(place(page, 'Anjali')).toBeVisible()
})
