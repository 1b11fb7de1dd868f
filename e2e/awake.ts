import { expect, type Page } from '@playwright/test'

/** Touches the page and waits until it answers. */
export async function wake(page: Page) {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expect(page.locator('div[data-asleep]')).toHaveCount(0)
}
