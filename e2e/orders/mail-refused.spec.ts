import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { startSmtpScript, type SmtpScript } from '../../api/test/smtp-script.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { openShopper } from './order-journey.ts'
import { startOwnServer, type OwnServer } from '../testing/own-server.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { someProducts } from '../testing/some-products.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

/** This server sends its mails; the tests' usual server only stores them. */
let smtp: SmtpScript
let server: OwnServer
test.beforeAll(async () => {
  smtp = await startSmtpScript()
  server = await startOwnServer({ SMTP_URL: smtp.url, PUBLIC_URL: 'http://127.0.0.1' })
})
test.afterAll(async () => {
  await server.stop()
  await smtp.close()
})

/** Places a cash order through the API, because these tests are about its mail, and waits until that was refused. */
async function placeOrder(shop: BrowserContext): Promise<string> {
  const headers = await bearerOf(shop, server.address)
  const [product] = await someProducts(shop.request, 1)
  const { data } = await (await shop.request.get('/api/addresses', { headers })).json()
  const addressId = data.items[0].id
  await shop.request.put(`/api/cart/items/${product!.variantId}`, { headers, data: { quantity: 1 } })
  const quoted = await shop.request.post('/api/checkout/quote', { headers, data: { addressId } })
  const { mark } = (await quoted.json()).data
  const placed = await shop.request.post('/api/orders', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { addressId, method: 'cod', mark },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  const { number } = (await placed.json()).data
  const order = async () => (await (await shop.request.get(`/api/orders/${number}`, { headers })).json()).data
  await expect.poll(async () => (await order()).mail?.state).toBe('ended')
  return number
}

test(
  'a shopper whose mail comes back is told on the order and in the profile, and staff send it again',
  onlyLong,
  async ({ browser, request }) => {
    const shopper = await openShopper(request)
    smtp.replies.RCPT = (reader) => (reader === shopper.email ? '550 5.1.1 No such user here' : undefined)
    const shop = await browser.newContext({ baseURL: server.address })
    const page = await shop.newPage()
    await signIn(shop, server.address, shopper.email, shopper.password)
    const number = await placeOrder(shop)
    await page.goto(`/profile/orders/${number}`)

    const notice = page.getByText(`We could not deliver our email to ${shopper.email}.`)
    await expect(notice).toBeVisible()
    await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Change the email address' }).click()
    await expect(page.getByText('Emails to this address bounce')).toBeVisible()

    const console = await browser.newContext({ baseURL: server.address })
    await signInAsStaff(console, server.address)
    const staffPage = await console.newPage()
    await staffPage.goto('/staff/mail?state=ended')
    const row = staffPage.getByRole('row', { name: new RegExp(number) })
    await expect(row).toContainText(shopper.email)
    await expect(row).toContainText('550 5.1.1 No such user here')
    expect(await axeFaults(staffPage)).toEqual([])
    smtp.replies = {}
    await row.getByRole('button', { name: /^Send again/ }).click()
    await expect(staffPage.getByText('The email is being sent again.')).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect.poll(() => smtp.accepted).toContain(shopper.email)

    await page.goto(`/profile/orders/${number}`)
    await expect(page.getByRole('heading', { name: 'Confirm your order' })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await console.close()
    await shop.close()
  },
)
