import type { Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { failUntilPressed } from '../testing/fail-until-pressed.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { gate } from '../testing/scripted-api.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search Haat' }).filter({ visible: true })
const options = (page: Page) => page.getByRole('option')
const group = (page: Page, name: string) => page.getByRole('group', { name })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const suggestions = /\/api\/search\/suggestions/

async function openBox(page: Page, path = '/about') {
  await page.goto(path)
  await box(page).click()
  await expect(list(page)).toBeAttached()
}

test('what is typed is suggested by its kind, with its letters marked, and every key finds its way', async ({
  page,
}) => {
  await openBox(page)
  await box(page).pressSequentially('ciya')
  const products = group(page, 'Products').getByRole('option')
  await expect(products.filter({ hasText: 'Masala chiya blend' })).toContainText(
    /Ilam Chiya GharRs\.\u00a0\d+/,
  )
  await expect(products.filter({ hasText: 'Masala chiya blend' }).locator('mark')).toHaveText('chiya')
  await expect(group(page, 'Category and vendor')).toContainText(/Ilam Chiya Ghar.*25 products/)
  await expect(page.getByRole('link', { name: /^All \d\d results for ciya$/ })).toBeVisible()
  expect(await axeFaults(page, { include: '[data-ahead]' })).toEqual([])
  const active = page.locator('[role=option][aria-selected=true]')
  await box(page).press('ArrowDown')
  await expect(active).toHaveCount(1)
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!)
  await box(page).press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('ArrowDown')
  await expect(active).toHaveCount(0)
  await box(page).press('ArrowUp')
  await box(page).press('Home')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(box(page)).toHaveValue('ciya')
  await box(page).press('ArrowDown')
  const name = await group(page, 'Products')
    .getByRole('option')
    .first()
    .locator('mark, span span')
    .first()
    .innerText()
  await expect(options(page).first()).toBeVisible()
  while (!(await active.innerText().catch(() => '')).includes('Rs.')) await box(page).press('ArrowDown')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/products\/[a-z0-9-]+-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 5))
})

