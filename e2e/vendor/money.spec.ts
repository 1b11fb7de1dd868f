import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { addBsMonths, bsMonthOf } from '../../contract/src/shared/bs-months.ts'
import { formatExactAmount } from '../../contract/src/shared/money.ts'
import { readPaper } from '../../api/test/read-paper.ts'
import { openShopper, openStaffSteps } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { makeStaff, secondFactorCodeOf, signInAsStaff } from '../testing/staff-sign-in.ts'

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name })
const said = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

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

/** Somebody of the staff with a right to money; each has a code to give, and no code works twice. */
async function openDesk(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  const email = await makeStaff(context.request, 'money')
  await signInAsStaff(context, baseURL, email)
  return { page: await context.newPage(), code: () => secondFactorCodeOf(context.request, email) }
}

/** "−1,234.50" as it stands on the page, without the marks that tell a screen reader or a bidi text anything. */
const exact = (paisa: number) => formatExactAmount(paisa, 'en')

test('what a shop sold is paid out and refunded afterwards, and ledger, page, PDF and CSV say the same to the paisa', async ({
  page: shopper,
  browser,
  request,
  baseURL,
}) => {
  const account = await openShopper(request)
  await signIn(shopper.context(), baseURL!, account.email, account.password)
  const buyer = asker(shopper.request, await bearerOf(shopper.context(), baseURL!))
  const vendor = await browser.newContext({ baseURL: baseURL! })
  await signIn(vendor, baseURL!, 'vendor@haat.test')
  const ask = asker(vendor.request, await bearerOf(vendor, baseURL!))
  const { items: shops } = await ask('GET', '/vendor/shops')
  const { shopId } = shops.find(({ slug }: { slug: string }) => slug === 'palpa-dhaka-udhyog')
  const stock = await ask('GET', `/vendor/shops/${shopId}/stock?pageSize=40`)
  const { variantId } = stock.items.find(
    (one: { available: number; isOnSale: boolean }) => one.isOnSale && one.available > 9,
  )
  const books = {
    balance: () => ask('GET', `/vendor/shops/${shopId}/balance`),
    ledger: async (month = bsMonthOf(new Date())) =>
      (await ask('GET', `/vendor/shops/${shopId}/ledger?month=${month}&pageSize=100`)).items,
  }

  // Three pieces, paid online, sent by staff for the shop, and delivered so long ago that nobody can return them.
  await buyer('PUT', `/cart/items/${variantId}`, { quantity: 3 })
  await buyer('PUT', '/cart/chosen', { variantIds: [variantId] })
  const [{ id: addressId }] = (await buyer('GET', '/addresses')).items
  const { mark } = await buyer('POST', '/checkout/quote', { addressId })
  const { number } = await buyer('POST', '/orders', { addressId, method: 'esewa', mark })
  await shopper.goto(`/profile/orders/${number}`)
  await button(shopper, 'Pay with eSewa').first().click()
  await button(shopper, /^Pay$/).click()
  await expect(shopper.getByText(/^Thank you! .* arrived by eSewa\.$/)).toBeVisible()
  await (await openStaffSteps(browser, baseURL!)).send(number)
  const delivered = await request.post(`/dev/delivered?number=${number}&days=20`)
  expect(delivered.status(), await delivered.text()).toBe(200)
  // It is in the books of the month in which it arrived, if those were still open.
  const thisMonth = bsMonthOf(new Date())
  const entries = [...(await books.ledger()), ...(await books.ledger(addBsMonths(thisMonth, -1)))]
  const sale = entries.find(
    (entry: { parcel: { orderNumber: string } | null }) => entry.parcel?.orderNumber === number,
  )
  const saleLines = Object.fromEntries(
    sale.lines.map(({ kind, amountPaisa }: { kind: string; amountPaisa: number }) => [kind, amountPaisa]),
  )
  expect(saleLines.commission).toBe(-Math.floor((saleLines.sale * 800) / 10_000))
  expect(saleLines.vat).toBe(-Math.round((-saleLines.commission * 13) / 100))
  const { payablePaisa, openPayout } = await books.balance()
  expect(payablePaisa).toBeGreaterThanOrEqual(sale.amountPaisa)

  // One of the staff proposes and approves it, another pays it and notes the reference.
  const approver = await openDesk(browser, baseURL!)
  if (openPayout) {
    await approver.page.goto(`/staff/payouts/${openPayout.number}`)
    await button(approver.page, 'Withdraw').click()
    await approver.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(said(approver.page, 'Withdrawn.')).toBeVisible()
  }
  await approver.page.goto('/staff/payouts')
  await button(approver.page, 'Propose for a shop').click()
  const dialog = approver.page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('Palpa')
  await dialog.getByRole('button', { name: /Palpa Dhaka Udhyog/ }).click()
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(approver.page).toHaveURL(/\/staff\/payouts\/P-\d+/)
  const payout = /P-\d+/.exec(approver.page.url())![0]
  await button(approver.page, 'Approve').click()
  await dialog.getByLabel('Code from your app').fill(await approver.code())
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(said(approver.page, 'Approved.')).toBeVisible()
  const payer = await openDesk(browser, baseURL!)
  await payer.page.goto(`/staff/payouts/${payout}`)
  await button(payer.page, 'Note as sent').click()
  const paying = payer.page.getByRole('dialog')
  const reference = `NBL ${Date.now()}`
  await paying.getByLabel('Reference of the bank or wallet').fill(reference)
  await paying.getByLabel('Code from your app').fill(await payer.code())
  await paying.getByRole('button', { name: /as sent$/ }).click()
  await expect(said(payer.page, 'Noted as sent. The owners are told.')).toBeVisible()
  expect(await axeFaults(payer.page)).toEqual([])

  // A piece turns out to be faulty: the shopper gets back what was paid for it, and the shop the commission on it.
  const refunder = await openDesk(browser, baseURL!)
  await refunder.page.goto(`/staff/orders/${number}`)
  await button(refunder.page, 'Refund pieces…').click()
  const refunding = refunder.page.getByRole('dialog')
  await refunding.getByRole('button', { name: /^Refund one more of/ }).click()
  await refunding.getByLabel('Reason').fill('The seam came undone.')
  await refunding.getByLabel('Code from your authenticator').fill(await refunder.code())
  await refunding.getByRole('button', { name: /^Refund Rs/ }).click()
  await expect(said(refunder.page, 'Noted. The shopper and the shop are told.')).toBeVisible()

  // The owner reads it on a phone: the newest lines first, the month added up, both papers.
  const page = await vendor.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/vendor/${shopId}/money`)
  // Other journeys may sell something of the shop meanwhile.
  const written = await books.ledger()
  const at = (entry: { number: number }) =>
    written.findIndex(({ number: one }: { number: number }) => one === entry.number)
  const out = written.find(
    (one: { payoutNumber: string; kind: string }) => one.kind === 'payout' && one.payoutNumber === payout,
  )
  const refund = written.find(
    (one: { kind: string; parcel: { orderNumber: string } | null }) =>
      one.kind === 'refund' && one.parcel?.orderNumber === number,
  )
  const beforeRefund = written[at(refund) + 1]
  expect(beforeRefund.number).toBeGreaterThanOrEqual(out.number)
  const backOf = (kind: string) =>
    refund.lines.find((line: { kind: string }) => line.kind === kind).amountPaisa as number
  expect(backOf('refund')).toBe(-saleLines.sale / 3)
  const two = (saleLines.sale / 3) * 2
  const commissionOfTwo = Math.floor((two * 800) / 10_000)
  expect(backOf('commissionBack')).toBe(-saleLines.commission - commissionOfTwo)
  expect(backOf('vatBack')).toBe(-saleLines.vat - Math.round((commissionOfTwo * 13) / 100))
  expect(refund.balanceAfterPaisa).toBe(beforeRefund.balanceAfterPaisa + refund.amountPaisa)
  await expect(page.getByRole('main')).toContainText(exact(refund.balanceAfterPaisa))
  await expect(page.getByText(payout).first()).toBeVisible()
  await expect(page.getByText(/These sums do not come to the balance/)).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])

  const save = async (name: RegExp) => {
    const download = page.waitForEvent('download')
    await button(page, name).first().click()
    return readFile(await (await download).path())
  }
  const statement = (await readPaper(await save(/^Statement$/))).map(({ text }) => text).join('\n')
  expect(statement).toContain(exact(refund.balanceAfterPaisa))
  expect(statement).toContain(reference)
  expect(statement).toMatch(/No tax is withheld/)
  const rows = (await save(/^Download: .*CSV/)).toString('utf8').trim().split('\r\n')
  const lastOfRefund = rows.findLast((row) => row.startsWith(`${refund.number},`))
  expect(Number(lastOfRefund!.split(',').at(-2))).toBe(refund.balanceAfterPaisa / 100)
})
