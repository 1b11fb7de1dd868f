import type { BrowserContext, Page } from '@playwright/test'
import { googlePopUp, googleSuccessMessage } from '../../contract/src/domains/account.google.rules.ts'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'

/** Opens the pop-up as the site's button does, and records the messages that it posts. */
async function openWindow(page: Page, query = 'state=%2Fhelp-support&prompt=select_account') {
  const opened = page.waitForEvent('popup')
  await page.evaluate(
    ({ address, features }) => {
      const messages: unknown[] = []
      Object.assign(window, { messages, opened: window.open(address, 'google', features) })
      window.addEventListener('message', ({ origin, data }) => messages.push({ origin, data }))
    },
    {
      address: `/api/auth/google?${query}`,
      features: `popup,width=${googlePopUp.width},height=${googlePopUp.height}`,
    },
  )
  return opened
}

const messagesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { messages: unknown[] }).messages)
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).toSorted()

/** Asks as the client does, with the token from the cookie. */
const whoAmI = (page: Page) =>
  page.evaluate(async () => {
    const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1]
    const answer = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
    return [answer.status, ((await answer.json()) as { user?: { email: string } }).user?.email]
  })

for (const host of someOf(['127.0.0.1', 'localhost'], 1)) {
  test(`a person of the demo signs in through the window, at ${host}`, async ({ page, context, baseURL }) => {
    const origin = baseURL!.replace('127.0.0.1', host)
    await page.goto(`${origin}/help-support`)
    const popup = await openWindow(page)
    await expect(popup.getByText('Stand-in for Google in the demo')).toBeVisible()
    await popup.getByRole('button', { name: /Maya Gurung/ }).click()
    await expect(popup.getByRole('heading', { name: 'Sign in to Haat' })).toBeVisible()
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Continue' }).click()
    await closed
    await expect.poll(() => messagesOf(page)).toEqual([{ origin, data: { type: googleSuccessMessage } }])
    await expect
      .poll(() => cookieNames(context))
      .toEqual(expect.arrayContaining(['accessToken', 'device', 'refreshToken']))
    expect(await whoAmI(page)).toEqual([200, 'maya.gurung@gmail.test'])
  })
}

test('whoever stops at Google reads so, may try again, and closes the window', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'ne', url: baseURL! }])
  await page.goto('/')
  const popup = await openWindow(page)
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(popup.getByRole('heading', { name: 'तपाईंले रोक्नुभयो' })).toBeVisible()
  await popup.getByRole('link', { name: 'फेरि प्रयास गर्नुहोस्' }).click()
  await popup.getByRole('button', { name: /Hari Thapa/ }).click()
  await popup.getByRole('button', { name: 'Cancel' }).click()
  const closed = popup.waitForEvent('close')
  // The window may close before Playwright has confirmed the click.
  await popup
    .getByRole('button', { name: 'बन्द गर्नुहोस्' })
    .click()
    .catch(() => {})
  await closed
  expect(await messagesOf(page)).toEqual([])
  expect(await cookieNames(context)).not.toContain('accessToken')
})

test(
  'without a window behind it, the way leads back by a link; a typed person is welcome',
  onlyLong,
  async ({ page }) => {
    await page.goto('/api/auth/google?state=%2Fhelp-support')
    await page.getByText('Be somebody else').click()
    await page.getByLabel('Name').fill('Kopila Basnet')
    await page.getByLabel('Email').fill('kopila@example.test')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Signed in' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
    await page.getByRole('link', { name: 'Back to Haat' }).click()
    await page.waitForURL('**/help-support')
    expect(await whoAmI(page)).toEqual([200, 'kopila@example.test'])
  },
)
