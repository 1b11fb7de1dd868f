import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { confirmationCodeOf, openShopper } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(phone)

const tansen = {
  label: 'home',
  name: 'Sarita Aryal',
  phoneNumber: '9841234567',
  district: 'palpa',
  localLevel: 'tansen',
  ward: 5,
  tole: 'Taksar Tole',
  landmark: 'Blue gate',
}

/** Asks the API as somebody who is signed in. */
const asker = (request: APIRequestContext, headers: Record<string, string>) => ({
  async ask(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const answer = await request.fetch(`/api${path}`, {
      method,
      headers: { ...headers, ...key },
      ...(data && { data }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  },
})
type Asker = ReturnType<typeof asker>

async function openVendor(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  await signIn(context, baseURL, 'vendor@haat.test')
  const { ask } = asker(context.request, await bearerOf(context, baseURL))
  const { items } = await ask('GET', '/vendor/shops')
  const { shopId } = items.find(({ slug }: { slug: string }) => slug === 'palpa-dhaka-udhyog')
  const stock = await ask('GET', `/vendor/shops/${shopId}/stock?pageSize=40`)
  const wares = stock.items.filter(
    (one: { available: number; isOnSale: boolean }) => one.isOnSale && one.available > 9,
  )
  return { page: await context.newPage(), portal: `/vendor/${shopId}/orders`, wares }
}

interface Ware {
  variantId: string
  title: { en: string }
}

/** Orders some of the shop's goods, as the checkout does. */
async function order({ ask }: Asker, addressId: string, method: string, wares: [Ware, number][]) {
  for (const [{ variantId }, quantity] of wares) await ask('PUT', `/cart/items/${variantId}`, { quantity })
  await ask('PUT', '/cart/chosen', { variantIds: wares.map(([{ variantId }]) => variantId) })
  const { mark } = await ask('POST', '/checkout/quote', { addressId })
  return (await ask('POST', '/orders', { addressId, method, mark })).number as string
}

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function packAndLeave(page: Page, number: string) {
  await page.getByRole('checkbox').click()
  await button(page, 'Mark as packed').click()
  await expect(heading(page)).toHaveText(`${number} is packed`)
  await page.getByText('I take it myself').click()
  await button(page, 'Leave with it now').click()
  await expect(heading(page)).toHaveText('At the door')
}

test(
  'from the shop to the door on a phone: one with a piece missing, one paid online, one refused and back',
  onlyLong,
  async ({ page: shopper, browser, request, baseURL }) => {
    const { page, portal, wares } = await openVendor(browser, baseURL!)
    const shawl: Ware = wares[0]
    const gloves: Ware = wares.find((one: Ware) => one.title.en !== shawl.title.en)
    const account = await openShopper(request)
    await signIn(shopper.context(), baseURL!, account.email, account.password)
    const buyer = asker(shopper.request, await bearerOf(shopper.context(), baseURL!))
    const { id } = await buyer.ask('POST', '/addresses', tansen)
    const cash = await order(buyer, id, 'cod', [
      [shawl, 1],
      [gloves, 2],
    ])
    const refused = await order(buyer, id, 'cod', [[shawl, 1]])
    const paid = await order(buyer, id, 'esewa', [[gloves, 1]])
    for (const number of [cash, refused])
      await buyer.ask('POST', `/orders/${number}/confirm`, {
        code: await confirmationCodeOf(request, number),
      })
    await shopper.goto(`/profile/orders/${paid}`)
    await button(shopper, 'Pay with eSewa').first().click()
    await shopper.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(shopper.getByText(/^Thank you! .* arrived by eSewa\.$/)).toBeVisible()

    // Two are accepted at once.
    await page.goto(`${portal}?view=toAccept`)
    for (const number of [cash, paid]) await page.getByRole('checkbox', { name: `Choose ${number}` }).click()
    await button(page, 'Accept').click()
    await expect(said(page, '2 parcels are done.')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    // One piece is missing, the rest is packed, and the papers are printed.
    await page.getByRole('searchbox').fill(cash)
    await page.getByRole('searchbox').press('Enter')
    await expect(heading(page)).toHaveText(`Pack ${cash}`)
    await button(page, 'Mark as packed').click()
    await expect(page.getByText('This one is not ticked yet')).toBeVisible()
    await button(page, 'Something is missing').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: new RegExp(gloves.title.en) }).click()
    await dialog.getByRole('radio', { name: /^Send less of it/ }).click()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('1 of the 2 that were ordered')).toBeVisible()
    for (const row of await page.getByRole('checkbox').all()) await row.click()
    expect(await axeFaults(page)).toEqual([])
    await button(page, 'Mark as packed').click()
    await expect(heading(page)).toHaveText(`${cash} is packed`)
    const download = page.waitForEvent('download')
    await button(page, 'Bill and label').click()
    expect((await download).suggestedFilename()).toBe(`haat-bill-label-${cash}.pdf`)
    await page.getByText('I take it myself').click()
    await button(page, 'Leave with it now').click()
    await expect(heading(page)).toHaveText('At the door')
    expect(await axeFaults(page)).toEqual([])

    // The shopper has the code, and sees what is sent; a wrong one is refused at the fourth figure.
    await shopper.goto(`/profile/orders/${cash}`)
    const { parcels } = await buyer.ask('GET', `/orders/${cash}`)
    const code: string = parcels[0].doorCode
    await expect(shopper.getByText([...code].join(' '))).toBeAttached()
    const wrong = code === '1111' ? '2222' : '1111'
    await page.getByLabel('Figure 1 of 4').pressSequentially(wrong)
    await expect(page.getByText('That is not the code.')).toBeVisible()
    await expect(page.getByText('4 tries left')).toBeVisible()
    await page.getByLabel('Figure 1 of 4').pressSequentially(code)
    await expect(page.getByText('The code is right.')).toBeVisible()
    await button(page, /^Delivered, Rs\.\s.* taken/).click()
    await expect(said(page, `${cash} is delivered.`)).toBeVisible()
    await shopper.reload()
    await expect(shopper.getByRole('heading', { level: 2, name: 'Delivered' })).toBeVisible()

    // What was paid online needs no code.
    await page.goto(`${portal}/${paid}`)
    await packAndLeave(page, paid)
    await expect(page.getByText('Nothing to take')).toBeVisible()
    await button(page, 'Delivered').click()
    await expect(said(page, `${paid} is delivered.`)).toBeVisible()

    // One is not taken, and comes back.
    await page.goto(`${portal}/${refused}`)
    await packAndLeave(page, refused)
    await button(page, /^Not taken/).click()
    await page.getByRole('radio', { name: 'Not as shown' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
    await button(page, /^It is back in the shop/).click()
    await expect(page.getByText('Back in the shop', { exact: true }).first()).toBeVisible()
    await shopper.goto(`/profile/orders/${refused}`)
    await expect(shopper.getByRole('heading', { level: 2, name: 'Not taken at the door' })).toBeVisible()
    await page.context().close()
  },
)
