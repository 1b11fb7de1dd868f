import type { Locator } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { signInAsStaff } from '../testing/staff-sign-in.ts'

/** How the first slide looks: its words and its button, in pixels. */
const looksOf = (carousel: Locator) =>
  carousel.evaluate((section) =>
    ['h2', 'a', 'p'].map((kind) => {
      const { display, color, fontSize, lineHeight, padding } = getComputedStyle(section.querySelector(kind)!)
      return { kind, display, color, fontSize, lineHeight, padding }
    }),
  )

test('staff preview the home page as visitors see it', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const name = 'What is on at the haat'
  await page.goto('/')
  const shown = await looksOf(page.getByRole('region', { name }))

  await signInAsStaff(page.context(), baseURL!)
  await page.goto('/staff/home')
  const preview = page.frameLocator('iframe[title="The home page with what is being prepared"]')
  const carousel = preview.getByRole('region', { name })
  await expect(carousel.getByRole('heading', { level: 2 }).first()).toBeVisible()
  // Without a doctype the frame is in quirks mode, in which styles apply otherwise than in the shop.
  expect(await carousel.evaluate(({ ownerDocument }) => ownerDocument.compatMode)).toBe('CSS1Compat')
  await expect.poll(() => looksOf(carousel)).toEqual(shown)
})
