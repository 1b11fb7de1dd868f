import { expect, test } from '../testing/haat-test.ts'
import { dialog, openLogin, openRegister, submit } from '../testing/sign-in-form.ts'

const send = 'Create account'

test('a visitor opens an account, has the mail sent again after a minute, and signs in', async ({ page }) => {
  const email = `maya.${Date.now()}@example.com`
  await page.clock.install()
  await openRegister(page)
  await expect(dialog(page).getByLabel('Full name')).toBeFocused()
  await dialog(page).getByLabel('Full name').fill('Maya Tamang')
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Phone number').fill('९८४१२३४५६७')
  await expect(dialog(page).getByText('We read it as 984-1234567')).toBeVisible()
  await dialog(page).getByLabel('Password', { exact: true }).fill('four little words')
  await dialog(page).getByRole('checkbox').check()
  await submit(page, send)
  await expect(dialog(page)).toHaveAccessibleName('Check your email')
  await expect(dialog(page).getByText(`We sent a link to ${email}.`)).toBeFocused()
  await expect(dialog(page).getByRole('link', { name: 'See the emails of the demo' })).toHaveAttribute(
    'href',
    '/dev/mail',
  )
  const again = dialog(page).getByRole('button', { name: /^Send it again/ })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.click({ force: true })
  // A busy machine may be some seconds late, which count too.
  await expect(again).toHaveText(/^Send it again in ([345]\d|60) s$/)
  await page.clock.runFor(61_000)
  await expect(again).toHaveText('Send it again')
  await again.click()
  await expect(dialog(page).getByText('Sent again.')).toBeVisible()
  await expect(again).toHaveText(/^Send it again in ([345]\d|60) s$/)
  await submit(page)
  await expect(dialog(page)).toHaveAccessibleName('Namaste, welcome back')
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill('four little words')
  await submit(page)
  await expect(page.getByText('Namaste, Maya. You are signed in.')).toBeVisible()
})

test.describe('a forgotten password', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('says the same whatever happens: a failure tells nothing', async ({ page }) => {
    await page.route('**/api/auth/forgot-password', (route) => route.abort('connectionfailed'))
    await openLogin(page)
    await dialog(page).getByLabel('Email').fill('anjali@example.com')
    await dialog(page).getByRole('button', { name: 'Forgot password?' }).click()
    await dialog(page).getByRole('button', { name: 'Send the link' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Check your email')
    await expect(dialog(page)).toContainText('If there is an account for anjali@example.com,')
    await expect(dialog(page).getByRole('button', { name: /^Send it again in \d+ s$/ })).toBeVisible()
  })
})
