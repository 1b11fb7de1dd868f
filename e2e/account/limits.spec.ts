import type { Route } from '@playwright/test'
import { expect, test } from '../testing/haat-test.ts'
import { openAccount } from '../testing/new-account.ts'
import { startOwnServer, type OwnServer } from '../testing/own-server.ts'
import { dialog, fillSignIn, openLogin, visibleButton, submit } from '../testing/sign-in-form.ts'

/** A server with a tenth of the usual rate limits; the tests' usual server has none. */
let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ RATE_LIMITS: '0.1', TRUSTED_PROXIES: '127.0.0.1' })
})
test.afterAll(() => server.stop())
test.use({ expectedNoise: [/status of 4(28|29)/] })

test('somebody whose address is attacked signs in after a short check that the page does by itself', async ({
  page,
  request,
  playwright,
}) => {
  const account = await openAccount(request)
  const attacker = await playwright.request.newContext({ baseURL: server.address })
  for (let network = 0; network < 5; network++) {
    const answer = await attacker.post('/api/auth/login', {
      // Without the cookie of the answer before, which counts after some seconds: all guesses would be of one visitor.
      headers: { 'x-forwarded-for': `198.51.100.${network}`, cookie: 'visitor=none' },
      data: { email: account.email, password: 'a guess' },
    })
    expect(answer.status()).toBe(401)
  }
  await attacker.dispose()

  const calls: Route[] = []
  await page.route('**/api/auth/login', async (route) => {
    calls.push(route)
    if (calls.length === 1) await route.continue()
  })
  await openLogin(page, server.address)
  await fillSignIn(page, account)
  await submit(page)
  await expect(dialog(page).getByText('Checking that you are not a robot.')).toBeVisible()
  await expect.poll(() => calls.length).toBe(2)
  await calls[1]!.continue()
  await expect(visibleButton(page, 'Sita')).toBeVisible()
})

test('a visitor who is refused because of others of the network is told so, and let in without doing anything', async ({
  page,
  playwright,
}) => {
  const program = await playwright.request.newContext({ baseURL: server.address })
  const visit = () => program.get('/return-policy', { headers: { cookie: 'visitor=none' } })
  await page.clock.install()
  // On a busy machine the network may be let in again before the page comes; then others come again.
  await expect(async () => {
    const answers = await Promise.all(Array.from({ length: 210 }, visit))
    expect(answers.some((answer) => answer.status() === 429)).toBe(true)
    expect((await page.goto(`${server.address}/return-policy`))?.status()).toBe(429)
  }).toPass()
  await program.dispose()
  await expect(page.getByRole('heading', { name: 'One moment, please' })).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('heading', { name: 'Return and Refund Policy' })).toBeVisible()
})
