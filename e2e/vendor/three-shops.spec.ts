import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { confirmationCodeOf, openShopper } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { someProducts } from '../testing/some-products.ts'
import { makeStaff, signInAsStaff } from '../testing/staff-sign-in.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(phone)

type Ask = ReturnType<typeof asker>
/** Asks the API as somebody who is signed in. */
const asker =
  (request: APIRequestContext, headers: Record<string, string>) =>
  async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const sent = { method, headers: { ...headers, ...key }, ...(data && { data }) }
    const answer = await request.fetch(`/api${path}`, sent)
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }

/** Somebody with a phone of their own, whose browser must not complain. */
async function openPhone(browser: Browser, baseURL: string, noise: string[]) {
  const context = await browser.newContext({ ...phone, baseURL })
  context.on('weberror', (fault) => noise.push(`uncaught: ${fault.error().message}`))
  context.on('console', (message) => {
    const isOfDeadLine = /Failed to load resource|ERR_INTERNET_DISCONNECTED/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isOfDeadLine) noise.push(message.text())
  })
  return { context, page: await context.newPage() }
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function shopsOf(ask: Ask) {
  const { items } = await ask('GET', '/vendor/shops')
  const find = async (slug: string) => {
    const { shopId } = items.find((shop: { slug: string }) => shop.slug === slug)
    const stock = await ask('GET', `/vendor/shops/${shopId}/stock?pageSize=40`)
    const ware = stock.items.find(
      (one: { available: number; isOnSale: boolean }) => one.isOnSale && one.available > 9,
    )
    return { shopId: shopId as string, slug, variantId: ware.variantId as string }
  }
  return { run: await find('palpa-dhaka-udhyog'), own: await find('asan-kapada-pasal') }
}

async function pack(page: Page, path: string, number: string) {
  await page.goto(`${path}/${number}`)
  await page.getByRole('checkbox').click()
  await button(page, 'Mark as packed').click()
  await expect(heading(page)).toHaveText(`${number} is packed`)
}

/** One parcel on the shopper's page of the order. */
const parcelOf = (page: Page, shop: string) => page.getByRole('main').getByRole('region', { name: shop })

/** What the demo's mailbox holds about an order, the oldest first. */
async function mailsAbout(request: APIRequestContext, number: string): Promise<string[]> {
  const page = await (await request.get('/dev/mail')).text()
  const subjects = [...page.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, subject]) => subject!)
  return subjects.filter((subject) => subject.includes(number)).toReversed()
}
const expectMail = (request: APIRequestContext, number: string, words: string, count = 1) =>
  expect
    .poll(async () => (await mailsAbout(request, number)).filter((one) => one.startsWith(words)).length)
    .toBe(count)

