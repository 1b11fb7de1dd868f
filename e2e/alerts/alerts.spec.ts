import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '../../demo/src/demo-accounts.ts'
import { openShopper } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { fillSignIn, submit } from '../testing/sign-in-form.ts'

interface SoldOut {
  variantId: string
  productId: string
  title: { en: string }
}

/** The demo vendor, who looks after the stock of a shop by calls of the API. */
async function openVendor(request: APIRequestContext) {
  const data = { email: 'vendor@haat.test', password: demoPassword, cookieless: true }
  const { accessToken } = await (await request.post('/api/auth/login', { data })).json()
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const headers = { authorization: `Bearer ${accessToken.token}`, 'idempotency-key': crypto.randomUUID() }
    const answer = await request.fetch(`/api/vendor/shops${path}`, {
      method,
      headers,
      ...(body && { data: body }),
    })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const { items: shops } = await ask('GET', '')
  const { shopId } = shops.find(({ slug }: { slug: string }) => slug === 'palpa-dhaka-udhyog')
  const { items } = await ask('GET', `/${shopId}/stock?filter=out&pageSize=40`)
  const change = (variantId: string, reason: 'received' | 'lost', pieces: number) =>
    ask('POST', `/${shopId}/stock/${variantId}/movements`, { reason, change: pieces, words: '' })
  return { change, soldOut: items.find(({ isOnSale }: { isOnSale: boolean }) => isOnSale) as SoldOut }
}

/** The newest mail to an address in which these words stand. */
async function mailTo(request: APIRequestContext, email: string, words: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mail')).text()).split('<article>')
      return (found = mails.find((mail) => mail.includes(`To ${email}`) && mail.includes(words)))
    })
    .toBeTruthy()
  return found!
}

test('what was out of stock is waited for, comes back, is mailed, and its mails are stopped by one press', async ({
  page,
  request,
}) => {
  const { change, soldOut } = await openVendor(request)
  const { variantId, productId, title } = soldOut
  const account = await openShopper(request)

  await page.goto(`/products/${productId}?variant=${variantId}`)
  await page.getByRole('button', { name: 'Tell me when it is back' }).tap()
  await fillSignIn(page, account)
  await submit(page)
  const waiting = page.getByRole('button', { name: 'We will tell you' })
  await expect(waiting).toHaveAttribute('aria-pressed', 'true')
  expect(await axeFaults(page)).toEqual([])

  const seller = page.getByRole('region', { name: 'Sold by' })
  await seller.getByRole('button', { name: 'Follow this shop' }).tap()
  await expect(seller.getByRole('button', { name: 'You follow this shop' })).toBeVisible()

  await page.goto('/profile/alerts')
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: title.en })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Palpa Dhaka Udhyog' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await change(variantId, 'received', 4)
  expect((await request.post('/dev/morning')).status()).toBe(200)
  const mail = await mailTo(request, account.email, 'is back in stock')
  const link = (pattern: RegExp) => pattern.exec(mail)![1]!.replaceAll('&amp;', '&')

  const mailed = new URL(link(/href="([^"]*\/products\/[^"]*)"/))
  await page.goto(mailed.pathname + mailed.search)
  await expect(
    page.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }),
  ).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toHaveCount(0)
  await page.goto('/profile/notifications')
  await expect(page.getByRole('link', { name: /is back$/ })).toBeVisible()
  await page.goto('/profile/alerts')
  await expect(page.getByText('Nothing. Press “Tell me when it is back”')).toBeVisible()

  await page.goto(new URL(link(/href="([^"]*\/notifications\/stop\/[^"]*)"/)).pathname)
  await page.getByRole('button', { name: 'Stop these mails' }).tap()
  await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible()
  await change(variantId, 'lost', -4)
})
