import type { Browser, BrowserContext, Page } from '@playwright/test'
import { confirmationCodeOf, openShopper, orderNumberOf, walkFromCart } from '../orders/order-journey.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { startOwnServer, type OwnServer } from '../testing/own-server.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'
import { fill } from './write-application.ts'
import {
  addOption,
  chooseCategory,
  describePictures,
  fillBoth,
  goOn,
  saved,
  takePictures,
} from './write-listing.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
test.use(phone)

/** Shop and staff use this server; the shopper uses the tests' usual one, so that one process hears of the other. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({})
})
test.afterAll(() => server.stop())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const listings = /\/api\/vendor\/shops\/[^/]+\/listings/

const openVendor = async (browser: Browser, email: string) => {
  const context = await browser.newContext({ ...phone, baseURL: server.address })
  await signIn(context, server.address, email)
  return context
}

/** The address of a shop's pages below /vendor/. */
async function portalOf(context: BrowserContext, slug: string): Promise<string> {
  const headers = await bearerOf(context, server.address)
  const answer = await context.request.get('/api/vendor/shops', { headers })
  const { items } = (await answer.json()).data as { items: { slug: string; shopId: string }[] }
  return `/vendor/${items.find((shop) => shop.slug === slug)!.shopId}`
}

async function openStaff(browser: Browser) {
  const context = await browser.newContext({ baseURL: server.address })
  await signInAsStaff(context, server.address)
  return context
}

/** Opens what the shop has sent last. */
async function openReview(staff: Page, name: string) {
  await staff.goto('/staff/listings')
  await staff.getByRole('link', { name }).click()
  await expect(button(staff, 'Approve')).toBeVisible()
}

/** Sends what is complete. */
async function submit(page: Page) {
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Ready to sell' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Submit for review').click()
  await expect(toast(page, 'Sent.')).toBeVisible()
}

