import { expect, type Page } from '@playwright/test'

/** Islands are hydrated at the first touch: moves the pointer and waits until every island of the page is. */
export async function hydrateIslands(page: Page) {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expect(page.locator('div[data-island]')).toHaveCount(0)
}

/**
 * Waits until React knows everything on the page that can be pressed: an idle network does not say so on a busy machine,
 * where the scripts have come long before they have run. Islands that nobody has touched yet must not be on the page.
 */
export async function untilHydrated(page: Page) {
  await expect(page.locator('[data-replay]')).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('a[href], button')].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  )
  // Effects run when React has nothing more urgent to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}
