import type { Page } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { onlyLong } from '../testing/long-run.ts'
import { anjali, me, meEndpoint, scriptApi } from '../testing/scripted-api.ts'
import { dialog, openLogin } from '../testing/sign-in-form.ts'

const gita = { ...anjali, name: 'Gita Rai', email: 'gita@example.com' }
const success = { type: 'GOOGLE_AUTH_SUCCESS' }
const go = (page: Page) => dialog(page).getByRole('button', { name: 'Continue with Google' })

/** Makes the pop-up an empty page, and lets the API answer that Gita is signed in. */
async function script(page: Page) {
  await page
    .context()
    .route('**/api/auth/google?*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }),
    )
  return scriptApi(page.context(), { [meEndpoint]: me(gita) })
}

async function openPopUp(page: Page) {
  const opened = page.waitForEvent('popup')
  await go(page).click()
  return opened
}

test('a pop-up of 500 by 600 with the place and the prompt; its message signs in and closes it', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await script(page)
  await openLogin(page, '/products/?deals=true')
  const popUp = await openPopUp(page)
  const address = new URL(popUp.url())
  expect(address.pathname).toBe('/api/auth/google')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    state: '/products/?deals=true',
    prompt: 'select_account',
  })
  expect(popUp.viewportSize()).toEqual({ width: 500, height: 600 })
  await expect(dialog(page).getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
  // The server sets this cookie after Google has sent the browser back.
  await context.addCookies([{ name: 'accessToken', value: 'from-google', url: baseURL! }])
  const closed = popUp.waitForEvent('close')
  await popUp.evaluate((message) => opener.postMessage(message, location.origin), success).catch(() => {})
  await closed
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Namaste, Gita. You are signed in.')).toBeVisible()
  await expect(page).toHaveURL('/products/?deals=true')
  expect(asked).toHaveLength(1)
})

test('a message from anywhere else does nothing, nor does one after the pop-up was closed', async ({
  page,
}) => {
  const asked = await script(page)
  await page.clock.install()
  await openLogin(page)
  const postMessageFrom = (origin: string) =>
    page.evaluate(
      ([data, from]) => window.dispatchEvent(new MessageEvent('message', { data, origin: from as string })),
      [success, origin],
    )
  const popUp = await openPopUp(page)
  await postMessageFrom('https://evil.example')
  expect(popUp.isClosed()).toBe(false)
  await popUp.close()
  await page.clock.runFor(500)
  await expect(go(page)).toBeVisible()
  await postMessageFrom(new URL(page.url()).origin)
  await expect(dialog(page)).toHaveAccessibleName('Namaste, welcome back')
  expect(asked).toEqual([])
})

test(
  'a second press replaces the first: one message is heard once',
  onlyLong,
  async ({ page, context, baseURL }) => {
    const asked = await script(page)
    await openLogin(page)
    await openPopUp(page)
    const waiting = dialog(page).getByRole('button', { name: 'Waiting for Google…' })
    await waiting.click()
    await context.addCookies([{ name: 'accessToken', value: 'from-google', url: baseURL! }])
    await page.evaluate((message) => window.postMessage(message, location.origin), success)
    await expect(dialog(page)).toBeHidden()
    expect(asked).toHaveLength(1)
  },
)

test('a browser that opens no pop-up is named as the cause', onlyLong, async ({ page }) => {
  await openLogin(page)
  await page.evaluate(() => (window.open = () => null))
  await go(page).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/^Your browser blocked the Google window/)
})
