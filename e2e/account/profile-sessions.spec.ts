import type { Browser, BrowserContext } from '@playwright/test'
import { failUntilPressed } from '../testing/fail-until-pressed.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { signInWithNewAccount, type NewAccount } from '../testing/new-account.ts'
import { signIn } from '../testing/sign-in.ts'

const androidChrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36'

async function onPhone(browser: Browser, baseURL: string, { email, password }: NewAccount) {
  const phone = await browser.newContext({ userAgent: androidChrome, baseURL })
  await signIn(phone, baseURL, email, password)
  return phone
}

const statusOf = async (device: BrowserContext, baseURL: string) => {
  const token = (await device.cookies(baseURL)).find((cookie) => cookie.name === 'accessToken')?.value
  const answer = await device.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
  return answer.status()
}

test('another device is seen, and signed out at once', async ({ page, context, browser, baseURL }) => {
  const phone = await onPhone(browser, baseURL!, await signInWithNewAccount(context, baseURL!))
  await page.goto('/profile/')
  await expect(page.getByText('Chrome on Android')).toBeVisible()
  await page.getByRole('link', { name: 'See all' }).click()
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'by password' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This device')
  expect(await statusOf(phone, baseURL!)).toBe(200)
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('Chrome on Android is signed out.')).toBeVisible()
  expect(await statusOf(phone, baseURL!)).toBe(401)
  await phone.close()
})

test('everywhere else is signed out after a question', async ({ page, context, browser, baseURL }) => {
  const phone = await onPhone(browser, baseURL!, await signInWithNewAccount(context, baseURL!))
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else?' })
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('Signed out elsewhere: 1')).toBeVisible()
  await expect(page.getByText('Chrome on Android')).toBeHidden()
  expect(await statusOf(phone, baseURL!)).toBe(401)
  expect(await statusOf(context, baseURL!)).toBe(200)
  await phone.close()
})

test.describe('when the line breaks', () => {
  test.use({ expectedNoise: [/ERR_FAILED|status of 500/] })

  test(
    'a device that could not be signed out comes back',
    onlyLong,
    async ({ page, context, browser, baseURL }) => {
      const phone = await onPhone(browser, baseURL!, await signInWithNewAccount(context, baseURL!))
      await page.route('**/api/account/sessions/*', (route) => route.abort())
      await page.goto('/profile/security')
      await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
      await expect(page.getByText('Chrome on Android is still signed in.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign out Chrome on Android' })).toBeVisible()
      await phone.close()
    },
  )

  test('a list that did not load is asked for again', onlyLong, async ({ page, context, baseURL }) => {
    await signInWithNewAccount(context, baseURL!)
    await failUntilPressed(page, '**/api/account/sessions', 500, 'Retry')
    await page.goto('/profile/security')
    const alert = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('This device')).toBeVisible()
  })
})
