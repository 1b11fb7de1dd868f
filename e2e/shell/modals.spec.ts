import type { Page, Request } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { gate } from '../testing/scripted-api.ts'
import { signIn } from '../testing/sign-in.ts'

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

test('one modal is open or none: a second one is not opened over it', async ({ page }) => {
  await page.goto('/')
  const account = await button(page, 'Sign in').elementHandle()
  await button(page, 'Cart').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Namaste, welcome back')
  await expect(dialog).toContainText('Your cart is empty so far.')
  // People cannot reach the button behind the modal, but scripts and extensions can still press it.
  await account?.evaluate((element) => (element as HTMLButtonElement).click())
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toContainText('Your cart is empty so far.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await button(page, 'Sign in').click()
  await expect(dialog).toContainText('Sign in to continue where you were.')
})

test('a modal closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/')
  const cart = button(page, 'Cart')
  await cart.focus()
  await cart.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cart).toBeFocused()
})

test('from one modal to another there is never more than one, and the focus still goes back', async ({
  page,
}) => {
  await page.goto('/')
  await button(page, 'Sign in').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('anjali@example.com')
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(dialog).toHaveAccessibleName('Forgot your password?')
  await expect(dialog.getByLabel('Email')).toHaveValue('anjali@example.com')
  await dialog.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('anjali@example.com')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await expect(dialog).toHaveAccessibleName('Create your account')
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(page, 'Sign in')).toBeFocused()
})

test.describe('for a shopper', () => {
  test.beforeEach(async ({ context, baseURL }) => signIn(context, baseURL!, 'shopper@haat.test'))

  const openMenu = async (page: Page) => {
    await page.goto('/about')
    await page
      .getByRole('button', { name: /^(Anjali|Account)$/ })
      .filter({ visible: true })
      .first()
      .click()
    return page.getByRole('dialog', { name: 'Namaste, Anjali Shrestha' })
  }

  test('the account menu leads on, and whoever goes on leaves it behind', async ({ page }) => {
    const menu = await openMenu(page)
    await expect(menu).toContainText('shopper@haat.test')
    await expect(menu).toContainText('Email confirmed')
    const links = {
      Profile: '/profile/',
      'Your orders': '/profile/orders',
      Cart: '/profile/cart',
      'Password and sessions': '/profile/security',
    }
    for (const [name, href] of Object.entries(links)) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    await menu.getByRole('link', { name: 'Wishlist' }).click()
    await expect(page).toHaveURL('/profile/wishlist')
    await expect(menu).toBeHidden()
  })

  test('the cart is a page of their own', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'Cart', exact: true }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL('/profile/cart')
  })

  test('signing out leaves them on the page as a visitor', async ({ page }) => {
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Sign out' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(page).toHaveURL('/about')
    await button(page, 'Sign in').click()
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Namaste, welcome back')
  })

  test('what is still being read for them when they sign out is not refused', async ({ page }) => {
    const { open, opened } = gate()
    const isCart = (request: Request) => request.url().endsWith('/api/cart')
    const asked = page.waitForRequest(isCart)
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isCart),
      page.waitForEvent('requestfailed', isCart),
    ])
    await page.route('**/api/cart', async (route) => {
      await opened
      // Playwright throws if the page has taken the request back.
      await route.continue().catch(() => {})
    })
    // The server hears of the sign-out first, and then of what was asked before.
    await page.route('**/api/auth/logout', async (route) => {
      const response = await route.fetch()
      open()
      await ended
      await route.fulfill({ response })
    })
    const menu = await openMenu(page)
    await asked
    await menu.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(button(page, 'Sign in')).toBeVisible()
  })
})
