import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdfText } from '../../api/seeds/legal/read-pdf-text.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import {
  confirmationCodeOf,
  openShopper,
  openStaffSteps,
  orderNumberOf,
  walkFromCart,
  walkToReview,
} from './order-journey.ts'
import { someProducts } from '../testing/some-products.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const news = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
/** Each test takes another product, so that they do not use up each other's stock. */
const thing = async (request: Parameters<typeof someProducts>[0], at: number) =>
  (await someProducts(request, at + 1))[at]!

test.describe('paid in cash', () => {
  test.use({ expectedNoise: [/status of 422/] })

  test('from a visitor’s cart to the door: confirmed by the code, opened, paid and told the delivery code', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const tea = await thing(request, 2)
    await walkToReview(page, await openShopper(request), tea, 'Cash on delivery')
    await page.getByLabel('Your PAN on the bill').fill('1234')
    await page.getByRole('button', { name: 'Place the order' }).click()
    await expect(page.getByText('A PAN has nine digits.')).toBeInViewport()
    await page.getByLabel('Your PAN on the bill').fill('३०१ २३४ ५६७')
    await page.getByRole('button', { name: 'Place the order' }).click()
    const number = await orderNumberOf(page)
    await expect(page.getByText('PAN on the bill: 301234567')).toBeVisible()
    await expect(news(page, 'Please confirm with the code')).toBeVisible()
    await page.getByRole('link', { name: 'Receipt, to print' }).click()
    await expect(page.getByRole('heading', { name: `Receipt for order ${number}` })).toBeVisible()
    await expect(page.getByText('This is not a bill.')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'navigation', 'search', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'Back to the order' }).click()
    const code = await confirmationCodeOf(request, number)
    await page.getByLabel('Code from the email').fill(code === '123456' ? '654321' : '123456')
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await expect(page.getByText('That is not the code of this order.')).toBeVisible()
    await page.getByLabel('Code from the email').fill(code)
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await expect(news(page, 'Your order is confirmed')).toBeVisible()

    const staff = await openStaffSteps(browser, baseURL!)
    await staff.send(number)
    await page.reload()
    await expect(news(page, /^One parcel (is on its way|arrives today)$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel this parcel' })).toHaveCount(0)
    const doorCode = await page.getByText(/^(\d ){3}\d$/).textContent()
    expect(await axeFaults(page)).toEqual([])
    const saveBill = async () => {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Bill, PDF' }).click()
      return saved
    }
    const file = await saveBill()
    expect(file.suggestedFilename()).toBe(`haat-${number}-1.pdf`)
    const billText = async (bill: typeof file) => readPdfText(readFileSync(await bill.path())).body
    expect(await billText(file)).not.toContain('Copy of original')
    expect(await billText(await saveBill())).toContain('Copy of original (1)')

    await staff.deliver(number, doorCode!.replaceAll(' ', ''))
    await page.reload()
    await expect(news(page, 'Delivered')).toBeVisible()
    await expect(page.getByText('Delivered and paid')).toBeVisible()
    await expect(page.getByText(/^Return until .* Money back within 7 days\.$/)).toBeVisible()
  })
})

for (const [at, method] of someOf(['eSewa', 'Khalti'], 1).entries()) {
  test(`paid through ${method}, from a visitor’s cart to the door`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const tea = await thing(request, at)
    await walkToReview(page, await openShopper(request), tea, method)
    await page.getByRole('button', { name: `Place and pay with ${method}` }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    const number = await orderNumberOf(page)
    await expect(page.getByText(new RegExp(`^Thank you! .* arrived by ${method}\\.$`))).toBeVisible()
    await expect(news(page, 'Your order is confirmed')).toBeVisible()
    const staff = await openStaffSteps(browser, baseURL!)
    await staff.send(number)
    await staff.deliver(number)
    await page.getByRole('link', { name: 'All your orders' }).click()
    const card = page.getByRole('listitem').filter({ hasText: `Order ${number}` })
    await expect(card).toContainText('Delivered')
    await card.getByRole('link').click()
    await expect(page.getByText(`Paid with ${method}.`)).toBeVisible()
  })
}

test(
  'a payment that is broken off leaves the order held; let go of, its things are in the cart again',
  onlyLong,
  async ({ page, request }) => {
    const tea = await thing(request, 3)
    await walkToReview(page, await openShopper(request), tea, 'eSewa')
    await page.getByRole('button', { name: 'Place and pay with eSewa' }).click()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByText(/^(eSewa did not take the payment|You came back from eSewa)/)).toBeVisible()
    await expect(page.getByText(/^\d+:\d\d min left$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay with Khalti instead' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await page.getByRole('radio', { name: 'I changed my mind' }).check()
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await expect(news(page, 'Cancelled')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await expect(page.getByRole('link', { name: tea.title.en }).filter({ visible: true })).toBeVisible()
  },
)

test(
  'a parcel is cancelled while it is here, with a reason, and bought again',
  onlyLong,
  async ({ page, request }) => {
    const tea = await thing(request, 4)
    await walkToReview(page, await openShopper(request), tea, 'Cash on delivery')
    await page.getByRole('button', { name: 'Place the order' }).click()
    const number = await orderNumberOf(page)
    await page.getByRole('button', { name: 'Cancel this parcel' }).click()
    await page.getByRole('radio', { name: 'It arrives too late' }).check()
    await page.getByRole('button', { name: 'Cancel it' }).click()
    await expect(news(page, 'Cancelled')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel this parcel' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Buy again' }).dblclick()
    await expect(page).toHaveURL('/profile/cart')
    await page.goto(`/profile/orders/${number}`)
    await page.getByRole('button', { name: 'Buy again' }).click()
    await expect(page).toHaveURL('/profile/cart')
    await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: tea.title.en }).filter({ visible: true })).toBeVisible()
    // The same cart ordered again in the same tab is another order.
    await walkFromCart(page, 'Cash on delivery')
    await page.getByRole('button', { name: 'Place the order' }).click()
    expect(await orderNumberOf(page)).not.toBe(number)
    await page.goto(`/help-support?order=${number}`)
    await expect(page.getByLabel('Subject')).toHaveValue(`Order ${number}`)
  },
)