test(
  'searches are kept in this browser only, go one by one or all at once, and stand beside what others look for',
  onlyLong,
  async ({ page }) => {
    await openBox(page)
    await expect(group(page, 'Popular now').getByRole('option')).toHaveCount(8)
    for (const term of ['khukuri', 'मोमो']) {
      await box(page).fill(term)
      await box(page).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${term}”`)
    }
    await page.goto('/about')
    await box(page).click()
    const recent = group(page, 'Your recent searches').getByRole('option')
    await expect(recent).toHaveText(['मोमो', 'khukuri'])
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentSearches')))
      .toBe('["मोमो","khukuri"]')
    await page.getByRole('button', { name: 'Remove “मोमो” from your recent searches' }).click()
    await expect(recent).toHaveText(['khukuri'])
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(recent).toHaveCount(0)
    await group(page, 'Popular now').getByRole('option').first().click()
    await expect(page).toHaveURL(/\/products\/\?searchTerm=/)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentSearches')))
      .toMatch(/^\["[^"]+"\]$/)
  },
)

test('an answer that comes late never replaces a newer one', async ({ page }) => {
  const late = gate()
  await page.route(suggestions, async (route) => {
    const isOld = new URL(route.request().url()).searchParams.get('term') === 'topi'
    if (isOld) await late.opened
    await route.continue().catch(() => {})
  })
  await openBox(page)
  const asked = page.waitForRequest(/term=topi/)
  await box(page).fill('topi')
  const old = await asked
  await box(page).fill('khukuri')
  await expect(group(page, 'Products')).toContainText('Khukuri')
  late.open()
  // There is no response if the page has aborted the request.
  await old.response()
  await expect(group(page, 'Products')).toContainText('Khukuri')
  await expect(group(page, 'Products')).not.toContainText(/topi/i)
})

test.describe('where suggestions fail', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('people are told so, can try again, and can search all the same', async ({ page, context }) => {
    await failUntilPressed(page, suggestions, 503, 'Try again')
    await openBox(page)
    await box(page).fill('madal')
    await expect(page.getByText('Suggestions could not be loaded')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(group(page, 'Products')).toContainText(/madal/i)
    await context.setOffline(true)
    await box(page).fill('topi')
    await expect(page.getByText('You are offline')).toBeVisible()
    await context.setOffline(false)
    await box(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“topi”')
  })
})

test('what is typed before its code is there is kept and answered', onlyLong, async ({ page }) => {
  const code = gate()
  await page.route(/\/assets\/type-ahead-[\w-]+\.js/, async (route) => {
    await code.opened
    await route.continue()
  })
  await page.goto('/about')
  await box(page).click()
  await box(page).pressSequentially('khuk')
  await expect(list(page)).toHaveCount(0)
  code.open()
  await expect(group(page, 'Products')).toContainText('Khukuri')
  await expect(box(page)).toHaveValue('khuk')
  await expect(box(page)).toBeFocused()
})

test('a guess is announced, and the exact words are one press away and back', async ({ page }) => {
  await page.goto('/products/?searchTerm=heafphones')
  await expect(page.getByText('Showing results for headphone')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('headphones')
  await page.getByRole('link', { name: 'Search for “heafphones” instead' }).click()
  await expect(page).toHaveURL('/products/?searchTerm=heafphones&exactly=true')
  await expect(page.getByRole('heading', { name: 'Nothing for “heafphones”' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clothing' })).toBeVisible()
  await page.getByText('Did you mean').getByRole('link', { name: 'headphone' }).click()
  await expect(page).toHaveURL('/products/?searchTerm=headphone')
  await expect(page.getByRole('article').first()).toContainText('headphones')
})

test('a search names what else it finds, and leads there', onlyLong, async ({ page }) => {
  await page.goto('/products/?searchTerm=plumber')
  const also = page.getByRole('navigation', { name: 'Also found' })
  await expect(also.getByRole('link', { name: /Plumbing/ })).toHaveCount(2)
  await also.getByRole('link', { name: /^Also in services \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/services/?searchTerm=plumber')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“plumber”')
  await expect(also.getByRole('link', { name: /^Also in products \(\d+\)$/ })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search that finds nothing has ways out, and a wrong one its correction', async ({ page }) => {
    await page.goto('/')
    await box(page).fill('हेडफोक')
    await box(page).press('Enter')
    await page.getByRole('link', { name: 'Search for “हेडफोक” instead' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing for “हेडफोक”' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
    await page.getByRole('link', { name: 'हेडफोन' }).last().click()
    await expect(page.getByRole('article').first()).toContainText('headphones')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the search has a screen of its own with a way back', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Search' }).tap()
    const screen = page.getByRole('dialog', { name: 'Search' })
    await expect(screen.getByRole('combobox')).toBeFocused()
    await screen.getByRole('combobox').fill('मोमो')
    await expect(screen.getByRole('group', { name: 'Products' })).toContainText(/momo/i)
    expect(await axeFaults(page, { include: 'dialog' })).toEqual([])
    await screen.getByRole('button', { name: 'Back' }).tap()
    await expect(screen).toBeHidden()
    await expect(box(page)).toHaveValue('मोमो')
    await box(page).tap()
    await screen.getByRole('link', { name: /^All \d+ results for मोमो$/ }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“मोमो”')
    await expect(screen).toBeHidden()
  })
})

const odd = [
  ['x'.repeat(2000), `“${'x'.repeat(200)}”`],
  ['\u0000\u0007tea', '“tea”'],
  ['   ', 'Products'],
  ['😀', '“😀”'],
  ['x', '“x”'],
  ['{"a":[1]}', '“{"a":[1]}”'],
  ["'; drop table products; --", "“'; drop table products; --”"],
] as const
for (const [term, heading] of someOf(odd, 1)) {
  test(`${JSON.stringify(term.slice(0, 30))} gives an honest page`, async ({ page }) => {
    const answer = await page.goto(`/products/?searchTerm=${encodeURIComponent(term)}`)
    expect(answer!.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByText('The products could not be loaded')).toHaveCount(0)
  })
}

test('a category that is not there falls back to all, and a chip says so', onlyLong, async ({ page }) => {
  await page.goto('/products/?category=no-such-thing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page.getByText(/products from .* vendors/)).toBeVisible()
  await page.getByRole('link', { name: 'Remove There is no category “no-such-thing”' }).click()
  await expect(page).toHaveURL('/products/')
})

test('a search keeps its words in the address and in the box', async ({ page }) => {
  await openBox(page)
  await box(page).fill('  chiya 2083 ')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/products/?searchTerm=chiya+2083')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“chiya 2083”')
  await expect(box(page)).toHaveValue('chiya 2083')
})
