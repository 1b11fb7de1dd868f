import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { openAccount, type NewAccount } from '../testing/new-account.ts'
import { bearerOf } from '../testing/sign-in.ts'
import type { SomeProduct } from '../testing/some-products.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

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

/** What staff do with a parcel for its shop. Each step takes one call of the API. */
export async function openStaffSteps(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  await signInAsStaff(context, baseURL)
  const headers = await bearerOf(context, baseURL)
  const ask = async (method: 'GET' | 'POST', path: string, data: object = {}) => {
    const answer = await context.request.fetch(`/api/staff/${path}`, {
      method,
      headers,
      ...(method === 'POST' && { data }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const step = (number: string, name: string, data?: object) =>
    ask('POST', `orders/${number}/parcels/1/${name}`, data)
  return {
    /** Packs it and gives it to a courier, who is on the way at once. */
    async send(number: string) {
      await step(number, 'pack')
      const { items } = await ask('GET', 'couriers')
      await step(number, 'hand-over', { courierId: items[0].id, noNumberReason: 'knownRider' })
    },
    deliver: (number: string, code?: string) => step(number, 'door', { outcome: 'delivered', code }),
  }
}
