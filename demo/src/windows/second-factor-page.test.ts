import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, makeToken } from '../../../api/test/factories.ts'
import { buildTestApp, type TestApp } from '../../../api/test/test-app.ts'
import { ensureSecondFactor } from '@haat/api/domains/account/second-factor/reset-second-factor.service.ts'
import { demoPassword } from '../demo-accounts.ts'
import { mountDemoWindows } from './demo-windows.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ prepare: mountDemoWindows })
})
afterAll(() => haat.close())

async function codeOf(email: string) {
  const page = (await haat.app.inject('/dev/second-factor')).body
  return new RegExp(`${RegExp.escape(email)}.*?data-code>(\\d{3} \\d{3})<`).exec(page)?.[1]?.replace(' ', '')
}

it('the demo shows a code that works now, and after it was used the next one', async () => {
  const { user, token } = await makeToken(haat.services, 'staff', { isConfirmed: false })
  await ensureSecondFactor(haat.services, user.id)
  const show = async () =>
    haat.app.inject({
      method: 'POST',
      url: '/api/account/second-factor/verify',
      headers: bearer(token),
      payload: { code: await codeOf(user.email) },
    })
  expect((await show()).statusCode).toBe(200)
  expect((await show()).statusCode).toBe(200)
})

it('a further staff account of the demo comes with its codes', async () => {
  const made = await haat.app.inject({ method: 'POST', url: '/dev/staff' })
  expect(made.statusCode).toBe(303)
  const email = String(made.headers['x-demo-account'])
  const payload = { email, password: demoPassword, cookieless: true }
  const { accessToken } = (await haat.app.inject({ method: 'POST', url: '/api/auth/login', payload })).json()
  const verified = await haat.app.inject({
    method: 'POST',
    url: '/api/account/second-factor/verify',
    headers: bearer(accessToken.token),
    payload: { code: await codeOf(email) },
  })
  expect(verified.statusCode).toBe(200)
})

it('one page leads to all windows of the demo', async () => {
  const page = (await haat.app.inject('/dev/')).body
  for (const window of ['/dev/mail', '/dev/second-factor', '/dev/gallery', '/api/docs']) {
    expect(page).toContain(`href="${window}"`)
  }
})
