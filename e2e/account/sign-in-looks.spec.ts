import type { Page } from '@playwright/test'
import { axeFaults } from '../testing/axe-faults.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { dialog, openLogin, openRegister, visibleButton, submit } from '../testing/sign-in-form.ts'

/** Checks only the modal: the page behind it is inert, and other tests check it. */
async function expectNoFault(page: Page, inside: string) {
  expect(await axeFaults(page, { include: inside })).toEqual([])
}

for (const colorScheme of someOf(['dark', 'light'] as const, 1)) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the modals have no accessibility fault, also with what they say of mistakes', async ({ page }) => {
      await openLogin(page)
      await submit(page)
      await expect(dialog(page).getByText('Email is required')).toBeVisible()
      await expectNoFault(page, 'dialog')
      await dialog(page).getByRole('button', { name: 'Create an account' }).click()
      await submit(page, 'Create account')
      await expect(dialog(page).getByText('Name is required')).toBeVisible()
      await expectNoFault(page, 'dialog')
    })

    test('the page of a link that does not work has none', onlyLong, async ({ page }) => {
      await page.goto('/verify-email?token=short')
      await expectNoFault(page, 'main')
    })
  })
}

test(
  'speaks Nepali, and keeps what was typed when a sentence comes',
  onlyLong,
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'ne', url: baseURL! }])
    await page.goto('/')
    await visibleButton(page, 'साइन इन').click()
    await expect(dialog(page)).toHaveAccessibleName('नमस्ते, फेरि स्वागत छ')
    await dialog(page).getByLabel('इमेल').fill('anjali@example.com')
    await submit(page, 'साइन इन गर्नुहोस्')
    await expect(dialog(page).getByLabel('पासवर्ड', { exact: true })).toHaveAccessibleDescription(
      'पासवर्ड लेख्नुहोस्',
    )
    await expect(dialog(page).getByLabel('इमेल')).toHaveValue('anjali@example.com')
  },
)

test('on a low screen the form comes before the picture', onlyLong, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openRegister(page)
  await expect(dialog(page).getByLabel('Full name')).toBeInViewport()
  await page.keyboard.press('Escape')
  await visibleButton(page, 'Sign in').click()
  await expect(dialog(page).locator('img')).toBeHidden()
})
