import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { openAccount, type NewAccount } from './new-account.ts'
import type { SomeProduct } from './some-products.ts'

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

/** Somebody who may order: the address is confirmed, and there is a home. */
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
  const kept = await request.post('/api/addresses', { data: home, headers })
  expect(kept.status(), await kept.text()).toBe(200)
  return account
}

/** A visitor takes a thing, signs in where it waits, and goes on to the last page before the order. */
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

/** From the cart to the last page before the order. */
export async function walkFromCart(page: Page, method: string) {
  await page.getByRole('link', { name: 'Go to checkout' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: 'Go to delivery' }).click()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('radio', { name: new RegExp(method) }).check()
  await page.getByRole('button', { name: 'Review the order' }).click()
}

/** On the page of an order. */
export async function orderNumberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/profile\/orders\/H-\d+/)
  return /H-\d+/.exec(page.url())![0]
}

export async function codeOf(request: APIRequestContext, number: string): Promise<string> {
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

/** As vendors and couriers will: by the command, while the shop is open. */
export async function moveParcel(number: string, ...words: string[]) {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: process.env['E2E_DATA_DIR'] }
  await promisify(execFile)('node', ['api/src/move-parcel.ts', number, '1', ...words], { env })
}
