import type { Browser, Page } from '@playwright/test'
import { awaitPainted, type Painted } from './painted.ts'
import { asNewVisitor } from './phone.ts'
import { watchForRest } from './until-rest.ts'

export interface Click {
  ms: number
  /** Files and answers that were requested from the network between the click and the paint. */
  waitedFor: string[]
}

/** `deliveryType` is newer than our types of the browser. */
type Asked = PerformanceEntry & { deliveryType: string }

const askedBetween = (page: Page, { clickedAt, paintedAt }: Painted) =>
  page.evaluate(
    ([from, to]) =>
      (performance.getEntriesByType('resource') as Asked[])
        .filter(({ startTime }) => startTime >= from && startTime <= to)
        .filter(({ deliveryType }) => deliveryType !== 'cache')
        .map(({ name }) => new URL(name).pathname),
    [clickedAt, paintedAt] as const,
  )

/** Clicks the first product of the list, once everything that hovering over its card fetches has come. */
export const clickProduct = (
  browser: Browser,
  address: string,
  product: { id: string; title: { en: string } },
): Promise<Click> =>
  asNewVisitor(browser, address, async (page) => {
    const untilRest = watchForRest(page)
    await page.goto('/products/')
    await untilRest()
    const link = page.locator(`main a[href="/products/${product.id}"]`).first()
    await link.hover()
    await untilRest()
    await page.evaluate(awaitPainted, product.title.en)
    await link.click()
    const painted = await page.evaluate(() => globalThis.painted)
    if (!painted) throw new Error('The click loaded a new document instead of a page of the app')
    // The browser reports requests when they have ended.
    await untilRest()
    return { ms: painted.paintedAt - painted.clickedAt, waitedFor: await askedBetween(page, painted) }
  })
