import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { dialog, fillSignIn, openLogin, visibleButton, shopper, submit } from '../testing/sign-in-form.ts'
import { signIn } from '../testing/sign-in.ts'

test('a visitor signs in by keyboard and is where they were', async ({ page }) => {
  await page.goto('/about')
  await visibleButton(page, 'Sign in').press('Enter')
  const email = dialog(page).getByLabel('Email')
  await expect(email).toBeFocused()
  await page.keyboard.type(shopper.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(shopper.password)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Namaste, Anjali. You are signed in.')).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(visibleButton(page, 'Anjali')).toBeFocused()
})

test('whoever wanted the cart is in the cart after signing in', onlyLong, async ({ page }) => {
  await page.goto('/about')
  await visibleButton(page, 'Cart').click()
  await fillSignIn(page)
  await submit(page)
  await expect(page).toHaveURL('/profile/cart')
  await expect(dialog(page)).toBeHidden()
})

test('whoever is refused a page is told why, signs in, and is on that page', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL!, shopper.email)
  // The page must have loaded the shopper's data before the cookies go.
  const data = ['cart', 'wishlists'].map((name) => page.waitForResponse(`**/api/${name}`))
  await page.goto('/')
  const cart = page.getByRole('link', { name: 'Cart', exact: true }).filter({ visible: true }).first()
  await expect(cart).toBeVisible()
  await Promise.all(data)
  await context.clearCookies()
  await cart.click()
  await expect(page).toHaveURL('/')
  await expect(dialog(page)).toContainText('Sign in, and we open the page that you asked for.')
  await fillSignIn(page)
  await submit(page)
  await expect(page).toHaveURL('/profile/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
})

test.describe('a refusal', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('of a wrong password is said once, beside what was typed', async ({ page }) => {
    await openLogin(page)
    await fillSignIn(page, { ...shopper, password: 'not-this-one' })
    await submit(page)
    await expect(dialog(page).getByRole('alert')).toHaveText(/^Wrong email or password\./)
    await expect(dialog(page).getByLabel('Email')).toHaveValue(shopper.email)
    await expect(dialog(page).getByRole('button', { name: 'Sign in', exact: true })).toBeFocused()
  })
})

test('password managers know the fields; the password can be shown, and Caps Lock is noticed', async ({
  page,
}) => {
  await openLogin(page)
  const email = dialog(page).getByLabel('Email')
  const password = dialog(page).getByLabel('Password', { exact: true })
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(email).toHaveAttribute('inputmode', 'email')
  await expect(email).toHaveAttribute('autocapitalize', 'none')
  await expect(email).toHaveId('sign-in-email')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await dialog(page).getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await dialog(page).getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.focus()
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
  await expect(dialog(page).getByText('Caps Lock is on')).toBeVisible()
  await password.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false })
  await expect(dialog(page).getByText('Caps Lock is on')).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the keyboard does not come up before it is wanted', onlyLong, async ({ page }) => {
    await page.goto('/')
    await visibleButton(page, 'Sign in').tap()
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByLabel('Email')).not.toBeFocused()
    await expect(dialog(page).locator('img')).toBeVisible()
  })
})
