import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { gate } from '../testing/scripted-api.ts'
import { storeBeforeLoad } from '../testing/some-products.ts'
import { withWindow } from '../testing/with-window.ts'

test.use({ ...withWindow, expectedNoise: [/ERR_FAILED/] })

const heldApi = /\/api\/products/

test('a visitor only reads at first: neither code nor data of the list are asked for until it is touched', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofTheList = () =>
    asked.filter((path) => /\/api\/products(\/facets)?$|\/assets\/products-page-/.test(path))
  await page.goto('/products/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('article')).toHaveCount(24)
  expect(ofTheList()).toEqual([])
  await page.mouse.move(20, 20)
  await expect.poll(ofTheList).toHaveLength(3)
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('presses during hydration are answered, in order', async ({ page }) => {
  const { open, opened } = gate()
  await page.route(heldApi, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/products/')
  await page.locator('label', { hasText: 'Made in Nepal' }).click()
  await page.getByText('Deals only').click()
  await expect(page).toHaveURL('/products/')
  open()
  await expect(page).toHaveURL(/deals=true/)
  await expect(page).toHaveURL(/origin=nepal/)
})

test.describe('what has changed since the page was written', () => {
  // React says so when it writes the island anew.
  test.use({ expectedNoise: [/React error #418/] })

  test('is shown, and what was pressed before is done', async ({ page }) => {
    const { open, opened } = gate()
    await page.route(heldApi, async (route) => {
      await opened
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('"ratingCount":', '"ratingCount":9')
      await route.fulfill({ response, body })
    })
    await page.goto('/products/')
    const saved = page.getByRole('article').nth(2)
    const name = await saved.getByRole('heading').innerText()
    await saved.getByRole('button', { name: /^Save / }).click()
    open()
    await expect(page.getByRole('article').filter({ hasText: /\(9\d+\)/ })).not.toHaveCount(0)
    const pressed = page.getByRole('article').getByRole('button', { pressed: true })
    await expect(pressed).toHaveAccessibleName(`Save ${name}`)
  })
})

test('who leaves before hydration takes nothing of the page along', async ({ page }) => {
  await page.route(heldApi, () => {})
  await page.goto('/products/', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vendors' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vendors on Haat' })).toBeVisible()
  await expect(page).toHaveTitle('Vendors on Haat | Haat')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
})

test('who scrolls before any script has come stays where they are', onlyLong, async ({ page }) => {
  const { open, opened } = gate()
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/products/', { waitUntil: 'commit' })
  await expect(page.getByRole('article')).toHaveCount(24)
  // A font that comes later than the scrolling moves the text above it by a few pixels of its own.
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 700)))
  open()
  await expect(page.locator('div[data-island]')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(700)
})

test('a page that cannot be hydrated stays as it is, and tries again at the next touch', async ({ page }) => {
  let isBroken = true
  await page.route('**/assets/products-page-*.js', (route) => (isBroken ? route.abort() : route.continue()))
  await page.goto('/products/', { waitUntil: 'networkidle' })
  const failed = page.waitForEvent('requestfailed')
  await page.mouse.move(20, 20)
  await failed
  await expect(page.getByRole('article')).toHaveCount(24)
  isBroken = false
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const markedButtons = 'button[data-replay]'
  const isFetched = (page: Page) =>
    page.waitForFunction(() => document.querySelectorAll('link[rel=modulepreload]').length > 0)

  for (const path of someOf(['/', '/products/'], 1)) {
    test(`${path} runs no scripts for somebody who only reads, and answers the first tap`, async ({
      page,
    }) => {
      await page.goto(path)
      await isFetched(page)
      await page.waitForLoadState('networkidle')
      await expect(page.locator(markedButtons)).not.toHaveCount(0)
      await page.getByRole('button', { name: 'Sign in' }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  }

  test('every tap before the scripts have come is answered', async ({ page }) => {
    const { open, opened } = gate()
    await page.route('**/assets/*.js', async (route) => {
      await opened
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const next = page.getByRole('button', { name: /^Next slide/ })
    await next.tap()
    await expect(next).toHaveAttribute('data-waiting', '')
    await next.tap()
    open()
    await expect(page.getByRole('heading', { name: 'The hand that made it has a name' })).toBeVisible()
  })

  test('who has something saved sees the number without touching anything', onlyLong, async ({ page }) => {
    await storeBeforeLoad(page, 'wishlist', { products: ['ilam-first-flush-orthodox-tea-250-g-267'] })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Wishlist 1 saved' })).toBeVisible()
  })

  test(
    'a change in another tab reaches a page that nobody has touched',
    onlyLong,
    async ({ page, context }) => {
      await page.goto('/')
      await isFetched(page)
      const other = await context.newPage()
      await other.goto('/products/')
      await other
        .getByRole('button', { name: /^Save / })
        .first()
        .tap()
      await expect(page.getByRole('link', { name: 'Wishlist 1 saved' })).toBeVisible()
    },
  )

  test(
    'the third weight of Nepali text comes without scripts',
    onlyLong,
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: 'ne', url: baseURL! }])
      const font = page.waitForRequest(/devanagari-600/)
      await page.goto('/')
      await font
      await expect(page.locator(markedButtons)).not.toHaveCount(0)
    },
  )
})
