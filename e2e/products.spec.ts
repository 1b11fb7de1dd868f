import type { Page } from '@playwright/test'
import { wake } from './awake.ts'
import { layoutShift } from './first-load.ts'
import { expect, test } from './haat-test.ts'

const cards = (page: Page) => page.getByRole('article')
const names = (page: Page) => page.getByRole('heading', { level: 3 }).allTextContents()
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' })
const panel = (page: Page) => page.getByRole('form', { name: 'Filters' })
const isPhone = (page: Page) => page.viewportSize()!.width < 1024

/** The figure in "131 products from 14 vendors". */
const total = async (page: Page) => {
  const text = await page.getByText(/^[\d,]+ products? from [\d,]+ vendors?$/).innerText()
  return Number(text.split(' ')[0]!.replaceAll(',', ''))
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await wake(page)
}

/** The filters, wherever this screen has them. */
async function openFilters(page: Page) {
  if (!isPhone(page)) return panel(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

test('a list says what it is, how much there is, and shows it', async ({ page }) => {
  await page.goto('/products/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page).toHaveTitle('Products | Haat')
  await expect(cards(page)).toHaveCount(24)
  expect(await total(page)).toBeGreaterThan(1000)
  const card = cards(page).first()
  await expect(card).toContainText(/Rs\.\u00a0[\d,]+/)
  await expect(card.getByRole('button', { name: /^Save / })).toBeVisible()
  expect(await layoutShift(page)).toBe(0)
})

test.describe('the links of the shop land where they say', () => {
  const lands = [
    ['/products/?deals=true', 'Today’s deals', 'Remove Deals'],
    ['/products/?origin=nepal', 'Made in Nepal', 'Remove Made in Nepal'],
  ] as const
  for (const [path, heading, chip] of lands) {
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

test('filters narrow the list by what they said, live in the address, and go one by one or all at once', async ({
  page,
}) => {
  await open(page, '/products/')
  const before = await total(page)
  const filters = await openFilters(page)
  const row = filters.getByRole('checkbox').and(filters.locator('[name=vendor]')).first()
  const vendor = await row.locator('xpath=ancestor::label').innerText()
  const said = Number(/([\d,]+)\s*$/.exec(vendor)![1])
  await row.check()
  await expect(page).toHaveURL(/\/products\/\?vendor=[a-z-]+$/)
  await expect(page.getByText(/ from 1 vendor$/)).toBeVisible()
  expect(await total(page)).toBe(said)
  await filters.getByRole('switch', { name: 'In stock only' }).click()
  await expect(page).toHaveURL(/vendor=[a-z-]+&inStock=true$/)
  if (isPhone(page)) await filters.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click()
  await chips(page).getByRole('link', { name: 'Remove In stock' }).click()
  await expect(page).toHaveURL(/\/products\/\?vendor=[a-z-]+$/)
  await page.goBack()
  await expect(chips(page).getByRole('link', { name: 'Remove In stock' })).toBeVisible()
  await chips(page).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/products/')
  await expect.poll(() => total(page)).toBe(before)
})

test('prices are typed in rupees, and every card keeps to them', async ({ page }) => {
  await open(page, '/products/')
  const filters = await openFilters(page)
  await filters.getByRole('textbox', { name: 'From' }).fill('1,000')
  await filters.getByRole('textbox', { name: 'From' }).press('Enter')
  await filters.getByRole('textbox', { name: 'To' }).fill('१५००')
  await filters.getByRole('textbox', { name: 'To' }).press('Enter')
  await expect(page).toHaveURL('/products/?minPrice=1000&maxPrice=1500')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const prices = await cards(page).locator('p > span:first-child', { hasText: /^Rs\./ }).allTextContents()
  const outside = prices
    .map((price) => Number(price.replace(/\D/g, '')))
    .filter((price) => price < 1000 || price > 1500)
  expect(prices.length).toBeGreaterThan(5)
  expect(outside).toEqual([])
  const highest = filters.getByRole('slider', { name: 'To' })
  await highest.press('ArrowLeft')
  await expect(page).toHaveURL(/minPrice=1000&maxPrice=1[1-4]\d0$/)
})

test.describe('several filters', () => {
  // Pictures of a list that the next choice has replaced already.
  test.use({ expectedNoise: [/preloaded using link preload but not used/] })
  test('values of one filter add up and filters narrow each other, by the counts beside them', async ({
    page,
  }) => {
    await open(page, '/products/?category=clothing')
    const filters = await openFilters(page)
    const row = (name: RegExp) => filters.getByRole('checkbox', { name })
    const said = async (name: RegExp) =>
      Number(/([\d,]+)$/.exec((await filters.locator('label', { hasText: name }).innerText()).trim())![1])
    const large = await said(/^XL\d/)
    await row(/^XL \d/).check()
    await expect(page).toHaveURL(/option=size(%3A|:)xl$/)
    await expect.poll(() => total(page)).toBe(large)
    await row(/^M \d/).check()
    await expect(page).toHaveURL(/option=size(%3A|:)m(%2C|,)size(%3A|:)xl$/)
    await expect.poll(() => total(page)).toBeGreaterThanOrEqual(large)
    await filters.getByRole('radio', { name: 'Made elsewhere' }).check()
    const elsewhere = await said(/^Made elsewhere/)
    await expect.poll(() => total(page)).toBe(elsewhere)
    await expect(chips(page).getByRole('link', { name: 'Remove Size: XL' })).toBeAttached()
    await expect(chips(page).getByRole('link', { name: 'Remove Made elsewhere' })).toBeAttached()
  })
})

test('a long list unfolds in its place and is searched in any script; my district is remembered', async ({
  page,
}) => {
  await open(page, '/products/')
  const filters = await openFilters(page)
  const vendors = filters.getByRole('group', { name: 'Vendor' })
  await expect(vendors.getByRole('checkbox')).toHaveCount(3)
  await vendors.getByRole('button', { name: /^Show \d+ more$/ }).click()
  await vendors.getByRole('searchbox', { name: 'Find a vendor' }).fill('इलाम चिया')
  await expect(vendors.getByRole('checkbox')).toHaveCount(1)
  await vendors.getByRole('checkbox', { name: /Ilam Chiya/ }).check()
  await expect(page).toHaveURL(/vendor=ilam-chiya-ghar$/)
  await filters.getByLabel('Delivers to', { exact: true }).selectOption('Kaski')
  await expect(page).toHaveURL(/district=kaski$/)
  await open(page, '/products/')
  const mine = (await openFilters(page)).getByRole('switch', { name: 'Delivers to Kaski' })
  await expect(mine).not.toBeChecked()
  await mine.click()
  await expect(page).toHaveURL('/products/?district=kaski')
})

test('an order is chosen, kept in the address and kept to', async ({ page }) => {
  await open(page, '/products/?category=clothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clothing')
  await page.getByLabel('Sort').filter({ visible: true }).selectOption('Price: low to high')
  await expect(page).toHaveURL('/products/?category=clothing&sortField=price&sortOrder=asc')
  await expect
    .poll(async () => {
      const texts = await cards(page).locator('span.text-price').allTextContents()
      const prices = texts.map((text) => Number(text.replace(/\D/g, '')))
      return prices.length === 24 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!)
    })
    .toBe(true)
})

test('“Load more” puts the next lot below, and Back from a product brings all of it to the same place', async ({
  page,
}) => {
  await open(page, '/products/?category=clothing')
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
  const place = await page.evaluate(() => scrollY)
  await product.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2)
})

test('page links are pages of their own', async ({ page }) => {
  await open(page, '/products/?category=clothing')
  const first = await names(page)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .click()
  await expect(page).toHaveURL('/products/?category=clothing&pageIndex=2')
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(async () => (await names(page)).some((name) => !first.includes(name))).toBe(true)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
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
  await expect(page.getByRole('heading', { level: 2, name: 'The list ends before this page' })).toBeVisible()
  await page.getByRole('link', { name: 'To the first page' }).click()
  await expect(cards(page)).toHaveCount(24)
})

test('nothing found names the filter that stands in the way, and what is behind it', async ({ page }) => {
  await page.goto('/products/?category=clothing&minPrice=20000000&inStock=true')
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing fits all of that' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/^Without “In stock” ?0 products$/)).toBeVisible()
  const way = main.getByRole('link', { name: /^Without “From Rs\..2,00,00,000”/ })
  const said = Number(/([\d,]+) products$/.exec(await way.innerText())![1])
  await way.click()
  await expect(page).toHaveURL('/products/?category=clothing&inStock=true')
  await expect.poll(() => total(page)).toBe(said)
  await page.goBack()
  await main.getByRole('link', { name: 'Clear all' }).last().click()
  await expect(page).toHaveURL('/products/?category=clothing')
  await expect(cards(page)).toHaveCount(24)
})

test('while the next list is on its way the one before stays, and nothing moves', async ({ page }) => {
  await open(page, '/products/?inStock=true')
  const first = await names(page)
  // On the page, wherever one has scrolled to.
  const place = () =>
    cards(page)
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + scrollY)
  const before = await place()
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
  expect(await place()).toBeCloseTo(before, 0)
  answer()
  await expect(page.locator('section[aria-busy=true]')).toHaveCount(0)
  await expect(cards(page)).toHaveCount(24)
  expect(await place()).toBeCloseTo(before, 0)
})

test.describe('a broken line', () => {
  test.use({ expectedNoise: [/503/] })
  test('is named, and a second try brings the list', async ({ page }) => {
    await page.goto('/about')
    await page.route('**/api/products?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'The list did not come through' })).toBeVisible()
    await page.unroute('**/api/products?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(cards(page)).toHaveCount(24)
  })
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
    await panel(page).getByRole('button', { name: 'Show the products' }).click()
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
