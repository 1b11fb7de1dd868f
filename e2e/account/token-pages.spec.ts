import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { refusal } from '../testing/sign-in-form.ts'
import { expectNoCookie, signIn } from '../testing/sign-in.ts'

const token = 'abcdefghij'
const verify = '**/api/auth/verify-email?*'
const check = '**/api/auth/verify-password-reset-token/*'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Answers all calls of one endpoint and counts them. */
async function answer(page: Page, address: string, status: number, json: object) {
  const made = { count: 0, body: undefined as unknown }
  await page.route(address, (route) => {
    made.count++
    made.body = route.request().postDataJSON()
    return route.fulfill({ status, json })
  })
  return made
}

for (const path of someOf(['/reset-password', '/verify-email'], 1)) {
  test(`${path} says when a link is cut short, and asks nobody about it`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    for (const search of someOf(['?token=123456789', '', '?token=', '?token=short'], 2)) {
      await page.goto(path + search)
      await expect(heading(page, 'This link does not work')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Ask us' }).click()
    await expect(page).toHaveURL('/help-support')
    expect(calls.filter((url) => url.includes('/auth/'))).toEqual([])
  })
}

for (const path of ['/reset-password', '/verify-email', '/vendor/join']) {
  test(`${path} sends its address to nobody`, async ({ request }) => {
    const response = await request.get(`${path}?token=${token}`)
    expect(response.headers()['referrer-policy']).toBe('no-referrer')
  })
}

test.describe('/verify-email', () => {
  const ends: [status: string, heading: string][] = [
    ['verified', 'Your address is confirmed'],
    ['already-verified', 'Already confirmed'],
    ['email-changed', 'Your new address is confirmed'],
  ]
  for (const [status, name] of someOf(ends, 1)) {
    test(`asks once and tells a visitor: ${status}`, async ({ page }) => {
      const made = await answer(page, verify, 200, { message: 'ok', status })
      await page.goto(`/verify-email?token=${token}`)
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1)
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Namaste, welcome back')
      expect(made.count).toBe(1)
    })
  }

  test('shows a signed-in shopper as confirmed, and leads to their profile', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL!, 'shopper@haat.test')
    let asked = 0
    await page.route('**/api/auth/me', (route) => (asked++, route.continue()))
    await answer(page, verify, 200, { message: 'ok', status: 'verified' })
    await page.goto(`/verify-email?token=${token}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to your profile' })).toBeVisible()
    await expect.poll(() => asked).toBe(2)
  })

  test.describe('with a link that does not work', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })

    test('has a new one sent, and the next only after a minute', async ({ page }) => {
      const resend = await answer(page, '**/api/auth/resend-verification-email', 200, { message: 'ok' })
      await page.clock.install()
      await page.goto(`/verify-email?token=${token}`)
      await expect(heading(page, 'This link is not valid')).toBeVisible()
      const send = page.getByRole('button', { name: 'Send a new link' })
      await send.click()
      const email = page.getByRole('main').getByLabel('Email')
      await expect(email).toHaveAccessibleDescription('Email is required')
      await email.fill('anjali@example.com')
      await send.click()
      await expect(heading(page, 'Check your email').locator('[tabindex]')).toBeFocused()
      await expect(page.getByText('If anjali@example.com is not confirmed yet')).toBeVisible()
      expect(resend).toEqual({ count: 1, body: { email: 'anjali@example.com' } })
      const again = page.getByRole('button', { name: /^Send it again/ })
      await expect(again).toHaveText(/ in \d+ s$/)
      await again.click({ force: true })
      await page.clock.runFor(61_000)
      await expect(again).toHaveText('Send it again')
      await again.click()
      await expect(page.getByText('Sent again.')).toBeVisible()
      expect(resend.count).toBe(2)
    })

    test('says why no new one is sent', onlyLong, async ({ page }) => {
      await answer(page, verify, 400, refusal('INVALID_LINK'))
      await answer(page, '**/api/auth/resend-verification-email', 429, refusal('RATE_LIMITED'))
      await page.goto(`/verify-email?token=${token}`)
      await page.getByRole('main').getByLabel('Email').fill('anjali@example.com')
      await page.getByRole('button', { name: 'Send a new link' }).click()
      await expect(page.getByRole('alert')).toHaveText(/^Too many attempts/)
    })

    test('does not blame the link when no answer came, and tries again', async ({ page }) => {
      await page.route(verify, (route) => route.abort('connectionfailed'))
      await page.goto(`/verify-email?token=${token}`)
      await expect(heading(page, 'We cannot reach Haat')).toBeVisible()
      await answer(page, verify, 200, { message: 'ok', status: 'verified' })
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(heading(page, 'Your address is confirmed')).toBeVisible()
    })
  })
})

test.describe('/reset-password', () => {
  const open = async (page: Page) => {
    await answer(page, check, 200, { message: 'ok', email: 'anjali@example.com' })
    await page.goto(`/reset-password?token=${token}`)
    await expect(heading(page, 'Choose a new password')).toBeVisible()
  }
  const first = (page: Page) => page.getByLabel('New password', { exact: true })
  const second = (page: Page) => page.getByLabel('New password, once more')
  const set = (page: Page) => page.getByRole('button', { name: 'Set the password' })

  test('sets a new password, then signs in with the address filled in', async ({ page }) => {
    const reset = await answer(page, '**/api/auth/reset-password', 200, { message: 'ok' })
    await open(page)
    await expect(page.getByText('For anjali@example.com.')).toBeVisible()
    await expect(page.locator('form input[autocomplete=username]')).toHaveValue('anjali@example.com')
    await expect(first(page)).toHaveAttribute('autocomplete', 'new-password')
    await first(page).fill('four little words')
    await second(page).fill('four little words')
    await set(page).click()
    await expect(heading(page, 'Password changed')).toBeVisible()
    expect(reset).toEqual({ count: 1, body: { token, newPassword: 'four little words' } })
    await expect(heading(page, 'Password changed').locator('[tabindex]')).toBeFocused()
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('anjali@example.com')
    await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused()
  })

  test('signs out the browser that was still signed in', onlyLong, async ({ page, context, baseURL }) => {
    await signIn(context, baseURL!, 'shopper@haat.test')
    await answer(page, '**/api/auth/reset-password', 200, { message: 'ok' })
    await open(page)
    await first(page).fill('four little words')
    await second(page).fill('four little words')
    await set(page).click()
    await expect(heading(page, 'Password changed')).toBeVisible()
    await expectNoCookie(context, 'accessToken')
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible()
  })

  test.describe('refused', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })

    test('a link that is not known, or was used meanwhile, has a way to a new one', async ({ page }) => {
      await page.goto(`/reset-password?token=${token}`)
      await expect(heading(page, 'This link is not valid')).toBeVisible()
      await open(page)
      await answer(page, '**/api/auth/reset-password', 400, refusal('INVALID_LINK'))
      await first(page).fill('four little words')
      await second(page).fill('four little words')
      await set(page).click()
      await expect(heading(page, 'This link is not valid')).toBeVisible()
      const forgot = await answer(page, '**/api/auth/forgot-password', 200, { message: 'ok' })
      await page.getByRole('main').getByLabel('Email').fill('anjali@example.com')
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByText('If there is an account for anjali@example.com,')).toBeVisible()
      expect(forgot.count).toBe(1)
    })

    test('no answer is not the fault of the link', onlyLong, async ({ page }) => {
      await page.route(check, (route) => route.abort('connectionfailed'))
      await page.goto(`/reset-password?token=${token}`)
      await expect(heading(page, 'We cannot reach Haat')).toBeVisible()
      await page.unroute(check)
      await answer(page, check, 200, { message: 'ok', email: 'anjali@example.com' })
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(heading(page, 'Choose a new password')).toBeVisible()
    })
  })
})
