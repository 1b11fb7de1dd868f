import { expect, test } from '../testing/haat-test.ts'
import { someOf } from '../testing/long-run.ts'

// In the short run, help-support-answers.spec.ts checks place and time of a success and of a failure.
for (const type of someOf(['error', 'success', 'default', 'info', 'warning'], 0)) {
  test(`a toast of type ${type} stands top-center for five seconds`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/dev/gallery')
    await page.getByRole('button', { name: `Raise ${type}` }).click()
    const toast = page.getByText(`A toast of type ${type}`)
    await expect(toast).toBeVisible()
    const box = (await page.locator('.Toastify__toast').boundingBox())!
    const { width } = page.viewportSize()!
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2)
    expect(box.y).toBeLessThan(100)
    await page.clock.runFor(4500)
    await expect(toast).toBeVisible()
    await page.clock.runFor(2000)
    await expect(toast).toBeHidden()
  })
}

test('the code of toasts is fetched with the first one', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/dev/gallery', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('toaster'))).toEqual([])
  await page.getByRole('button', { name: 'Raise info' }).click()
  await expect(page.getByText('A toast of type info')).toBeVisible()
  expect(scripts.some((url) => url.includes('toaster'))).toBe(true)
})
