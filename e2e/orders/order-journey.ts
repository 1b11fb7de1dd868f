import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { openAccount, type NewAccount } from '../testing/new-account.ts'
import type { SomeProduct } from '../testing/some-products.ts'

const home = {
  label: 'home',
  name: 'Sita Gurung',
  phoneNumber: '9841234567',
  district: 'kathmandu',
  localLevel: 'kathmandu',
  ward: 10,
  tole: 'Shankhamul Marga',
  landmark: 'Yellow house',
}

/** The newest mail to an address, as the demo's mailbox shows it. */
async function mailTo(request: APIRequestContext, email: string): Promise<string> {
  const mails = (await (await request.get('/dev/mail')).text()).split('<article>')
  return mails.find((mail) => mail.includes(email)) ?? ''
}

/** Opens an account that may order: its e-mail address is confirmed, and it has a delivery address. */
export async function openShopper(request: APIRequestContext): Promise<NewAccount> {
  const account = await openAccount(request)
  let token: string | undefined
  await expect
    .poll(
      async () => (token = /verify-email\?token=([\w-]+)/.exec(await mailTo(request, account.email))?.[1]),
    )
    .toBeTruthy()
  const { password } = account
  expect((await request.post('/api/auth/confirm-account', { data: { token, password } })).status()).toBe(200)
  const signedIn = await request.post('/api/auth/login', { data: { ...account, cookieless: true } })
  const { accessToken } = await signedIn.json()
  const headers = { authorization: `Bearer ${accessToken.token}` }
  const saved = await request.post('/api/addresses', { data: home, headers })
  expect(saved.status(), await saved.text()).toBe(200)
  return account
}

/** A visitor adds a product to the cart, signs in there, and goes on to the review step of the checkout. */
export async function walkToReview(
  page: Page,
  { email, password }: NewAccount,
  { title }: SomeProduct,
  method: string,
) {
  await page.goto('/products/')
  await page
    .getByRole('button', { name: `Add to cart: ${title.en}`, exact: true })
    .first()
    .click()
  await page
    .getByRole('button', { name: /1 in it/ })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await walkFromCart(page, method)
}

/** Goes from the cart to the review step of the checkout. */
export async function walkFromCart(page: Page, method: string) {
  await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Go to delivery' }).click()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('radio', { name: new RegExp(method) }).check()
  await page.getByRole('button', { name: 'Review the order' }).click()
}

/** The number of the order whose page is open. */
export async function orderNumberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/profile\/orders\/H-\d+/)
  return /H-\d+/.exec(page.url())![0]
}

export async function confirmationCodeOf(request: APIRequestContext, number: string): Promise<string> {
  let code: string | undefined
  const subject = `Please confirm your order ${number}<`
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mail')).text()).split('<article>')
      const mail = mails.find((one) => one.includes(subject)) ?? ''
      return (code = /Your code: (\d{6})/.exec(mail)?.[1])
    })
    .toBeTruthy()
  return code!
}

/** Moves a parcel on by the operator's command while the shop runs, because vendors have no screen for it yet. */
export async function moveParcel(number: string, ...transitions: string[]) {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: process.env['E2E_DATA_DIR'] }
  // With what an earlier one has compiled it starts in two thirds of the time.
  const program = ['--import=./scripts/enable-compile-cache.js', 'api/src/move-parcel.ts']
  await promisify(execFile)('node', [...program, number, '1', ...transitions], { env })
}