test('a product with four variants from a phone: kept without a network, sent back, mended, approved, found and bought', async ({
  page: shopper,
  browser,
  request,
  baseURL,
}) => {
  const [context, staffContext] = [await openVendor(browser, 'vendor@haat.test'), await openStaff(browser)]
  const portal = await portalOf(context, 'palpa-dhaka-udhyog')
  const page = await context.newPage()
  await page.goto(`${portal}/listings`)
  await expect(heading(page)).toHaveText('Products')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Add a listing' }).click()
  await takePictures(page, 3, true)
  await expect(heading(page)).toHaveText('New product')
  await describePictures(page, 3, 'A throw of Dhaka cloth')
  await expect(saved(page)).toBeVisible()

  // Without a network the phone keeps what is typed, also over a reload before anything could be saved.
  await context.setOffline(true)
  await fill(page, { 'Name · English': 'Srinagar throw' })
  await expect(page.getByText(/^Kept on this phone/)).toBeVisible()
  await page.route(listings, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name · English' })).toHaveValue('Srinagar throw')
  await page.unroute(listings)
  await expect(saved(page)).toBeVisible()

  await page
    .getByRole('group', { name: 'Language of the text' })
    .getByRole('button', { name: 'Nepali' })
    .click()
  await fill(page, { 'Name · Nepali': 'श्रीनगरे ओढ्ने' })
  await chooseCategory(page, 'Bedding')
  await page.getByRole('combobox', { name: 'Made in' }).selectOption('Nepal')
  expect(await axeFaults(page)).toEqual([])
  await goOn(page)
  await fillBoth(page, 'Story', 'Woven in Tansen for cold evenings.', 'चिसा साँझका लागि तानसेनमा बुनिएको।')
  await goOn(page)
  await addOption(page, 'Add an option', [
    ['Colour', 'रङ'],
    ['Red', 'रातो'],
    ['Pine', 'सल्ला हरियो'],
  ])
  await addOption(page, 'Add a second option', [
    ['Size', 'साइज'],
    ['Small', 'सानो'],
    ['Large', 'ठूलो'],
  ])
  expect(await axeFaults(page)).toEqual([])
  await goOn(page)
  await button(page, 'Set price for all').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Price').fill('१,४५०')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await button(page, 'Fill in missing SKUs').click()
  for (const cell of await page.getByRole('textbox', { name: /^Stock: / }).all()) await cell.fill('5')
  expect(await axeFaults(page)).toEqual([])
  await goOn(page)
  await fillBoth(page, 'Maker', 'Palpa Dhaka Udhyog', 'पाल्पा ढाका उद्योग')
  await page.getByRole('combobox', { name: 'Warranty' }).selectOption('No warranty')
  await goOn(page)
  await fillBoth(page, 'Material', 'Cotton', 'सुती')
  await goOn(page)
  await fill(page, { 'Weight with wrapping': '900' })
  await page.getByRole('combobox', { name: 'Ready to leave in' }).selectOption('2 working days')
  await submit(page)

  // Staff want better words at one field.
  const staff = await staffContext.newPage()
  await openReview(staff, 'Srinagar throw')
  await button(staff, 'Say what to change: Story').click()
  await staff.getByRole('textbox', { name: 'What to change: Story' }).fill('Please say how large it is.')
  expect(await axeFaults(staff)).toEqual([])
  await button(staff, 'Send back 1 item').click()
  await expect(toast(staff, 'Sent back: Srinagar throw')).toBeVisible()

  await page.goto(portal)
  await page.getByRole('link', { name: /sent back/ }).click()
  await expect(page.getByText('Please say how large it is.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Open and mend: Srinagar throw' }).click()
  await button(page, 'Go there: Please say how large it is.').click()
  await expect(page.getByText('Our staff say:')).toBeVisible()
  await fillBoth(page, 'Story', '90 × 200 cm, woven in Tansen.', '९० × २०० से.मि., तानसेनमा बुनिएको।')
  await expect(saved(page)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await submit(page)

  await openReview(staff, 'Srinagar throw')
  await button(staff, 'Approve').click()
  await expect(toast(staff, 'Approved: Srinagar throw')).toBeVisible()

  // A shopper of another process finds it by its Nepali name and orders one.
  const found = shopper.getByRole('link', { name: 'Srinagar throw', exact: true })
  await expect
    .poll(async () => {
      await shopper.goto(`/products/?searchTerm=${encodeURIComponent('श्रीनगरे ओढ्ने')}`)
      return found.isVisible()
    })
    .toBe(true)
  await found.click()
  await expect(heading(shopper)).toContainText('Srinagar throw')
  expect(await axeFaults(shopper)).toEqual([])
  await shopper.getByRole('link', { name: 'Pine' }).click()
  await shopper.getByRole('link', { name: 'Large' }).click()
  await expect(shopper.getByRole('link', { name: 'Large (selected)' })).toBeVisible()
  await shopper.getByRole('button', { name: 'Add to cart', exact: true }).filter({ visible: true }).click()
  await expect(shopper.getByText(/Srinagar throw.* is in your cart\./)).toBeVisible()
  const account = await openShopper(request)
  await signIn(shopper.context(), baseURL!, account.email, account.password)
  await shopper.goto('/profile/cart')
  await walkFromCart(shopper, 'Cash on delivery')
  await shopper.getByRole('button', { name: 'Place the order' }).click()
  const number = await orderNumberOf(shopper)
  await shopper.getByLabel('Code from the email').fill(await confirmationCodeOf(request, number))
  await shopper.getByRole('button', { name: 'Confirm the order' }).click()
  await expect(shopper.getByRole('heading', { level: 2, name: 'Your order is confirmed' })).toBeVisible()
  await Promise.all([context.close(), staffContext.close()])
})

test('a service from a phone to its page: sent back, mended, approved and found', async ({
  page: shopper,
  browser,
}) => {
  const [context, staffContext] = [await openVendor(browser, 'vendor@haat.test'), await openStaff(browser)]
  const portal = await portalOf(context, 'palpa-dhaka-udhyog')
  const page = await context.newPage()
  await page.goto(`${portal}/services`)
  await page.getByRole('link', { name: 'Add your first service' }).click()
  await expect(heading(page)).toHaveText('New service')
  await takePictures(page, 1)
  await describePictures(page, 1, 'A loom that is being repaired')
  await fill(page, { 'Name · English': 'Loom repair at home' })
  await page
    .getByRole('group', { name: 'Language of the text' })
    .getByRole('button', { name: 'Nepali' })
    .click()
  await fill(page, { 'Name · Nepali': 'घरमै तान मर्मत' })
  await chooseCategory(page, 'Carpentry and locks')
  await fillBoth(page, 'Who comes', 'Pasang Sherpa', 'पासाङ शेर्पा')
  await goOn(page)
  await fillBoth(page, 'Story', 'We tune and mend looms of every kind.', 'सबै किसिमका तान मिलाउँछौँ र बनाउँछौँ।')
  await goOn(page)
  await button(page, 'Add work').click()
  await fillBoth(page, 'Work', 'Tuning a loom', 'तान मिलाउने')
  await fill(page, { Minutes: '90', Visit: '300', Labour: '1,200' })
  expect(await axeFaults(page)).toEqual([])
  await goOn(page)
  await button(page, 'Add a district').click()
  await page.getByRole('combobox', { name: 'District' }).selectOption('Palpa')
  expect(await axeFaults(page)).toEqual([])
  await submit(page)

  const staff = await staffContext.newPage()
  await openReview(staff, 'Loom repair at home')
  await button(staff, 'Say what to change: Story').click()
  await staff.getByRole('textbox', { name: 'What to change: Story' }).fill('Please name what costs extra.')
  await button(staff, 'Send back 1 item').click()
  await expect(toast(staff, 'Sent back: Loom repair at home')).toBeVisible()

  await page.goto(`${portal}/services`)
  await page.getByRole('link', { name: 'Open and mend: Loom repair at home' }).click()
  await button(page, 'Go there: Please name what costs extra.').click()
  await fillBoth(page, 'Story', 'We tune looms. Reeds cost extra.', 'तान मिलाउँछौँ। फन्नीको पैसा छुट्टै लाग्छ।')
  await expect(saved(page)).toBeVisible()
  await submit(page)
  await openReview(staff, 'Loom repair at home')
  await button(staff, 'Approve').click()
  await expect(toast(staff, 'Approved: Loom repair at home')).toBeVisible()

  const found = shopper.getByRole('link', { name: 'Loom repair at home', exact: true })
  await expect
    .poll(async () => {
      await shopper.goto(`/services/?searchTerm=${encodeURIComponent('तान मर्मत')}`)
      return found.isVisible()
    })
    .toBe(true)
  await found.click()
  await expect(heading(shopper)).toHaveText('Loom repair at home')
  await expect(shopper.getByText('Reeds cost extra.')).toBeVisible()
  expect(await axeFaults(shopper)).toEqual([])
  await Promise.all([context.close(), staffContext.close()])
})
