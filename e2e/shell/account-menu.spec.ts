import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { shopper, visibleButton } from '../testing/sign-in-form.ts'
import { signIn } from '../testing/sign-in.ts'

test('whoever is signed in opens a menu at the button, and gets back to it', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, baseURL!, shopper.email)
  await page.goto('/about')
  const button = visibleButton(page, 'Anjali')
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Namaste, Anjali Shrestha' })
  await expect(menu.getByRole('link', { name: 'Your orders' })).toBeVisible()
  // The menu takes its place some frames after it is shown.
  await expect(async () => {
    const [below, above] = [(await menu.boundingBox())!, (await button.boundingBox())!]
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height)
    expect(below.y).toBeLessThan(above.y + above.height + 24)
    expect(Math.abs(below.x + below.width - (above.x + above.width))).toBeLessThan(24)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('an address without a page', () => {
  test.use({ expectedNoise: [/status of 404/] })

  test('has a main part, like every page', onlyLong, async ({ page }) => {
    await page.goto('/no-such-lane')
    await expect(page.getByRole('main').getByRole('heading', { name: 'Not Found' })).toBeVisible()
  })
})
