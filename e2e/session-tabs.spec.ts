import { expect, test } from './haat-test.ts'
import {
  bikash,
  both,
  expectTokens,
  giveTokens,
  linesOf,
  loggedIn,
  me,
  meLine,
  refreshLine,
  refusal,
  renewed,
  scriptApi,
  signInBy,
  signOutBy,
} from './scripted-api.ts'
import { place } from './sign-in-form.ts'

test.use({ expectedNoise: [/status of 401/] })

const loginLine = 'POST /auth/login'
const logoutLine = 'POST /auth/logout'

test('signing in in one tab: the other loads the user, and refreshes nothing', async ({ page, context }) => {
  const calls = await scriptApi(context, {
    [loginLine]: loggedIn(),
    [meLine]: me(),
    [refreshLine]: renewed(),
  })
  const other = await context.newPage()
  await Promise.all([page.goto('/'), other.goto('/')])
  await signInBy(page)
  for (const tab of [page, other]) await expect(place(tab, 'Anjali')).toBeVisible()
  expect(linesOf(calls)).toEqual([loginLine, meLine])
})

test('signing out in one tab: the others are visitors at once, without a call, and leave the profile', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, { [meLine]: me(), [logoutLine]: { body: {} } })
  await giveTokens(context, baseURL!, both)
  const [reader, owner] = [await context.newPage(), await context.newPage()]
  await Promise.all([page.goto('/'), reader.goto('/about'), owner.goto('/profile/wishlist')])
  for (const tab of [reader, owner]) await expect(place(tab, 'Anjali')).toBeVisible()
  await signOutBy(page)
  for (const tab of [page, reader, owner]) await expect(place(tab, 'Account')).toBeVisible()
  await expect(owner).toHaveURL('/')
  expect(reader.url()).toMatch(/\/about$/)
  expect(linesOf(calls)).toEqual([meLine, meLine, meLine, logoutLine])
})

test('a refresh that fails in one tab ends the session in the others', async ({ page, context, baseURL }) => {
  await page.clock.install()
  await scriptApi(context, { [meLine]: me(), [refreshLine]: refusal(401, 'INVALID_RESPONSE_TOKEN') })
  await giveTokens(context, baseURL!, both)
  const other = await context.newPage()
  await Promise.all([page.goto('/'), other.goto('/')])
  for (const tab of [page, other]) await expect(place(tab, 'Anjali')).toBeVisible()
  await context.clearCookies({ name: 'accessToken' })
  await page.clock.fastForward(300_000)
  for (const tab of [page, other]) await expect(place(tab, 'Account')).toBeVisible()
  await expectTokens(context, {})
})

test('the five minutes of several tabs: one refresh, and each reloads its user', async ({
  page,
  context,
  baseURL,
}) => {
  const calls = await scriptApi(context, {
    [meLine]: [me(), me(), me(), me(bikash)],
    [refreshLine]: renewed(),
  })
  await giveTokens(context, baseURL!, both)
  const tabs = [page, await context.newPage(), await context.newPage()]
  await Promise.all(tabs.map((tab) => tab.clock.install().then(() => tab.goto('/'))))
  for (const tab of tabs) await expect(place(tab, 'Anjali')).toBeVisible()
  await context.clearCookies({ name: 'accessToken' })
  await Promise.all(tabs.map((tab) => tab.clock.fastForward(300_000)))
  for (const tab of tabs) await expect(place(tab, 'Bikash')).toBeVisible()
  expect(linesOf(calls).filter((line) => line === refreshLine)).toHaveLength(1)
  expect(linesOf(calls).filter((line) => line === meLine)).toHaveLength(6)
})
