import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { bearer, goodPassword, makeAccount, makeToken } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'
import { ensureSecondFactor } from './reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from './totp.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => haat.close())

it('wrong codes are limited per account, from however many addresses, side by side', async () => {
  const secret = newTotpSecret()
  const { user, token } = await makeToken(haat.services, 'staff', { isConfirmed: false })
  await ensureSecondFactor(haat.services, user.id, secret)
  const from = (address: number, code: string) =>
    haat.app.inject({
      method: 'POST',
      url: '/api/account/second-factor/verify',
      headers: { ...bearer(token), 'x-forwarded-for': `198.51.100.${address}` },
      payload: { code },
    })
  const right = codeAt(secret).code
  const wrong = String((Number(right) + 1) % 1e6).padStart(6, '0')
  const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => from(at, wrong)))
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
  // A right code is refused as well now.
  expectRefusal(await from(99, right), 429, 'RATE_LIMITED')
})

it('who has found out the password cannot use up the tries of a device that has shown the factor before', async () => {
  const secret = newTotpSecret()
  const user = await makeAccount(haat.services, { roles: ['shopper', 'staff'] })
  await ensureSecondFactor(haat.services, user.id, secret)
  const [owner, thief] = [new TestBrowser(haat), new TestBrowser(haat)]
  await owner.signIn(user.email, goodPassword)
  await haat.database.pool.query('update sessions set confirmed_at = now() where user_id = $1', [user.id])
  for (const browser of [owner, thief]) await browser.signIn(user.email, goodPassword)
  const right = codeAt(secret).code
  const wrong = String((Number(right) + 1) % 1e6).padStart(6, '0')
  const verify = async (browser: TestBrowser, code: string) =>
    (await browser.call('POST /account/second-factor/verify', { code })).statusCode
  for (let time = 0; time < 10; time++) expect(await verify(thief, wrong)).toBe(422)
  expect(await verify(thief, wrong)).toBe(429)
  expect(await verify(owner, wrong)).toBe(422)
  expect(await verify(owner, right)).toBe(200)
})
