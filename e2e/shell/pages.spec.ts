import { expectStill, fetchFontsFirst } from '../testing/first-load.ts'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { isLongRun, someOf } from '../testing/long-run.ts'
import { publicPages } from '../testing/routes.ts'

/**
 * All pages in the long run; the short run leaves out those that are built like another: two legal pages like the terms, the
 * categories of services like those of goods, the lists of services and vendors like that of products, and one of the pages
 * behind links of mails.
 */
const likeOthers = /^\/(return-policy|privacy-policy|service-categories|reset-password|(services|vendors)\/$)/
const pages = publicPages.filter(({ path }) => isLongRun || !likeOthers.test(path))

for (const { path, heading } of pages) {
  test(`${path} is whole for a visitor: heading, particulars, accessible, still and silent`, async ({
    page,
  }) => {
    await fetchFontsFirst(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectStill(page)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(path === '/' ? /Haat/ : /^(?!Haat\b|Product \||Service \|).+ \| Haat$/)
    await expect(page.getByRole('contentinfo')).toContainText('PAN/VAT 610 284 935')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, 'the page must not scroll sideways').toBeLessThanOrEqual(0)
    for (const colorScheme of someOf(['light', 'dark'] as const, 1)) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFaults(page)).toEqual([])
    }
  })
}
