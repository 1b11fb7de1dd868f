import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { signInWithNewAccount } from '../testing/new-account.ts'
import { expectNoCookie } from '../testing/sign-in.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const light = 'rgb(250, 244, 232)'
const dark = 'rgb(25, 17, 22)'

const rootOf = async (request: APIRequestContext, cookie: string) =>
  /<html[^>]*>/.exec(await (await request.get('/about', { headers: { cookie } })).text())?.[0]

test('a choice shows at once, and the server writes it into the next page', async ({
  page,
  context,
  baseURL,
}) => {
  await signInWithNewAccount(context, baseURL!)
  await page.goto('/profile/preferences')
  await expect(page.getByRole('radio', { name: 'System default' })).toBeChecked()
  await expect.poll(() => ground(page)).toBe(light)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => ground(page)).toBe(dark)
  for (const colour of await page.locator('meta[name="theme-color"]').all()) {
    await expect(colour).toHaveAttribute('content', '#140C10')
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.getByRole('radio', { name: 'System default' }).check()
  await expect.poll(() => ground(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(dark)
  await expectNoCookie(context, 'theme')
})

test('a visitor gets their own theme from the first byte, never that of the one before', async ({
  request,
}) => {
  expect(await rootOf(request, 'theme=dark')).toContain('data-theme="dark"')
  expect(await rootOf(request, 'theme=light')).toContain('data-theme="light"')
  expect(await rootOf(request, '')).not.toContain('data-theme')
  expect(await rootOf(request, 'theme=blue')).not.toContain('data-theme')
})

for (const [theme, colour] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test(`${theme} holds without scripts and against the device`, async ({ browser, baseURL }) => {
    const colorScheme = theme === 'light' ? 'dark' : 'light'
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme, baseURL: baseURL! })
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL! }])
    const page = await context.newPage()
    await page.goto('/about')
    await expect.poll(() => ground(page)).toBe(colour)
    await context.close()
  })
}
