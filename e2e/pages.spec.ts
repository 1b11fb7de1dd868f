import { layoutShift } from './first-load.ts'
import { axeFaults } from './axe-faults.ts'
import { expect, test } from './haat-test.ts'
import { isLongRun, someOf } from './long-run.ts'
import { publicPages } from './routes.ts'

/** Every page in the long run; the terms stand for the two others that are read like them. */
const pages = publicPages.filter(({ path }) => isLongRun || !/^\/(return|privacy)-policy/.test(path))

for (const { path, heading } of pages) {
  test(`${path} is whole for a visitor: heading, particulars, accessible, still and silent`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    // Chromium may paint a page that is still coming in; what that moves must not show in two decimals.
    expect(await layoutShift(page), 'nothing moves while the page loads').toBeLessThan(0.005)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/Haat/)
    await expect(page.getByRole('contentinfo')).toContainText('PAN/VAT 610 284 935')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'the page must not scroll sideways').toBeLessThanOrEqual(0)
    for (const colorScheme of someOf(['light', 'dark'] as const, 1)) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFaults(page)).toEqual([])
    }
  })
}
