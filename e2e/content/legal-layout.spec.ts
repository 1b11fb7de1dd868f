import type { Page } from '@playwright/test'
import { drawnCanvas, pageCount, reader, sheets, terms, expectDrawn } from './legal-pages.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'

async function open(page: Page, width: number, height = 800) {
  await page.setViewportSize({ width, height })
  await page.goto(terms.path)
  await expectDrawn(page)
}

/** Between two drawings a page may be out of the document for a moment, and has no box then. */
const widthOf = async (page: Page) => (await sheets(page).first().boundingBox())?.width ?? 0
const boxWidth = (page: Page) => reader(page).evaluate((box) => box.clientWidth)
const margin = 24

async function resize(page: Page, width: number, pageWidth: () => Promise<number>) {
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(async () => (await widthOf(page)) - (await pageWidth()), `at ${width} px`).toBe(0)
}

test('a page is 900 px wide in the middle, between margins below that, and as wide as its box on a phone', async ({
  page,
}) => {
  await open(page, 1280)
  for (const width of someOf([1280, 1920], 1)) {
    await resize(page, width, async () => 900)
    const middle = async () => ((await sheets(page).first().boundingBox())?.x ?? 0) + 450
    await expect.poll(middle).toBeCloseTo(width / 2, 0)
  }
  for (const width of someOf([600, 768, 900], 1)) {
    await resize(page, width, async () => (await boxWidth(page)) - 2 * margin)
  }
  for (const width of someOf([390, 599, 320], 2)) await resize(page, width, () => boxWidth(page))
})

test('a page that is turned or widened is drawn anew at its new width', onlyLong, async ({ page }) => {
  await open(page, 599)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => widthOf(page)).toBe(900)
  const canvas = drawnCanvas(page)
  await expect
    .poll(() => canvas.evaluate((c: HTMLCanvasElement) => c.width / Math.min(devicePixelRatio, 2)))
    .toBe(900)
})

test('the box takes 80 % of the height and scrolls inside, and the count stands off the page', async ({
  page,
}) => {
  await open(page, 1280, 844)
  const box = reader(page).locator('../../../..')
  for (const height of someOf([844, 600, 1400], 1)) {
    await page.setViewportSize({ width: 1280, height })
    await expect
      .poll(
        async () => Math.round(Math.abs(((await box.boundingBox())?.height ?? 0) - 0.8 * height)),
        `at ${height} px`,
      )
      .toBe(0)
    expect(await reader(page).evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  for (const width of someOf([1280, 390, 700, 1180], 2)) {
    await page.setViewportSize({ width, height: 800 })
    const isOffThePage = async () => {
      const count = await pageCount(page).boundingBox()
      const sheet = await sheets(page).first().boundingBox()
      const frame = await reader(page).boundingBox()
      if (!count || !sheet || !frame) return false
      return count.x + count.width <= sheet.x || count.y >= frame.y + frame.height
    }
    await expect.poll(isOffThePage, `at ${width} px`).toBe(true)
  }
})

test(
  'a screen with more than two pixels to the point is drawn with two',
  onlyLong,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
    const page = await context.newPage()
    await page.goto(baseURL + terms.path)
    const canvas = drawnCanvas(page)
    await expectDrawn(page)
    const [pixels, points] = await canvas.evaluate((c: HTMLCanvasElement) => [c.width, c.clientWidth])
    expect(pixels! / points!).toBeCloseTo(2, 1)
    await context.close()
  },
)