for (const method of someOf(['cod', 'esewa'] as const, 1)) {
  const isCash = method === 'cod'
  test(`an order of three shops, paid ${isCash ? 'in cash' : 'by eSewa'}: one brought by a courier without a line, one by its shop, one refused`, async ({
    page: shopper,
    browser,
    request,
    baseURL,
  }) => {
    const noise: string[] = []
    const account = await openShopper(request)
    await signIn(shopper.context(), baseURL!, account.email, account.password)
    const buyer = asker(shopper.request, await bearerOf(shopper.context(), baseURL!))
    const vendor = await openPhone(browser, baseURL!, noise)
    await signIn(vendor.context, baseURL!, 'vendor@haat.test')
    const shops = await shopsOf(asker(vendor.context.request, await bearerOf(vendor.context, baseURL!)))
    const others = await someProducts(request, 40)
    const third = others.find(({ vendor: { slug } }) => slug !== shops.run.slug && slug !== shops.own.slug)!

    const variantIds = [shops.run.variantId, shops.own.variantId, third.variantId]
    for (const id of variantIds) await buyer('PUT', `/cart/items/${id}`, { quantity: 1 })
    await buyer('PUT', '/cart/chosen', { variantIds })
    const [{ id: addressId }] = (await buyer('GET', '/addresses')).items
    const { mark } = await buyer('POST', '/checkout/quote', { addressId })
    const { number } = await buyer('POST', '/orders', { addressId, method, mark })
    const read = async (slug: string) => {
      const { parcels } = await buyer('GET', `/orders/${number}`)
      return parcels.find((one: { vendor: { slug: string } }) => one.vendor.slug === slug)
    }
    // Until the order is confirmed, a shop is told no more than the district.
    const { tole } = (await buyer('GET', `/orders/${number}`)).address
    await vendor.page.goto(`/vendor/${shops.run.shopId}/orders/${number}`)
    await expect(
      vendor.page.getByText('Only the district stands here until the order is confirmed.'),
    ).toBeVisible()
    await expect(vendor.page.getByText(tole)).toHaveCount(0)
    if (isCash) {
      await buyer('POST', `/orders/${number}/confirm`, { code: await confirmationCodeOf(request, number) })
    } else {
      await shopper.goto(`/profile/orders/${number}`)
      await button(shopper, 'Pay with eSewa').first().click()
      await shopper.getByRole('button', { name: 'Pay', exact: true }).click()
      await expect(shopper.getByText(/^Thank you! .* arrived by eSewa\.$/)).toBeVisible()
    }
    await expectMail(request, number, `Order ${number} is confirmed`)

    // The first shop packs, and makes a run whose link it gives to a rider.
    const { page } = vendor
    const orders = `/vendor/${shops.run.shopId}/orders`
    await page.goto(`${orders}/${number}`)
    await expect(page.getByText(tole).first()).toBeVisible()
    await pack(page, orders, number)
    await expectMail(request, number, 'Packed')
    await page.goto(`${orders}/runs/new?parcels=${number}`)
    await page.getByRole('radio', { name: /Upatyaka Riders/ }).check()
    await button(page, 'Make the run').click()
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/\/courier\/#/)
    expect(await axeFaults(page)).toEqual([])
    const link = new URL(await page.getByLabel('Link', { exact: true }).inputValue())
    await expectMail(request, number, 'With the courier')

    // The rider starts it, and the line is dead at the door, where the page is loaded again.
    const rider = await openPhone(browser, baseURL!, noise)
    await rider.page.goto(`/courier/${link.hash}`)
    await button(rider.page, 'Start').click()
    await expect(rider.page.getByText('Next door')).toBeVisible()
    expect(await axeFaults(rider.page)).toEqual([])
    await expectMail(request, number, 'On its way')
    await shopper.goto(`/profile/orders/${number}`)
    await expect(shopper.getByText('Courier: Upatyaka Riders')).toBeVisible()
    const { doorCode } = await read(shops.run.slug)
    if (isCash) await expect(shopper.getByText([...doorCode].join(' '))).toBeAttached()
    await rider.page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await rider.context.setOffline(true)
    await rider.page.reload()
    await rider.page.getByText('At the door').first().click()
    if (isCash) await rider.page.getByLabel('Figure 1 of 4').pressSequentially(doorCode)
    await button(rider.page, /^Delivered/).click()
    await expect(rider.page.getByText('Not closed yet').first()).toBeVisible()
    expect((await read(shops.run.slug)).state).toBe('shipped')
    await rider.context.setOffline(false)
    await expect(rider.page.getByText('All doors are done')).toBeVisible()
    await expectMail(request, number, 'Delivered')
    await shopper.reload()
    await expect(shopper.getByRole('heading', { level: 2, name: 'Confirmed: 2 parcels' })).toBeVisible()
    await expect(parcelOf(shopper, 'Palpa Dhaka Udhyog')).not.toContainText('to come')

    // The second shop brings it itself.
    await pack(page, `/vendor/${shops.own.shopId}/orders`, number)
    await page.getByText('I take it myself').click()
    await button(page, 'Leave with it now').click()
    await expect(heading(page)).toHaveText('At the door')
    if (isCash) {
      const { doorCode: ownCode } = await read(shops.own.slug)
      await page.getByLabel('Figure 1 of 4').pressSequentially(ownCode)
      await expect(page.getByText('The code is right.')).toBeVisible()
    }
    await button(page, /^Delivered/).click()
    await expect(said(page, `${number} is delivered.`)).toBeVisible()
    await expectMail(request, number, 'Delivered', 2)

    // The third shop calls; staff take its steps, and the shopper does not want it.
    const desk = await openPhone(browser, baseURL!, noise)
    const staff = await makeStaff(request, 'money')
    await signInAsStaff(desk.context, baseURL!, staff)
    await desk.page.goto(`/staff/orders/${number}`)
    await button(desk.page, 'Mark as packed').click()
    await expect(said(desk.page, 'Packed. The bill has its number.')).toBeVisible()
    await desk.page.getByLabel('Courier').selectOption({ label: 'Himal Parcel' })
    await desk.page.getByLabel('Tracking number').fill('HP-1045')
    await button(desk.page, 'Mark as shipped').click()
    await expect(said(desk.page, 'With the courier. The shopper is told.')).toBeVisible()
    await button(desk.page, 'Not taken…').click()
    await desk.page.getByRole('dialog').getByLabel('Why').selectOption({ label: 'Damaged' })
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(said(desk.page, 'Noted. It goes back to the shop.')).toBeVisible()
    await expectMail(request, number, 'Not taken')
    await shopper.reload()
    await expect(parcelOf(shopper, third.vendor.name.en)).toContainText('Not taken')
    await expect(parcelOf(shopper, 'Asan Kapada Pasal')).not.toContainText('to come')

    // What the rider took is handed in and counted; what was paid online is not among it.
    await desk.page.goto('/staff/cash')
    await desk.page.getByRole('link', { name: 'Open the cash of Upatyaka Riders' }).click()
    const held = desk.page.getByRole('checkbox', { name: number })
    await desk.page.getByRole('checkbox', { name: 'All parcels' }).uncheck()
    if (isCash) {
      const { totalPaisa } = await read(shops.run.slug)
      await held.check()
      await button(desk.page, /^Hand in/).click()
      const handedIn = desk.page.getByRole('listitem').filter({ hasText: 'to Sunita Rai' })
      await handedIn.getByRole('button', { name: 'Count', exact: true }).click()
      await desk.page
        .getByRole('dialog')
        .getByLabel('Counted, in rupees')
        .fill(String(totalPaisa / 100))
      await expect(desk.page.getByText('That is exactly right.')).toBeVisible()
      await desk.page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
      await expect(said(desk.page, 'Counted. It lies in the box.')).toBeVisible()
    }
    await expect(held).toHaveCount(0)
    expect(await axeFaults(desk.page)).toEqual([])
    expect(noise).toEqual([])
    for (const { context } of [vendor, rider, desk]) await context.close()
  })
}
