import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { cards, chips, names, openHydrated, openFilters, panel, total } from './product-list.ts'

test('a list says what it is, how much there is, and shows it', async ({ page }) => {
  await page.goto('/products/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page).toHaveTitle('Products | Haat')
  await expect(cards(page)).toHaveCount(24)
  expect(await total(page)).toBeGreaterThan(700)
  const card = cards(page).first()
  await expect(card).toContainText(/Rs\.\u00a0[\d,]+/)
  await expect(card.getByRole('button', { name: /^Save / })).toBeVisible()
})

test.describe('the links of the shop land where they say', () => {
  const lands = [
    ['/products/?deals=true', 'Today’s deals', 'Remove Deals'],
    ['/products/?origin=nepal', 'Made in Nepal', 'Remove Made in Nepal'],
  ] as const
  for (const [path, heading, chip] of someOf(lands, 1)) {
    test(path, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(cards(page)).toHaveCount(24)
      await expect(chips(page).getByRole('link', { name: chip })).toBeVisible()
    })
  }

  test('new arrivals, newest first', async ({ page }) => {
    await page.goto('/products/?sortField=createdAt&sortOrder=desc')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New arrivals')
    await expect(page.getByLabel('Sort').filter({ visible: true })).toHaveValue('newest')
  })
})

test('an order is chosen, kept in the address and kept to', onlyLong, async ({ page }) => {
  await openHydrated(page, '/products/?category=clothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clothing')
  await page.getByLabel('Sort').filter({ visible: true }).selectOption('Price: low to high')
  await expect(page).toHaveURL('/products/?category=clothing&sortField=price&sortOrder=asc')
  await expect
    .poll(async () => {
      const texts = await cards(page).locator('p > span:first-child', { hasText: 'Rs.' }).allTextContents()
      const prices = texts.map((text) => Number(text.replace(/\D/g, '')))
      return prices.length === 24 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!)
    })
    .toBe(true)
})

test('“Load more” puts the next lot below, and Back from a product brings all of it to the same place', async ({
  page,
}) => {
  await openHydrated(page, '/products/?category=clothing')
  const first = await names(page)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL('/products/?category=clothing&pageIndex=2')
  await expect(cards(page)).toHaveCount(48)
  expect((await names(page)).slice(0, 24)).toEqual(first)
  expect(new Set(await names(page)).size).toBeGreaterThan(24)
  await expect(page.getByText('Showing 48 of')).toBeVisible()
  const product = cards(page).nth(40).getByRole('link').last()
  const name = await product.innerText()
  await product.scrollIntoViewIfNeeded()
  const scrollPosition = await page.evaluate(() => scrollY)
  await product.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrollPosition, -2)
})

test('page links are pages of their own', onlyLong, async ({ page }) => {
  await openHydrated(page, '/products/?category=clothing')
  const first = await names(page)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .click()
  await expect(page).toHaveURL('/products/?category=clothing&pageIndex=2')
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(async () => (await names(page)).some((name) => !first.includes(name))).toBe(true)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/products\/\?category=clothing&pageIndex=2$/,
  )
})

test('bad values in the address fall back, and a page past the end says so', async ({ page }) => {
  await page.goto(
    '/products/?pageIndex=-3&rating=9&colour=mauve&minPrice=-5&sortField=x&origin=mars&inStock=yes',
  )
  await expect(cards(page)).toHaveCount(24)
  await expect(chips(page)).toBeHidden()
  await page.goto('/products/?pageIndex=999')
  await expect(page.getByRole('heading', { level: 2, name: 'This page does not exist' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('while the next list is on its way the one before stays, and nothing moves', async ({ page }) => {
  await openHydrated(page, '/products/?inStock=true')
  const first = await names(page)
  // The position on the page, independent of scrolling.
  const scrollPosition = () =>
    cards(page)
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY)
  const before = await scrollPosition()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/products?*deals=true*', async (route) => {
    await held
    await route.continue()
  })
  const filters = await openFilters(page)
  const toggle = filters.getByRole('switch', { name: 'Deals only' })
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect(page.locator('section[aria-busy=true]')).toBeAttached()
  expect(await names(page)).toEqual(first)
  expect(await scrollPosition()).toBeCloseTo(before, 0)
  answer()
  await expect(page.locator('section[aria-busy=true]')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(24)
  expect(await scrollPosition()).toBeCloseTo(before, 0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the list is read, filtered, ordered and paged', async ({ page }) => {
    await page.goto('/products/?category=clothing')
    await expect(cards(page)).toHaveCount(24)
    await panel(page)
      .getByRole('radio', { name: /4 and up/ })
      .check()
    await panel(page)
      .getByRole('button', { name: /^Show \d+ more$/ })
      .last()
      .click()
    await panel(page)
      .getByRole('checkbox', { name: /Chandragiri Felt/ })
      .check()
    await panel(page).getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(/category=clothing.*rating=4.*vendor=chandragiri-felt/)
    await page.getByRole('link', { name: 'Remove Chandragiri Felt' }).click()
    await expect(chips(page).getByRole('link', { name: 'Remove 4 stars and up' })).toBeVisible()
    await page.getByRole('link', { name: 'Price: high to low' }).click()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect(page).toHaveURL(/pageIndex=2/)
    await expect(page.getByRole('link', { name: 'Page 2 of' })).toHaveAttribute('aria-current', 'page')
  })
})

test('in Nepali the list counts, prices and sorts in Nepali', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'ne', url: baseURL! }])
  await page.goto('/products/?category=clothing&deals=true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('लुगा')
  await expect(page.getByText(/^[०-९,]+ विक्रेताका [०-९,]+ वटा सामान$/)).toBeVisible()
  await expect(cards(page).first()).toContainText(/रु\.\u00a0[०-९,]+/)
})

test('every visit is told of the first pictures in the head of the page', async ({ request }) => {
  const ask = async (page: number) => (await request.get(`/products/?utm_source=${page}`)).text()
  const [first, second] = [await ask(1), await ask(2)]
  const preloads = (html: string) => html.match(/<link rel="preload" as="image"[^>]*imageSrcSet="[^"]+"/g)
  expect(preloads(first)).toHaveLength(2)
  expect(preloads(second)).toEqual(preloads(first))
})
