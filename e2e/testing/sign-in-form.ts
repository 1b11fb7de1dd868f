import type { Page } from '@playwright/test'
import { demoPassword } from '../../demo/src/demo-accounts.ts'

export const shopper = { email: 'shopper@haat.test', password: demoPassword }

export const dialog = (page: Page) => page.getByRole('dialog')
export const visibleButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

export async function openLogin(page: Page, from = '/about') {
  await page.goto(from)
  await visibleButton(page, 'Sign in').click()
}

export async function openRegister(page: Page) {
  await openLogin(page)
  await dialog(page).getByRole('button', { name: 'Create an account' }).click()
}

export async function fillSignIn(page: Page, { email, password } = shopper) {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password', { exact: true }).fill(password)
}

export const submit = (page: Page, name = 'Sign in') =>
  dialog(page).getByRole('button', { name, exact: true }).click()

/** The body of a refusal by the API. */
export const refusal = (code: string, fields?: Record<string, string>) => ({
  success: false,
  code,
  message: 'As the server says it.',
  ...(fields && { fields }),
})
