import type { BrowserContext, Page } from '@playwright/test'
import { csvOf } from '../../api/test/import-table.ts'
import { zipOf } from '../../api/test/zip-of.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'
import { importHeader, importRow } from './import-rows.ts'

const portal = '/vendor/palpa-dhaka-udhyog-4/listings'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** Three strips of what the page shows, as pictures. */
async function makePictures(page: Page) {
  const shoot = (y: number) => page.screenshot({ type: 'jpeg', clip: { x: 240, y, width: 700, height: 700 } })
  return zipOf({ 'a.jpg': await shoot(0), 'b.jpg': await shoot(100), 'c.jpg': await shoot(200) })
}

/** Staff approve what is called so. */
async function approve(staff: BrowserContext, baseURL: string, name: string) {
  const headers = await bearerOf(staff, baseURL)
  const list = await staff.request.get(`/api/staff/listings?pageSize=100`, { headers })
  const { items } = (await list.json()).data as { items: { id: string; title: { en: string } }[] }
  const { id } = items.find(({ title }) => title.en === name)!
  const answer = await staff.request.post(`/api/staff/listings/${id}/approve`, { headers, data: {} })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('a shop imports a file with two bad rows, mends one and leaves one out; shoppers find what is approved, until it is undone', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })
  const staff = await browser.newContext({ baseURL })
  await Promise.all([signIn(context, baseURL!, 'vendor@haat.test'), signInAsStaff(staff, baseURL!)])
  const page = await context.newPage()
  await page.goto(portal)
  await button(page, /^Import$/).click()
  expect(await axeFaults(page)).toEqual([])
  const rows = [
    importRow('Pahiropani muffler', { Rate: 'Rs 1,350/-' }),
    importRow('Tinau muffler'),
    importRow('Srinagar muffler', { Category: 'no-such-category' }),
  ]
  const buffer = csvOf([importHeader, ...rows])
  await page.getByLabel('Choose a file').setInputFiles({ name: 'mufflers.csv', mimeType: 'text/csv', buffer })
  await expect(heading(page, 'What is in the columns?')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const zip = { name: 'mufflers.zip', mimeType: 'application/zip', buffer: await makePictures(page) }
  await page.getByLabel('Choose a ZIP').setInputFiles(zip)
  await expect(page.getByText('3 pictures are here.')).toBeVisible()

  // The dry run goes on at the server: a reload and the closed drawer lead back to it.
  await button(page, 'Check the rows').click()
  await expect(heading(page, '2 rows cannot be read')).toBeVisible()
  await page.reload()
  await expect(heading(page, '3 rows checked')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByText('mufflers.csv is checked. Nothing is written yet.')).toBeVisible()
  await button(page, 'Open the import').click()
  await button(page, 'Use 1350 for Price, Rs. in row 2').click()
  await expect(heading(page, '1 row cannot be read')).toBeFocused()
  await button(page, 'Write the 2 good rows').click()
  await expect(heading(page, '2 listings are written')).toBeVisible()
  await expect(page.getByText('2 new ones wait for us')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await approve(staff, baseURL!, 'Pahiropani muffler')
  const search = `searchTerm=${encodeURIComponent('पहिरोपानी गलबन्दी')}`
  const countFound = async () =>
    (await (await shopper.request.get(`/api/products?${search}`)).json()).data.items.filter(
      ({ title }: { title: { en: string } }) => title.en === 'Pahiropani muffler',
    ).length
  await expect.poll(countFound).toBe(1)
  await shopper.goto(`/products/?${search}`)
  await expect(shopper.getByRole('link', { name: 'Pahiropani muffler', exact: true })).toBeVisible()

  await button(page, 'Undo the import').click()
  await button(page, 'Undo it').click()
  await expect(heading(page, '2 listings are taken back')).toBeVisible()
  await expect(page.getByText('Your shop is as it was before the import.')).toBeVisible()
  await expect.poll(countFound).toBe(0)
  await Promise.all([context.close(), staff.close()])
})
