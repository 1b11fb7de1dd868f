import { layoutShift } from './first-load.ts'
import { axeFaults } from './axe-faults.ts'
import { expect, test } from './haat-test.ts'
import { publicPages } from './routes.ts'

/** Every width in every scheme in the long run; here each width in one of them. */
const schemesFor = (isPhone: boolean) => {
  if (process.env['LONG_ROUNDS']) return ['light', 'dark'] as const
  return isPhone ? (['dark'] as const) : (['light'] as const)
}

for (const { path, heading } of publicPages) {
  test(`${path} is whole for a visitor: heading, particulars, accessible, still and silent`, async ({
    page,
    isMobile,
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
    for (const colorScheme of schemesFor(isMobile)) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFaults(page)).toEqual([])
    }
  })
}
