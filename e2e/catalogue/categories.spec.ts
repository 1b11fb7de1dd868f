import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'

test('a word narrows the departments as it is typed, and the tree shows all of them', async ({ page }) => {
  await page.goto('/categories/')
  await expect(page.getByText(/^7\d\d products in 12 categories$/)).toBeVisible()
  const departments = page.getByRole('main').getByRole('heading', { level: 2 })
  const find = page.getByRole('searchbox', { name: 'Find a category' })
  await find.fill('achar')
  await expect(page).toHaveURL('/categories/?find=achar')
  await expect(page.getByRole('link', { name: /^Spices and achar/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Clothing', exact: true })).toHaveCount(0)
  await find.fill('no such lane')
  await expect(departments.first()).toHaveText('No category called “no such lane”')
  await page.getByRole('link', { name: 'Show all categories' }).click()
  await expect(find).toHaveValue('')
  await page.getByRole('link', { name: 'Tree' }).click()
  await expect(page).toHaveURL('/categories/?view=tree')
  await page.getByRole('link', { name: /^Honey and ghee/ }).click()
  await expect(page).toHaveURL('/products/?category=honey-and-ghee')
})

test('goods lead to services and back, each with its count', onlyLong, async ({ page }) => {
  await page.goto('/categories/')
  await expect(page.getByText('150 services: repair')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Service categories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Service categories' })).toBeVisible()
  await expect(page.getByText(/^150 services in \d+ categories$/)).toBeVisible()
  await expect(page.getByText(/^7\d\d products from all over Nepal\.$/)).toBeVisible()
})

test(
  'the menu of the header shows a department as the mouse passes, and leads into it',
  onlyLong,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
    const menu = page.getByRole('dialog', { name: 'All categories' })
    await expect(menu.getByRole('heading', { name: 'Clothing' })).toBeVisible()
    await menu.getByRole('link', { name: /^Tea & food/ }).hover()
    await expect(menu.getByRole('heading', { name: 'Tea & food' })).toBeVisible()
    // What is new there has a name besides its price.
    await expect(menu.locator('a[href^="/products/"]:not([href*="?"])').first()).toHaveText(
      /[A-Za-z]{3}.*Rs\./,
    )
    await menu.getByRole('link', { name: /^Coffee/ }).click()
    await expect(page).toHaveURL('/products/?category=coffee')
    await expect(menu).toBeHidden()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a word is looked for by the server', async ({ page }) => {
    await page.goto('/categories/')
    await page.getByRole('searchbox', { name: 'Find a category' }).fill('madal')
    await page.getByRole('searchbox', { name: 'Find a category' }).press('Enter')
    await expect(page.getByRole('link', { name: /^Madal and drums/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Clothing', exact: true })).toHaveCount(0)
  })
})
