import { expect, test } from '../testing/haat-test.ts'
import { startOwnServer, type OwnServer } from '../testing/own-server.ts'
import { dialog, openLogin, submit } from '../testing/sign-in-form.ts'

/** A demo whose PUBLIC_URL others can reach; the setting counts, though the tests run on the same machine. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ SEED: 'demo', PUBLIC_URL: 'http://haat.example' })
})
test.afterAll(() => server.stop())

test('a demo that others can reach has nothing under /dev/', async ({ request }) => {
  const at = (path: string) => `${server.address}${path}`
  const windows = ['/dev/', '/dev/mail', '/dev/second-factor', '/dev/gallery']
  const standIns = ['/dev/google/.well-known/openid-configuration', '/dev/esewa/pay/x', '/dev/khalti/pay/x']
  for (const path of [...windows, ...standIns]) expect((await request.get(at(path))).status(), path).toBe(404)
  // The tests' usual server is a demo for this machine only.
  for (const path of windows) expect((await request.get(path)).status(), path).toBe(200)
  expect((await request.post(at('/dev/staff'), { maxRedirects: 0 })).status()).toBe(404)
  expect((await request.get(at('/api/auth/google'), { maxRedirects: 0 })).status()).toBe(404)
})

test('its visitors are offered no sign-in by Google and no window into mails', async ({ page }) => {
  await openLogin(page, server.address)
  await expect(dialog(page).getByLabel('Email')).toBeVisible()
  await expect(dialog(page).getByText('Google')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Create an account' }).click()
  await dialog(page).getByLabel('Full name').fill('Maya Tamang')
  await dialog(page).getByLabel('Email').fill(`maya.${Date.now()}@example.com`)
  await dialog(page).getByLabel('Password', { exact: true }).fill('four little words')
  await dialog(page).getByRole('checkbox').check()
  await expect(dialog(page).getByText('Google')).toHaveCount(0)
  await submit(page, 'Create account')
  await expect(dialog(page)).toHaveAccessibleName('Check your email')
  await expect(dialog(page).getByRole('link', { name: 'See the emails of the demo' })).toHaveCount(0)
})
