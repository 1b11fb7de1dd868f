import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { openShopper, openStaffSteps } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'

const background = '#b5123e'
const takePhoto = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .jpeg()
    .toBuffer()

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

/** The link of the mail that chooses so many stars for the first thing in it. */
async function mailedLink(request: APIRequestContext, email: string, stars: number): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mail')).text()).split('<article>')
      const mail = mails.find((one) => one.includes(email) && one.includes('/profile/reviews/write/')) ?? ''
      return (link = new RegExp(`/profile/reviews/write/product/[^?"&]+\\?stars=${stars}`).exec(mail)?.[0])
    })
    .toBeTruthy()
  return link!
}

const section = (page: Page) => page.locator('#reviews')

test('from the mail to a published review with photo, and the shop’s reply below it', async ({
  page: shopper,
  browser,
  request,
  baseURL,
}) => {
  const account = await openShopper(request)
  await signIn(shopper.context(), baseURL!, account.email, account.password)
  const buyer = asker(shopper.request, await bearerOf(shopper.context(), baseURL!))
  const shop = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    isMobile: true,
  })
  await signIn(shop, baseURL!, 'vendor@haat.test')
  const vendor = asker(shop.request, await bearerOf(shop, baseURL!))
  const { items: shops } = await vendor('GET', '/vendor/shops')
  const { shopId } = shops.find(({ slug }: { slug: string }) => slug === 'palpa-dhaka-udhyog')
  const stock = await vendor('GET', `/vendor/shops/${shopId}/stock?pageSize=40`)
  const { variantId } = stock.items.findLast(
    (one: { available: number; isOnSale: boolean }) => one.isOnSale && one.available > 5,
  )

  // One piece is bought, paid, sent and received eight days ago.
  await buyer('PUT', `/cart/items/${variantId}`, { quantity: 1 })
  await buyer('PUT', '/cart/chosen', { variantIds: [variantId] })
  const [{ id: addressId }] = (await buyer('GET', '/addresses')).items
  const { mark } = await buyer('POST', '/checkout/quote', { addressId })
  const { number } = await buyer('POST', '/orders', { addressId, method: 'esewa', mark })
  await shopper.goto(`/profile/orders/${number}`)
  await shopper.getByRole('button', { name: 'Pay with eSewa' }).first().click()
  await shopper.getByRole('button', { name: /^Pay$/ }).click()
  await expect(shopper.getByText(/^Thank you! .* arrived by eSewa\.$/)).toBeVisible()
  await (await openStaffSteps(browser, baseURL!)).send(number)
  const delivered = await request.post(`/dev/delivered?number=${number}&days=8`)
  expect(delivered.status(), await delivered.text()).toBe(200)
  expect((await request.post('/dev/review-invitations')).status()).toBe(200)

  // The mail leads to the form with its star; aspects, words and a photo are added, and a reload loses nothing.
  await shopper.goto(await mailedLink(request, account.email, 4))
  await expect(shopper.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible()
  const productId = /write\/product\/([^?]+)/.exec(shopper.url())![1]!
  const { ratings: before } = await buyer('GET', `/products/${productId}`)
  const all = shopper.getByRole('radiogroup', { name: 'All in all' })
  await expect(all.getByRole('radio', { name: '4 stars, Good' })).toBeChecked()
  const aspects = shopper.getByRole('radiogroup')
  const hasAspects = (await aspects.count()) > 1
  if (hasAspects)
    await aspects.nth(1).getByRole('radio', { name: '5 stars, Excellent' }).check({ force: true })
  const words = 'Very soft, and the colour is as in the picture.'
  await shopper.getByLabel('What should the next buyer know?').fill(words)
  await shopper.getByLabel('Add photos').setInputFiles({
    name: 'mine.jpg',
    mimeType: 'image/jpeg',
    buffer: await takePhoto(),
  })
  await expect(shopper.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await expect(shopper.getByRole('progressbar')).toHaveCount(0)
  await shopper.reload()
  await expect(shopper.getByLabel('What should the next buyer know?')).toHaveValue(words)
  await expect(shopper.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  expect(await axeFaults(shopper)).toEqual([])
  await shopper.getByRole('button', { name: 'Post review' }).click()
  await expect(shopper.getByRole('heading', { level: 1, name: /^Thank you, / })).toBeVisible()
  await expect(shopper.getByText('Your review is on the page')).toBeVisible()
  await expect(shopper.getByText(/^Edit or remove it until /)).toBeVisible()
  // What else can be written comes last.
  await expect(shopper.getByRole('heading', { name: /more to write$/ })).toBeVisible()
  expect(await axeFaults(shopper)).toEqual([])

  // Everybody sees it, with the day and the photo; one more review is counted.
  const visitor = await browser.newPage({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  const openNewest = async () => {
    await visitor.goto(`/products/${productId}?reviewSort=createdAt#reviews`)
    return section(visitor).getByRole('article').filter({ hasText: words })
  }
  let item = await openNewest()
  await expect(async () => {
    item = await openNewest()
    await expect(item).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(item.getByText(/^Bought on /)).toBeVisible()
  const many = before.count + 1
  await expect(
    section(visitor).getByText(`${many} verified ${many === 1 ? 'buyer' : 'buyers'}`),
  ).toBeVisible()
  const { ratings: after } = await buyer('GET', `/products/${productId}?`)
  expect(after.byStars[3]).toBe(before.byStars[3] + 1)
  await item.getByRole('button', { name: /^Photo 1 from / }).click()
  const viewer = visitor.getByRole('dialog', { name: 'Photo 1 of 1' })
  await expect(viewer.getByText(words)).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await item.getByRole('button', { name: 'Helpful' }).click()
  await expect(visitor.getByRole('dialog').getByLabel('Email')).toBeVisible()
  await visitor.close()

  // The shop replies on a phone of its own, and its reply stands below the review and in the shopper's own list.
  const portal = await shop.newPage()
  await portal.goto(`/vendor/${shopId}/reviews`)
  const card = portal.getByRole('listitem').filter({ hasText: words })
  await card.getByRole('button', { name: /^Reply to / }).click()
  await card.getByRole('textbox', { name: /^Your reply to / }).fill('Thank you, come again.')
  await card.getByRole('button', { name: 'Publish reply' }).click()
  await expect(portal.getByText('Your reply is on the page.')).toBeVisible()
  await shop.close()
  await expect(async () => {
    await shopper.goto(`/products/${productId}?reviewSort=createdAt#reviews`)
    await expect(section(shopper).getByText('Thank you, come again.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const mine = section(shopper).getByRole('article').filter({ hasText: words })
  await expect(mine.getByRole('link', { name: 'Edit' })).toBeVisible()
  await shopper.goto('/profile/reviews')
  await shopper.getByRole('tab', { name: /^Written/ }).click()
  await expect(shopper.getByText('Thank you, come again.')).toBeVisible()
  await shopper.getByRole('button', { name: 'Remove' }).click()
  await shopper.getByRole('button', { name: /^Remove it/ }).click()
  await expect(shopper.getByText('Your review is removed.')).toBeVisible()
  const { ratings: last } = await buyer('GET', `/products/${productId}?`)
  expect(last).toEqual(before)
})
