import { expect, test } from '../testing/haat-test.ts'
import { onlyLong, someOf } from '../testing/long-run.ts'
import { guardedPaths } from '../testing/routes.ts'
import { fillSignIn, submit } from '../testing/sign-in-form.ts'
import { expectNoCookie } from '../testing/sign-in.ts'

test('a visitor without token cookies gets the whole page at once, and nobody is asked who they are', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('From every hill to your door')
  expect(html).not.toContain('Initializing authentication...')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(calls.filter((url) => url.includes('/auth/'))).toEqual([])
})

test.describe('with a token that nobody issued', () => {
  test.use({ expectedNoise: [/status of 401/] })

  test('the page waits, then goes on as a visitor, and the cookie is gone', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'accessToken', value: 'forged', url: baseURL! }])
    const html = await (await page.request.get('/')).text()
    expect(html).toContain('Initializing authentication...')
    // The page's data may be in its scripts, but not in its visible HTML.
    expect(html.replaceAll(/<script\b.*?<\/script>/gs, '')).not.toContain('From every hill')

    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    let sent: Record<string, string> = {}
    await page.route('**/api/auth/me', async (route) => {
      sent = route.request().headers()
      await held
      await route.continue()
    })
    await page.goto('/')
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    expect(sent).toMatchObject({ authorization: 'Bearer forged', 'x-portal': 'VENDOR_PORTAL' })
    answer()
    await expect(page.getByRole('heading', { level: 1, name: 'From every hill to your door' })).toBeVisible()
    await expectNoCookie(context, 'accessToken')
  })
})

/** As mails link to them, the first also with a code that has to be typed there. */
const linkedPaths = ['/profile/orders/H-2083-000001', '/profile/cart']
for (const path of new Set(someOf([...linkedPaths, ...guardedPaths], 1))) {
  test(`a visitor who opens ${path} is sent to /, asked to sign in, and brought there`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('dialog')).toContainText('Sign in, and we open the page that you asked for.')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1, name: 'From every hill to your door' })).toBeVisible()
    await fillSignIn(page)
    await submit(page)
    await expect(page).toHaveURL(path)
  })
}

test(
  'a visitor with a slow phone is sent home while the page is still being hydrated',
  onlyLong,
  async ({ page, context }) => {
    const phone = await context.newCDPSession(page)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.goto('/checkout')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/')
  },
)

test('every request of the client carries the portal header', async ({ page }) => {
  const missing: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.headers()['x-portal'] !== 'VENDOR_PORTAL')
      missing.push(request.url())
  })
  for (const path of someOf(['/', '/terms-and-conditions', '/about', '/help-support'], 2)) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(missing).toEqual([])
})
