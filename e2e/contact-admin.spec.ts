import { axeFaults } from './axe-faults.ts'
import { expect, test } from './haat-test.ts'

test('tells a visitor that nothing is listed, and leads to the form', async ({ page }) => {
  await page.goto('/contact-admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact the Haat team' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'No conversations listed here' })).toBeVisible()
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL('/help-support')
  await expect(page.getByRole('radio', { name: 'General Support' })).toBeChecked()
})

test('tells who wants to sell what it takes, and leads to a business inquiry', async ({ page }) => {
  await page.goto('/contact-admin?topic=sell')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact the Haat team' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('free of charge')
  await expect(page.getByRole('main')).toContainText('Your PAN')
  await expect(page.getByRole('main')).toContainText('A bank account or a wallet')
  await page.getByRole('link', { name: 'Write to us about selling' }).click()
  await expect(page).toHaveURL('/help-support?type=business')
  await expect(page.getByRole('radio', { name: 'Business Inquiry' })).toBeChecked()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page about selling has no accessibility fault, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/contact-admin?topic=sell')
    expect(await axeFaults(page)).toEqual([])
  })
}
