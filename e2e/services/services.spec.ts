import type { Page } from '@playwright/test'
import { hydrateIslands } from '../testing/hydrate-islands.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { signIn } from '../testing/sign-in.ts'
import { shopper } from '../testing/sign-in-form.ts'

test.use({ expectedNoise: [/status of (404|500)/] })

const plumber = { name: 'Plumber at home', exact: true }

/** A day in Nepal as the API writes it. */
const dayIn = (days: number) => {
  const nepal = Date.now() + 345 * 60_000 + days * 86_400_000
  return new Date(nepal).toISOString().slice(0, 10)
}
const weekdayIn = (weekday: number) =>
  [1, 2, 3, 4, 5, 6, 7].map(dayIn).find((day) => new Date(day).getUTCDay() === weekday)!

const total = async (page: Page) =>
  Number(
    /^([\d,]+) services?$/.exec(
      await page
        .getByText(/^[\d,]+ services?$/)
        .first()
        .innerText(),
    )![1],
  )

test.describe('several choices one after the other', () => {
  // On a busy machine the next choice comes before the pictures of the list before it have been painted.
  test.use({ expectedNoise: [/preloaded using link preload but not used/] })

  test('the list narrows by kind, place and day, all of it in the address', async ({ page }) => {
    await page.goto('/services/')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(24)
    await hydrateIslands(page)
    await page.getByRole('link', { name: /^Home repair \d+$/ }).click()
    await expect(page).toHaveURL('/services/?category=home-repair')
    await expect(page.getByRole('link', { name: 'All services' }).first()).not.toHaveAttribute('aria-current')
    const filters = page.getByRole('form', { name: 'Filters' })
    await expect(filters.getByRole('checkbox', { name: /^Per visit/ })).toHaveCount(0)
    const lalitpur = filters.getByRole('checkbox', { name: /^Lalitpur/ })
    const count = Number(/\d+$/.exec(await lalitpur.locator('xpath=ancestor::label').innerText())![0])
    await lalitpur.check()
    await expect(page).toHaveURL('/services/?category=home-repair&district=lalitpur')
    await expect.poll(() => total(page)).toBe(count)
    await filters.getByRole('checkbox', { name: /^Kaski/ }).check()
    await expect.poll(() => total(page)).toBeGreaterThan(count)
    await filters.getByRole('group', { name: 'Date available' }).getByRole('radio').nth(2).check()
    await expect(page).toHaveURL(/district=kaski%2Clalitpur&day=\d{4}-\d\d-\d\d$/)
    await expect(page.getByRole('article').getByRole('link', plumber).first()).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Remove Lalitpur' }).click()
    await expect(lalitpur).not.toBeChecked()
    await page.goBack()
    await expect(lalitpur).toBeChecked()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/services/?category=home-repair')
  })
})

test('on a phone the sheet says what the choices leave', onlyLong, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: { width: 390, height: 844 } })
  await page.goto('/services/')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  // The number of services that are free today depends on the hour; the widest choice always leaves some.
  await sheet
    .getByRole('radio', { name: /^(Today|By tomorrow|Within)/ })
    .last()
    .check()
  await sheet.getByRole('checkbox', { name: /^Per hour/ }).check()
  await expect(page).toHaveURL(/\/services\/\?freeWithin=[0137]&priceUnit=hour$/)
  const show = sheet.getByRole('button', { name: /^Show \d+ services$/ })
  await expect(show).not.toHaveText('Show 150 services')
  const count = /\d+/.exec(await show.innerText())![0]
  await show.click()
  await expect(page.getByText(`${count} services`, { exact: true })).toBeVisible()
  await page.close()
})

test('pages are links, and bad values fall back', onlyLong, async ({ page }) => {
  await page.goto('/services/?rating=9&day=2026-02-30&priceUnit=year&pageIndex=-4&category=%3Cb%3E')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/services/?pageIndex=2')
  await expect(page.getByRole('link', { name: /^Page 2 of/ })).toHaveAttribute('aria-current', 'page')
  await page.goto('/services/?category=home-repair&district=lalitpur&minPrice=20000000')
  await page.getByRole('link', { name: /^Without “From .* services$/ }).click()
  await expect(page).toHaveURL('/services/?category=home-repair&district=lalitpur')
  await page.goto('/services/?searchTerm=zzzzzz')
  await page.getByRole('link', { name: 'Show all services' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
})

test('a service that is not there: 404, and a way on', onlyLong, async ({ page }) => {
  expect((await page.goto('/services/no-such%07-hands-1'))?.status()).toBe(404)
  expect((await page.goto('/services/no-such-hands-999999'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This service is not available')
  await page.getByRole('main').getByRole('link', { name: 'Show all services' }).click()
  await expect(page).toHaveURL('/services/')
})

test('a service says what it costs, and a request for a visit becomes a ticket', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL!, shopper.email)
  await page.goto('/services/?searchTerm=plumber')
  await page.getByRole('article').getByRole('link', plumber).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumber at home')
  await expect(page).toHaveTitle('Plumber at home | Haat')
  await expect(page.getByRole('row', { name: /Before parts/ })).toContainText('1,100')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('radio', { name: /90 min/ }).check()
  const panel = page.locator('#request')
  await expect(panel.getByText('Labour, 90 min')).toBeVisible()
  await expect(panel.getByLabel('Email Address')).toHaveValue(shopper.email)
  const send = panel.getByRole('button', { name: 'Send the request' })
  await panel.getByLabel('Phone Number').fill('9841234567')
  const day = [weekdayIn(1), weekdayIn(2)].find((one) => one > dayIn(0))!
  await panel.getByLabel('Preferred date').fill(day)
  const asked = page.waitForRequest(/\/requests$/)
  await send.click()
  expect((await asked).postDataJSON()).toMatchObject({
    dayWished: day,
    phoneNumber: '9841234567',
    note: 'Option: 90 min, Pump or tank',
  })
  await expect(panel.getByText('Your request is on its way')).toBeFocused()
  await expect(panel.getByText(/Your ticket number is/)).toBeVisible()
})

test('without scripts list and service can be read, and machines find their facts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/services/?searchTerm=plumber')
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Lalitpur/ }).check()
  await filters.getByRole('button', { name: 'Show services' }).click()
  await expect(page).toHaveURL(/searchTerm=plumber.*district=lalitpur/)
  await page.getByRole('article').getByRole('link', plumber).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plumber at home')
  await expect(page.getByText('7:00 AM to 5:00 PM').first()).toBeVisible()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const service = facts.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Service')
  expect(service).toMatchObject({ name: 'Plumber at home', provider: { name: 'Mistri Dai Sewa' } })
  expect(service.offers).toHaveLength(3)
  await context.close()
})
