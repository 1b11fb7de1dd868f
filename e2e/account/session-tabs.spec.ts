import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
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
import { visibleButton } from '../testing/sign-in-form.ts'

test.use({ expectedNoise: [/status of 401/] })

const loginEndpoint = 'POST /auth/login'
const logoutEndpoint = 'POST /auth/logout'

test('signing in in one tab: the other loads the user, and refreshes nothing', async ({ page, context }) => {
  const calls = await scriptApi(context, {
    [loginEndpoint]: loggedIn(),
    [meEndpoint]: me(),
    [refreshEndpoint]: renewed(),
  })
  const other = await context.newPage()
  await Promise.all([page.goto(lightPage), other.goto(lightPage)])
  await signInThroughForm(page)
  for (const tab of [page, other]) await expect(visibleButton(tab, 'Anjali')).toBeVisible()
  expect(endpointsOf(calls)).toEqual([loginEndpoint, meEndpoint])
})

test('signing out in one tab: the others are visitors at once, without a call, and leave the profile', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [meEndpoint]: me(), [logoutEndpoint]: { body: {} } })
  await giveTokens(context, baseURL!, bothTokens)
  const [reader, owner] = [await context.newPage(), await context.newPage()]
  await Promise.all([page.goto(lightPage), reader.goto('/about'), owner.goto('/profile/wishlist')])
  for (const tab of [reader, owner]) await expect(visibleButton(tab, 'Anjali')).toBeVisible()
  await signOutThroughForm(page)
  for (const tab of [page, reader, owner]) await expect(visibleButton(tab, 'Sign in')).toBeVisible()
  await expect(owner).toHaveURL('/')
  expect(reader.url()).toMatch(/\/about$/)
  expect(endpointsOf(calls)).toEqual([meEndpoint, meEndpoint, meEndpoint, logoutEndpoint])
})

test('a refresh that fails in one tab ends the session in the others', async ({ page, context, baseURL }) => {
  await page.clock.install()
  await scriptApi(context, { [meEndpoint]: me(), [refreshEndpoint]: refusal(401, 'INVALID_RESPONSE_TOKEN') })
  await giveTokens(context, baseURL!, bothTokens)
  const other = await context.newPage()
  await Promise.all([page.goto(lightPage), other.goto(lightPage)])
  for (const tab of [page, other]) await expect(visibleButton(tab, 'Anjali')).toBeVisible()
  await context.clearCookies({ name: 'accessToken' })
  await page.clock.fastForward(300_000)
  for (const tab of [page, other]) await expect(visibleButton(tab, 'Sign in')).toBeVisible()
  await expectTokens(context, {})
})

test(
  'the five minutes of several tabs: one refresh, and each reloads its user',
  onlyLong,
  async ({ page, context, baseURL }) => {
    const calls = await scriptApi(context, {
      [meEndpoint]: [me(), me(), me(), me(bikash)],
      [refreshEndpoint]: renewed(),
    })
    await giveTokens(context, baseURL!, bothTokens)
    const tabs = [page, await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.clock.install().then(() => tab.goto(lightPage))))
    for (const tab of tabs) await expect(visibleButton(tab, 'Anjali')).toBeVisible()
    await context.clearCookies({ name: 'accessToken' })
    await Promise.all(tabs.map((tab) => tab.clock.fastForward(300_000)))
    for (const tab of tabs) await expect(visibleButton(tab, 'Bikash')).toBeVisible()
    expect(endpointsOf(calls).filter((endpoint) => endpoint === refreshEndpoint)).toHaveLength(1)
    expect(endpointsOf(calls).filter((endpoint) => endpoint === meEndpoint)).toHaveLength(6)
  },
)
