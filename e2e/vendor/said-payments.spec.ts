import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { confirmationCodeOf, openShopper } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Asks the API as somebody, and takes no refusal. */
const asker =
  (request: APIRequestContext, headers: Record<string, string>) =>
  async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const sent = { method, headers: { ...headers, 'idempotency-key': randomUUID() }, ...(data && { data }) }
    const answer = await request.fetch(`/api${path}`, sent)
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
type Ask = ReturnType<typeof asker>

/** A parcel of the shop about which its courier's phone says that it was paid by QR code. */
async function payByQr(request: APIRequestContext, shop: Ask, shopId: string, buyer: Ask) {
  const stock = await shop('GET', `/vendor/shops/${shopId}/stock?pageSize=40`)
  const { variantId } = stock.items.find(
    (one: { available: number; isOnSale: boolean }) => one.isOnSale && one.available > 9,
  )
  await buyer('PUT', `/cart/items/${variantId}`, { quantity: 1 })
  await buyer('PUT', '/cart/chosen', { variantIds: [variantId] })
  const [{ id: addressId }] = (await buyer('GET', '/addresses')).items
  const { mark } = await buyer('POST', '/checkout/quote', { addressId })
  const { number } = await buyer('POST', '/orders', { addressId, method: 'cod', mark })
  await buyer('POST', `/orders/${number}/confirm`, { code: await confirmationCodeOf(request, number) })
  await shop('POST', `/vendor/shops/${shopId}/parcels/pack`, { numbers: [number] })
  const [courier] = (await shop('GET', `/vendor/shops/${shopId}/couriers`)).items
  const run = { id: randomUUID(), courierId: courier.id, rider: 'Bikash', numbers: [number] }
  const { link } = await shop('POST', `/vendor/shops/${shopId}/runs`, run)
  const key = { authorization: `Bearer ${new URL(link).hash.slice(1)}` }
  const phone = asker(request, { ...key, 'x-courier-device': randomUUID().replaceAll('-', '') })
  await phone('POST', '/courier/run/start')
  const [{ doorCode: code }] = (await buyer('GET', `/orders/${number}`)).parcels
  const reference = `FP ${number.slice(2)}`
  await phone('POST', '/courier/run/outcomes', {
    id: randomUUID(),
    number,
    position: 1,
    at: new Date().toISOString(),
    wasOffline: false,
    door: { outcome: 'delivered', code, paidHow: 'qr', reference },
  })
  return { number: number as string, reference }
}

test('a shop is asked whether a payment by QR code has arrived, misses it, and finds it after all', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  await signIn(context, baseURL!, 'vendor@haat.test')
  const shop = asker(context.request, await bearerOf(context, baseURL!))
  const { items } = await shop('GET', '/vendor/shops')
  const { shopId } = items.find(({ slug }: { slug: string }) => slug === 'palpa-dhaka-udhyog')
  const account = await openShopper(request)
  const theirs = await browser.newContext({ baseURL: baseURL! })
  await signIn(theirs, baseURL!, account.email, account.password)
  const buyer = asker(theirs.request, await bearerOf(theirs, baseURL!))
  const { number, reference } = await payByQr(request, shop, shopId, buyer)

  await page.goto(`/vendor/${shopId}/orders/cash`)
  await expect(page.getByRole('heading', { name: 'Has this arrived?' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: new RegExp(number) }).click()

  const question = page.getByRole('region', { name: 'Payment by QR code' })
  await expect(question.getByRole('heading', { name: 'Has this payment arrived?' })).toBeVisible()
  await expect(question).toContainText(reference)
  expect(await axeFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'It has not arrived' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'It has not arrived' }).click()
  await expect(dialog.getByText('Please say where you have looked')).toBeVisible()
  await dialog.getByRole('textbox').fill('Not in Fonepay')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'It has not arrived' }).click()
  await expect(question.getByRole('heading', { name: 'The payment has not arrived' })).toBeVisible()
  await expect(question).toContainText('Not in Fonepay')
  expect((await shop('GET', `/vendor/shops/${shopId}/parcels/${number}`)).paidHow).toBe('cash')

  await question.getByRole('button', { name: 'It has arrived after all' }).click()
  await expect(question.getByRole('heading', { name: 'The payment has arrived' })).toBeVisible()
  await expect(question.getByRole('button')).toHaveCount(0)
  expect((await shop('GET', `/vendor/shops/${shopId}/parcels/${number}`)).paidHow).toBe('qr')
  await theirs.close()
})
