import { layoutShift } from '../testing/first-load.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'
import { signIn } from '../testing/sign-in.ts'

test.beforeEach(async ({ context, baseURL }) => signIn(context, baseURL!, 'shopper@haat.test'))

const pages = [
  { path: '/profile/', entry: 'Overview', heading: 'Namaste, Anjali' },
  { path: '/profile/orders', entry: 'Orders', heading: 'Orders' },
  { path: '/profile/wishlist', entry: 'Wishlist', heading: 'Wishlist' },
  { path: '/profile/cart', entry: 'Cart', heading: 'Your cart' },
  { path: '/profile/details', entry: 'Details', heading: 'Your details' },
  { path: '/profile/security', entry: 'Password and sessions', heading: 'Password and sessions' },
  { path: '/profile/preferences', entry: 'Language and appearance', heading: 'Language and appearance' },
  { path: '/profile/data', entry: 'Export or delete', heading: 'Export or delete' },
]

for (const { path, entry, heading } of someOf(pages, 1)) {
  test(`a signed-in shopper opens ${path}`, async ({ page, isMobile }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const current = page.getByRole('navigation', { name: 'Your account' }).locator('[aria-current="page"]')
    // On a phone the cart is a page without the account's navigation.
    if (isMobile && entry === 'Cart') await expect(current).toHaveCount(0)
    else await expect(current).toHaveText(entry)
    if (!isMobile || entry !== 'Cart') await expect(current).toBeInViewport({ ratio: 0.9 })
    await expect(page.locator('#content .skeleton')).toHaveCount(0)
    // Phones have the same colours as desktops, so one scheme is enough there.
    for (const colorScheme of isMobile ? (['light'] as const) : someOf(['light', 'dark'] as const, 1)) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFaults(page, { include: '#content' })).toEqual([])
    }
  })
}

test('the navigation leads through the pages: the focus stays in it, and nothing jumps', async ({
  page,
  isMobile,
}) => {
  await page.goto('/profile/')
  const nav = page.getByRole('navigation', { name: 'Your account' })
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible()
  const before = await layoutShift(page)
  // On a phone the cart has no navigation beside it.
  const inFrame = pages.slice(1).filter(({ entry }) => !isMobile || entry !== 'Cart')
  for (const { path, entry, heading } of inFrame) {
    await nav.getByRole('link', { name: entry }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(nav.getByRole('link', { name: entry })).toBeFocused()
  }
  await expect(page.locator('#content .skeleton')).toHaveCount(0)
  expect((await layoutShift(page)) - before).toBeLessThan(0.01)
})

test('the header greets a shopper, and is told once who it is', async ({ page }) => {
  const calls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/auth/') && calls.push(new URL(request.url()).pathname),
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
