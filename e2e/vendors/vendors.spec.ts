import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'

test('a vendor is found by name; the shop shows what it sells and what the law asks for', async ({
  page,
}) => {
  await page.goto('/vendors/')
  await expect(page.getByText('61 vendors from all over Nepal')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('searchbox', { name: 'Find a vendor' }).fill('palpa dhaka')
  await page.getByRole('searchbox', { name: 'Find a vendor' }).press('Enter')
  await expect(page).toHaveURL(/\?searchTerm=palpa/)
  await page.getByRole('link', { name: 'Palpa Dhaka Udhyog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Palpa Dhaka Udhyog' })).toBeVisible()
  await expect(page).toHaveTitle('Palpa Dhaka Udhyog | Haat')
  await expect(page.getByRole('region', { name: 'Products' }).getByRole('article')).toHaveCount(8)
  for (const particular of [
    'Registered name',
    'Registration number',
    'PAN',
    'Address',
    'Complaint officer',
  ]) {
    await expect(page.getByRole('term').filter({ hasText: particular })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Ask the Haat team' })).toHaveAttribute(
    'href',
    '/contact-admin',
  )
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
})

test('names go from the first letter on, page by page', onlyLong, async ({ page }) => {
  await page.goto('/vendors/')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name')
  await expect(page).toHaveURL('/vendors/?sortField=name')
  await expect(page.getByRole('article').first()).toContainText(/^अ?\s*A/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/vendors/?sortField=name&pageIndex=2')
  await page.goto('/vendors/?searchTerm=nobody-at-all')
  await expect(page.getByRole('heading', { name: 'No vendor called “nobody-at-all”' })).toBeVisible()
})

test.describe('a vendor that is not there', () => {
  test.use({ expectedNoise: [/status of 404/] })

  test('is said to be gone, with 404 and a way on', async ({ page }) => {
    for (const slug of ['nobody', 'NOT A SLUG']) {
      const answer = await page.goto(`/vendors/${encodeURIComponent(slug)}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'This vendor is not here' })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Show all vendors' }).click()
    await expect(page.getByRole('article')).toHaveCount(24)
  })
})

test('a former address name leads to the shop’s own, for machines and for people', async ({
  page,
  request,
}) => {
  const answer = await request.get('/vendors/jumla-kosheli-ghar', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers()['location']).toBe('/vendors/jumla-jaibik-kosheli')
  await page.goto('/vendors/jumla-kosheli-ghar?stars=5')
  await expect(page).toHaveURL('/vendors/jumla-jaibik-kosheli?stars=5')
  await expect(page.getByRole('heading', { level: 1, name: 'Jumla Jaibik Kosheli' })).toBeVisible()
})
