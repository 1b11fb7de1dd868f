import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { cards, chips, isPhone, openHydrated, openFilters, total } from './product-list.ts'

test('filters narrow the list by what they said, live in the address, and go one by one or all at once', async ({
  page,
}) => {
  await openHydrated(page, '/products/')
  const before = await total(page)
  const filters = await openFilters(page)
  const row = filters.getByRole('checkbox').and(filters.locator('[name=vendor]')).first()
  const vendor = await row.locator('xpath=ancestor::label').innerText()
  const count = Number(/([\d,]+)\s*$/.exec(vendor)![1])
  await row.check()
  await expect(page).toHaveURL(/\/products\/\?vendor=[a-z-]+$/)
  await expect(page.getByText(/ from 1 vendor$/)).toBeVisible()
  await expect.poll(() => total(page)).toBe(count)
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

test('prices are typed in rupees, and every card keeps to them', onlyLong, async ({ page }) => {
  await openHydrated(page, '/products/')
  const filters = await openFilters(page)
  await filters.getByRole('textbox', { name: 'From' }).fill('1,000')
  await filters.getByRole('textbox', { name: 'From' }).press('Enter')
  await filters.getByRole('textbox', { name: 'To' }).fill('१५००')
  await filters.getByRole('textbox', { name: 'To' }).press('Enter')
  await expect(page).toHaveURL('/products/?minPrice=1000&maxPrice=1500')
  const prices = async () =>
    (await cards(page).locator('p > span:first-child', { hasText: /^Rs\./ }).allTextContents()).map((price) =>
      Number(price.replace(/\D/g, '')),
    )
  await expect.poll(async () => (await prices()).filter((price) => price < 1000 || price > 1500)).toEqual([])
  expect((await prices()).length).toBeGreaterThan(5)
  const highest = filters.getByRole('slider', { name: 'To' })
  await highest.press('ArrowLeft')
  await expect(page).toHaveURL(/minPrice=1000&maxPrice=1[1-4]\d0$/)
})

test.describe('several filters', () => {
  // Pictures of a list that the next choice has replaced already.
  test.use({ expectedNoise: [/preloaded using link preload but not used/] })
  test(
    'values of one filter add up and filters narrow each other, by the counts beside them',
    onlyLong,
    async ({ page }) => {
      await openHydrated(page, '/products/?category=clothing')
      const filters = await openFilters(page)
      const row = (name: RegExp) => filters.getByRole('checkbox', { name })
      const count = async (name: RegExp) =>
        Number(/([\d,]+)$/.exec((await filters.locator('label', { hasText: name }).innerText()).trim())![1])
      const large = await count(/^XL\d/)
      await row(/^XL \d/).check()
      await expect(page).toHaveURL(/option=size(%3A|:)xl$/)
      await expect.poll(() => total(page)).toBe(large)
      await row(/^M \d/).check()
      await expect(page).toHaveURL(/option=size(%3A|:)m(%2C|,)size(%3A|:)xl$/)
      await expect.poll(() => total(page)).toBeGreaterThanOrEqual(large)
      await filters.getByRole('radio', { name: 'Made elsewhere' }).check()
      const elsewhere = await count(/^Made elsewhere/)
      await expect.poll(() => total(page)).toBe(elsewhere)
      await expect(chips(page).getByRole('link', { name: 'Remove Size: XL' })).toBeAttached()
      await expect(chips(page).getByRole('link', { name: 'Remove Made elsewhere' })).toBeAttached()
    },
  )
})

test(
  'a long list unfolds in its place and is searched in any script; my district is remembered',
  onlyLong,
  async ({ page }) => {
    await openHydrated(page, '/products/')
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
    await openHydrated(page, '/products/')
    const kaskiSwitch = (await openFilters(page)).getByRole('switch', { name: 'Delivers to Kaski' })
    await expect(kaskiSwitch).not.toBeChecked()
    await kaskiSwitch.click()
    await expect(page).toHaveURL('/products/?district=kaski')
  },
)
