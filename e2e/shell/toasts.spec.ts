import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'

// How long a toast stays is checked by help-support-answers.spec.ts.
for (const width of someOf([390, 1280], 1)) {
  test(`a toast stands top-center below the header, in place of the one before it (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/dev/gallery')
    for (const type of ['error', 'success', 'default', 'warning']) {
      await page.getByRole('button', { name: `Raise ${type}` }).click()
      await expect(page.locator('.toast')).toHaveText(`A toast of type ${type}`)
    }
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'Raise info' }).evaluate((button: HTMLElement) => button.click())
    await expect(page.locator('.toast')).toHaveText('A toast of type info')
    // A toast may be replaced while it is measured, and the header moves with the scrolling.
    await expect(async () => {
      const box = (await page.locator('.toast').boundingBox())!
      expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2)
      const header = (await page.getByRole('banner').boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(header.y + header.height)
      expect(box.y).toBeLessThan(header.y + header.height + 40)
    }).toPass()
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.toast')).toHaveCount(0)
  })
}
