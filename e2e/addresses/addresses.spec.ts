import { expect, test } from '../testing/haat-test.ts'
import { signInWithNewAccount } from '../testing/new-account.ts'

test('an address is kept, changed, removed and brought back', async ({ page, context, baseURL }) => {
  await signInWithNewAccount(context, baseURL!)
  await page.goto('/profile/addresses')
  await expect(page.getByRole('heading', { level: 2, name: 'No address yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Add an address' }).click()

  await page.getByLabel('Mobile phone').fill('९८४१२३४५६७')
  // By the keyboard: only a person's choice lets the page render between the two events of a list.
  await page.getByLabel('Province').press('B')
  await expect(page.getByLabel('Province')).toHaveValue('Bagmati')
  await page.getByLabel('District').selectOption('Kathmandu')
  await page.getByLabel('Local level').selectOption('Kathmandu Metropolitan City')
  await page.getByLabel('Ward').selectOption('32')
  await page.getByLabel('Tole or street').fill('Shankhamul Marga')
  await page.getByLabel('Landmark').fill('Yellow house opposite the water tank')
  await page.getByRole('button', { name: 'Save address' }).click()
  const home = page.getByRole('listitem').filter({ hasText: 'Shankhamul Marga, Kathmandu-32' })
  await expect(home).toContainText('984-1234567')
  await expect(home.getByText('Default address')).toBeVisible()

  await home.getByRole('button', { name: 'Change the address Home' }).click()
  await expect(page.getByLabel('Ward')).toHaveValue('32')
  await page.getByLabel('District').selectOption('Lalitpur')
  await page.getByLabel('Local level').selectOption('Lalitpur Metropolitan City')
  await page.getByLabel('Ward').selectOption('3')
  await page.getByText('Other', { exact: true }).click()
  await page.getByLabel('Name of the address').fill('Aama’s house')
  await page.getByRole('button', { name: 'Save address' }).click()
  const aama = page.getByRole('listitem').filter({ hasText: 'Shankhamul Marga, Lalitpur-3' })
  await aama.getByRole('button', { name: 'Remove the address Aama’s house' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'No address yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(aama.getByText('Default address')).toBeVisible()
})
