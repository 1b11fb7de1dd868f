import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { hydrateIslands, untilHydrated } from '../testing/hydrate-islands.ts'
import { guardedPaths, publicPages } from '../testing/routes.ts'
import { gate } from '../testing/scripted-api.ts'
import { signIn } from '../testing/sign-in.ts'

/** Pages that need no link in the navigation: targets of mails, single products, the test of errors. */
const unlinked = [
  '/reset-password',
  '/verify-email',
  '/error-test',
  '/products/hand-woven-pashmina-shawl-rhododendron-red-1',
  '/services/tabla-lessons-lalitpur-140',
  '/vendors/ilam-chiya-ghar',
]

const linksOf = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

test('every page of the shop can be reached from the navigation', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL!, 'shopper@haat.test')
  await page.goto('/')
  const links = new Set(await linksOf(page))
  await page
    .getByRole('button', { name: /^(Anjali|Account)$/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Namaste, Anjali' })).toBeVisible()
  for (const link of await linksOf(page)) links.add(link)
  const wanted = [...publicPages.map(({ path }) => path.split('?')[0]!), ...guardedPaths].filter(
    (path) => !unlinked.includes(path),
  )
  expect(wanted.filter((path) => !links.has(path))).toEqual([])
})

test('a visitor walks through all pages by link and back again in silence', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const steps = [
    ['Terms and conditions', 'Terms and Conditions'],
    ['Service categories', 'Service categories'],
    ['Help and support', 'Help and support'],
    ['About Haat', 'About Haat'],
    ['All products', 'Products'],
    ['Privacy policy', 'Privacy Policy'],
    ['Wishlist', 'Wishlist'],
    ['Contact the Haat team', 'Contact the Haat team'],
    ['Categories', 'All categories'],
    ['Return policy', 'Return and Refund Policy'],
    ['Book a service', 'Services'],
  ] as const
  for (const [link, heading] of steps) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  for (const [, heading] of steps.toReversed().slice(1)) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('pages of the main layout say where one is, those of the default layout are full-bleed', async ({
  page,
}) => {
  await page.goto('/help-support')
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs).toContainText('Home')
  await expect(crumbs).toContainText('Help and support')
  await crumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(crumbs).toBeHidden()
})

test('a search works before the script does', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search Haat' }).fill('चिया')
  await page.getByRole('combobox', { name: 'Search Haat' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“चिया”')
  await context.close()
})

test('an announcement that was dismissed stays away', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await bar.getByRole('button').click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a keyboard reaches the content in one step', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await skip.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('a button that is pressed before its code has come answers as soon as it can', async ({ page }) => {
  let bring = () => {}
  const held = new Promise<void>((resolve) => (bring = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Cart', exact: true }).filter({ visible: true }).first().click()
  bring()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Namaste, welcome back')
})

test('a link that is pressed while the page is being hydrated opens its page in silence', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As soon as React knows the link, which is before it has hydrated the page beside it.
    const press = () => {
      const link = document.querySelector<HTMLElement>('header a[href="/wishlist"]')
      const isHydrated = link && Object.keys(link).some((key) => key.startsWith('__reactProps'))
      if (isHydrated) link.click()
      else setTimeout(press)
    }
    press()
  })
  await page.goto('/terms-and-conditions')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible()
})

/** A page with all that it fetches by itself, so that what comes next is fetched for a press. */
async function openAtRest(page: Page, path: string) {
  await page.goto(path)
  await hydrateIslands(page)
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
}
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' }).filter({ visible: true })

test('a press whose page or dialog has not come yet is answered by the line at the upper edge', async ({
  page,
}) => {
  await openAtRest(page, '/about')
  const { open, opened } = gate()
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  const line = page.locator('.loading-bar')
  await signInButton(page).click()
  await expect(line).toBeVisible()
  // A second line, beside that of the dialog.
  await footerLink(page, 'Contact the Haat team').click()
  await expect(line).toHaveCount(2)
  open()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact the Haat team' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] })

  test('a press whose page or dialog never came is told so where one is, and works later', async ({
    page,
    context,
  }) => {
    await openAtRest(page, '/about')
    await context.setOffline(true)
    const toast = page.getByRole('alert').filter({ hasText: 'You are offline.' })
    const close = () => toast.getByRole('button', { name: 'Close' }).click()
    await signInButton(page).click()
    await expect(toast).toContainText('This could not be opened. Please try again.')
    await close()
    await footerLink(page, 'Contact the Haat team').click()
    await expect(toast).toContainText('This could not be opened. Please try again.')
    await close()
    await page.getByRole('button', { name: 'नेपाली' }).click()
    await expect(toast).toContainText('The other language did not load. Please try again.')
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About Haat' })).toBeVisible()
    await context.setOffline(false)
    await signInButton(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await footerLink(page, 'Contact the Haat team').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact the Haat team' })).toBeVisible()
  })
})
