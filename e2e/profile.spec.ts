import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './haat-test.ts'
import { signIn } from './sign-in.ts'

test.beforeEach(async ({ context, baseURL }) => signIn(context, baseURL!, 'shopper@haat.test'))

const pages = [
  { path: '/profile/', heading: 'Namaste, Anjali' },
  { path: '/profile/wishlist', heading: 'Saved things' },
  { path: '/profile/cart', heading: 'Cart' },
]

for (const { path, heading } of pages) {
  test(`a signed-in shopper opens ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
  })
}

test('the header greets a shopper, and one question to the API is enough', async ({ page }) => {
  const calls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'From every hill to your door' })).toBeVisible()
  await page
    .getByRole('button', { name: /^(Anjali|Account)$/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Namaste, Anjali Shrestha')
  expect(calls).toEqual(['/api/auth/me'])
})
