import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { openShopper } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { hydrateIslands } from '../testing/hydrate-islands.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(phone)
test.setTimeout(120_000)
const shopSlug = 'palpa-dhaka-udhyog'

/** A product of the demo's vendor. */
async function productOf(request: APIRequestContext) {
  const { data } = await (await request.get(`/api/products?vendor=${shopSlug}&pageSize=5`)).json()
  return data.items[0] as { id: string; title: { en: string } }
}

async function openPerson(browser: Browser, baseURL: string, email: string, password?: string) {
  const context = await browser.newContext({ ...phone, baseURL })
  await signIn(context, baseURL, email, password)
  return context.newPage()
}

/** The id of the demo's shop, as its portal has it in the address. */
async function shopIdOf(vendor: Page, baseURL: string): Promise<string> {
  const headers = await bearerOf(vendor.context(), baseURL)
  const { data } = await (await vendor.request.get('/api/vendor/shops', { headers })).json()
  return data.items.find(({ slug }: { slug: string }) => slug === shopSlug).shopId
}

test('a shopper asks, the shop answers, the mail leads back, and somebody else finds it helpful', async ({
  browser,
  request,
  baseURL,
}) => {
  const product = await productOf(request)
  const text = `Is it warm enough for Mustang in ${Date.now()}?`
  const answer = 'Over a good sweater, yes.'

  const asker = await openShopper(request)
  const shopper = await openPerson(browser, baseURL!, asker.email, asker.password)
  await shopper.goto(`/products/${product.id}`)
  await hydrateIslands(shopper)
  const card = shopper.getByRole('region', { name: 'Ask about this product' })
  const box = card.getByRole('textbox', { name: 'Your question' })
  await box.scrollIntoViewIfNeeded()
  await box.fill('My number is 98 41 23 45 67')
  await expect(card.getByText(/leave out the phone number/)).toBeVisible()
  await box.fill(text)
  await card.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(card.getByText('Your question waits for an answer')).toBeVisible()
  expect(await axeFaults(shopper)).toEqual([])

  const vendor = await openPerson(browser, baseURL!, 'vendor@haat.test')
  const shopId = await shopIdOf(vendor, baseURL!)
  await vendor.goto(`/vendor/${shopId}/questions`)
  const question = vendor.getByRole('listitem').filter({ hasText: text })
  await question.getByRole('textbox', { name: 'Your answer' }).fill(answer)
  await question.getByRole('button', { name: 'Post answer' }).click()
  await expect(question).toHaveCount(0)
  expect(await axeFaults(vendor)).toEqual([])

  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = (await (await request.get('/dev/mail')).text()).split('<article>')
      const mail = mails.find((one) => one.includes(asker.email) && one.includes('/profile/questions/'))
      return (link = /\/profile\/questions\/\d+/.exec(mail ?? '')?.[0])
    })
    .toBeTruthy()
  await shopper.goto(link!)
  await expect(shopper.getByText(answer)).toBeVisible()
  await shopper.getByRole('link', { name: 'See it on the page' }).click()
  await expect(shopper.getByRole('region', { name: 'Questions' }).getByText(answer)).toBeVisible()

  const other = await openShopper(request)
  const reader = await openPerson(browser, baseURL!, other.email, other.password)
  await reader.goto(`/products/${product.id}`)
  await hydrateIslands(reader)
  const asked = reader
    .getByRole('region', { name: 'Questions' })
    .getByRole('listitem')
    .filter({ hasText: text })
    .first()
  await asked.getByRole('button', { name: 'Helpful' }).click()
  await expect(asked.getByRole('button', { name: 'Helpful (1)', pressed: true })).toBeVisible()
  await reader.reload()
  await hydrateIslands(reader)
  await expect(asked.getByRole('button', { name: 'Helpful (1)' })).toBeVisible()
})
