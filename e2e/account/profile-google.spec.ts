import { expect, test } from '../testing/haat-test.ts'
import { signInWithNewAccount } from '../testing/new-account.ts'

test.use({ expectedNoise: [/status of (403|409)/] })

const refusal = (code: string) => ({ success: false, code, message: 'No' })

test('an account that came by Google sets a password first, and proves itself by a fresh sign-in', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await signInWithNewAccount(context, baseURL!)
  const google = { email: 'sita@gmail.test', linkedAt: '2026-11-01T06:00:00Z' }
  await page.route('**/api/account/sign-in-ways', (route) =>
    route.fulfill({ json: { success: true, data: { hasPassword: false, google } } }),
  )
  await page.route('**/api/account/google', (route) =>
    route.fulfill({ status: 409, json: refusal('CONFLICT') }),
  )
  await page.route('**/api/account/delete', (route) =>
    route.fulfill({ status: 403, json: refusal('FORBIDDEN') }),
  )
  await page.goto('/profile/security')
  await expect(page.getByText('Linked since 1 November 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Set a password first; otherwise you could not sign in any more.',
  )
  await page.getByRole('button', { name: 'Email me a link to set one' }).click()
  await expect(page.getByText(`We sent a link to ${email}. It opens a page`)).toBeVisible()

  const nav = page.getByRole('navigation', { name: 'Your account' })
  await nav.getByRole('link', { name: 'Export or delete' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByLabel('Your password')).toBeHidden()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You signed in too long ago for this.')
})
