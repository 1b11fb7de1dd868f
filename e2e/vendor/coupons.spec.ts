import type { APIRequestContext } from '@playwright/test'
import { formatExactAmount } from '../../contract/src/shared/money.ts'
import { bsMonthOf } from '../../contract/src/shared/bs-months.ts'
import { confirmationCodeOf, openShopper } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'

/** Asks the API as somebody who is signed in. */
const asker =
  (request: APIRequestContext, headers: Record<string, string>) =>
  async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { ...headers, ...key },
      ...(data && { data }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }

/** In the district of the shop, which brings it there itself. */
const nearTheShop = {
  label: 'home',
  isDefault: true,
  name: 'Sita Gurung',
  phoneNumber: '9841234567',
  district: 'palpa',
  localLevel: 'tansen',
  ward: 3,
  tole: 'Bishal Bazar',
  landmark: 'Below the temple',
}

test('an owner makes a coupon on a phone, a shopper buys with it, and page and books say to the paisa what it cost', async ({
  page: shopper,
  browser,
  request,
  baseURL,
}) => {
  const vendor = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  await signIn(vendor, baseURL!, 'vendor@haat.test')
  const ask = asker(vendor.request, await bearerOf(vendor, baseURL!))
  const { items: shops } = await ask('GET', '/vendor/shops')
  const { shopId } = shops.find(({ slug }: { slug: string }) => slug === 'palpa-dhaka-udhyog')
  const path = `/vendor/shops/${shopId}`
  const { items: stock } = await ask('GET', `${path}/stock?pageSize=40`)
  const thing = stock.find(
    (one: { available: number; isOnSale: boolean }) => one.isOnSale && one.available > 9,
  )

  // The owner makes a coupon for this one product.
  const page = await vendor.newPage()
  await page.goto(`/vendor/${shopId}/coupons`)
  await page.getByRole('button', { name: 'New coupon' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make one up' }).click()
  const code = await dialog.getByLabel(/^Code/).inputValue()
  await dialog.getByLabel(/^Percent off/).fill('13')
  await dialog.getByText('Products', { exact: true }).click()
  await dialog.getByRole('searchbox', { name: 'Product by its name' }).fill(thing.title.en)
  await dialog.getByRole('checkbox', { name: thing.title.en, exact: true }).check()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Make the coupon/ }).click()
  const card = page.getByRole('listitem', { name: code })
  await expect(card.getByText(/13% off/)).toBeVisible()
  await expect(card.getByText('Rs. 0.00')).toBeVisible()

  // A shopper types it into the cart and orders.
  const account = await openShopper(request)
  await signIn(shopper.context(), baseURL!, account.email, account.password)
  const buy = asker(shopper.request, await bearerOf(shopper.context(), baseURL!))
  await buy('PUT', `/cart/items/${thing.variantId}`, { quantity: 3 })
  await buy('PUT', '/cart/chosen', { variantIds: [thing.variantId] })
  await shopper.goto('/profile/cart')
  await shopper.getByRole('textbox', { name: 'Coupon code' }).fill(code.toLowerCase())
  await shopper.getByRole('button', { name: 'Apply' }).click()
  await expect(shopper.getByText(/^Coupon saves you Rs/)).toBeVisible()
  const { id: addressId } = await buy('POST', '/addresses', nearTheShop)
  const { mark, discountPaisa } = await buy('POST', '/checkout/quote', { addressId })
  const { number } = await buy('POST', '/orders', { addressId, method: 'cod', mark })
  await buy('POST', `/orders/${number}/confirm`, { code: await confirmationCodeOf(request, number) })
  const rupees = (paisa: number) => `Rs. ${formatExactAmount(paisa, 'en')}`
  await page.reload()
  await expect(card.getByText(`and ${rupees(discountPaisa)} for orders`)).toBeVisible()

  // The shop brings it there itself and keeps the cash, so that the sale is in its books at once.
  await ask('POST', `${path}/parcels/accept`, { numbers: [number] })
  await ask('POST', `${path}/parcels/pack`, { numbers: [number] })
  await ask('POST', `${path}/parcels/${number}/leave`)
  const [{ doorCode }] = (await buy('GET', `/orders/${number}`)).parcels
  await ask('POST', `${path}/parcels/${number}/door`, {
    outcome: 'delivered',
    paidHow: 'cash',
    code: doorCode,
  })
  const month = bsMonthOf(new Date())
  const { items: entries } = await ask('GET', `${path}/ledger?month=${month}&pageSize=100`)
  const sale = entries.find(
    (entry: { parcel: { orderNumber: string } | null }) => entry.parcel?.orderNumber === number,
  )
  const inBooks = sale.lines.find(({ kind }: { kind: string }) => kind === 'discount').amountPaisa
  expect(inBooks).toBe(-discountPaisa)
  await page.reload()
  await expect(card.getByText(rupees(discountPaisa), { exact: true })).toBeVisible()
  await expect(card.getByText('As in your books, less what came back')).toBeVisible()

  // It ends, and nobody can use it any more.
  await card.getByRole('button', { name: `End ${code}` }).click()
  await dialog.getByRole('button', { name: /^End it now/ }).click()
  await expect(card.getByText('Over', { exact: true })).toBeVisible()
})
