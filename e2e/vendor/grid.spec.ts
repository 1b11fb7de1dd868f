import type { Browser, Page, Route } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { startOwnServer, type OwnServer } from '../testing/own-server.ts'
import { bearerOf, signIn } from '../testing/sign-in.ts'

/** Members change prices here, of which other journeys must not hear. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({})
})
test.afterAll(() => server.stop())

/** The list of live products of a shop that a member belongs to. */
async function openProducts(browser: Browser, email: string, prepare?: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await signIn(context, server.address, email)
  const headers = await bearerOf(context, server.address)
  const answer = await context.request.get('/api/vendor/shops', { headers })
  const { items } = (await answer.json()).data as { items: { slug: string; shopId: string }[] }
  const shop = items.find(({ slug }) => slug === 'palpa-dhaka-udhyog')!
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(`/vendor/${shop.shopId}/listings?state=live&searchTerm=topi`)
  await expect(grid(page)).toBeVisible()
  return page
}

/** Shows the variants of the first listing, which are changed line by line. */
const unfold = (page: Page) => grid(page).getByRole('button', { expanded: false }).first().click()

const grid = (page: Page) => page.getByRole('grid', { name: 'Products of the shop' })
const bar = (page: Page) => page.getByRole('region', { name: 'Changes that are not saved' })
const columns = { price: 4, deal: 5, stock: 6 }
/** A cell that can be changed, by its place among those of its column. */
const cell = (page: Page, column: keyof typeof columns, at: number) =>
  grid(page).locator(`[data-column="${columns[column]}"]:not([data-fixed])`).nth(at)
/** What a copy of a cell holds, without commas and words. */
async function copied(page: Page) {
  await page.keyboard.press('Control+c')
  return page.evaluate(() => navigator.clipboard.readText())
}

test('members change cells by keyboard and from a spreadsheet, and the second who saves is told', async ({
  browser,
}) => {
  const owner = await openProducts(browser, 'vendor@haat.test')
  const manager = await openProducts(browser, 'manager@haat.test')
  for (const page of [owner, manager]) await unfold(page)

  await cell(owner, 'price', 0).click()
  const before = Number(await copied(owner))
  await owner.keyboard.type(`${before + 100}`)
  await owner.keyboard.press('Tab')
  await owner.keyboard.press('Tab')
  await expect(cell(owner, 'stock', 0)).toBeFocused()
  // Figures that are on no key of the test's keyboard are typed into a cell that is being edited.
  await owner.keyboard.press('Enter')
  await owner.keyboard.type('४०')
  await owner.keyboard.press('Enter')
  await owner.keyboard.press('ArrowUp')
  await owner.keyboard.press('Control+z')
  await expect(bar(owner)).toContainText('1 change in 1 listing · 1 price')
  await owner.keyboard.press('Control+y')
  await expect(bar(owner)).toContainText('2 changes in 1 listing · 1 price, 1 stock')

  await owner.evaluate(() => navigator.clipboard.writeText('१,२५,०००\t1,200\t7\nfree\t\t8'))
  await cell(owner, 'price', 1).click()
  await owner.keyboard.press('Control+v')
  await expect(bar(owner)).toContainText('1 cannot be saved')
  expect(await axeFaults(owner)).toEqual([])
  await cell(owner, 'price', 2).click()
  await owner.keyboard.press('Delete')
  await expect(bar(owner)).not.toContainText('cannot be saved')

  // The manager has seen the same prices and is quicker.
  await cell(manager, 'price', 0).click()
  await manager.keyboard.type(`${before + 50}`)
  await manager.keyboard.press('Enter')
  await bar(manager).getByRole('button', { name: /^Save/ }).click()
  await expect(manager.getByRole('alert')).toContainText('1 change is saved.')

  await bar(owner).getByRole('button', { name: /^Save/ }).click()
  await expect(
    owner.getByRole('heading', { name: 'Somebody else has changed 1 cell meanwhile' }),
  ).toBeVisible()
  await owner.getByRole('button', { name: /^Keep mine/ }).click()
  await bar(owner).getByRole('button', { name: /^Save/ }).click()
  await expect(bar(owner)).toBeHidden()
  await owner.reload()
  await unfold(owner)
  await cell(owner, 'price', 0).click()
  expect(Number(await copied(owner))).toBe(before + 100)
})

interface Rows {
  data: { items: { id: string }[]; nextCursor: string | null }
}

test('of a thousand products only the lines in view are drawn', async ({ browser }) => {
  const page = await openProducts(browser, 'vendor@haat.test', (opened) =>
    opened.route(/\/listings\?.*withCells/, async (route: Route) => {
      const answer = await route.fetch()
      const { data } = (await answer.json()) as Rows
      const items = Array.from({ length: 1000 }, (_, at) => ({
        ...data.items[at % data.items.length]!,
        id: String(at + 1),
      }))
      await route.fulfill({ response: answer, json: { data: { ...data, items, nextCursor: null } } })
    }),
  )
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '1001')
  await page.mouse.move(800, 500)
  for (let at = 0; at < 80; at += 1) {
    await page.mouse.wheel(0, 800)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(grid(page).locator('[data-line="1000"]')).toBeVisible()
  expect(await grid(page).locator('[data-line]').count()).toBeLessThan(60)
})
