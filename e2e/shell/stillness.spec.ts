import { expectStill, fetchFontsFirst } from '../testing/first-load.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { contentCalls, holdAnswers, terms, expectDrawn } from '../content/legal-pages.ts'
import { withWindow } from '../testing/with-window.ts'

test.use(withWindow)

test.beforeEach(({ page }) => fetchFontsFirst(page))

test('a legal page moves nothing from loading to loaded', async ({ page }) => {
  const release = await holdAnswers(page, contentCalls)
  await page.goto(terms.path)
  await expect(page.getByText('Loading terms...')).toBeVisible()
  release()
  await expectDrawn(page)
  await expectStill(page)
})

test(
  'a link of a mail shows that it is being checked, and then moves nothing',
  onlyLong,
  async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/auth/verify-email?*', async (route) => {
      await held.promise
      await route.fulfill({ json: { message: 'ok', status: 'verified' } })
    })
    await page.goto('/verify-email?token=abcdefghij')
    const heading = (name: string) => page.getByRole('heading', { level: 2, name })
    await expect(heading('Checking your link…')).toBeVisible()
    held.resolve()
    await expect(heading('Your address is confirmed')).toBeVisible()
    await expectStill(page)
  },
)

test('a list moves nothing while it comes', async ({ page }) => {
  await page.goto('/products/', { waitUntil: 'networkidle' })
  await expectStill(page)
})
