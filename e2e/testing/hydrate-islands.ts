import { expect, type Page } from '@playwright/test'

/** Islands are hydrated at the first touch: moves the pointer and waits until every island of the page is. */
export async function hydrateIslands(page: Page) {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expect(page.locator('div[data-island]')).toHaveCount(0)
}
