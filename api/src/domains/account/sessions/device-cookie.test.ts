import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { goodPassword, makeAccount } from '../../../../test/factories.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

async function signedInBrowser() {
  const user = await makeAccount(haat.services)
  const browser = new TestBrowser(haat)
  await browser.signIn(user.email, goodPassword)
  return { user, browser }
}

describe('signing in', () => {
  it('never keeps the cookie that was there before, not even one of ours that somebody else knows', async () => {
    const { browser: planter } = await signedInBrowser()
    const planted = planter.cookies.get('device')!
    const user = await makeAccount(haat.services)
    const browser = new TestBrowser(haat, [['device', planted]])
    await browser.signIn(user.email, goodPassword)
    expect(browser.cookies.get('device')).not.toBe(planted)
    const thief = browser.copy('accessToken', 'refreshToken')
    thief.cookies.set('device', planted)
    expectRefusal(await thief.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expectRefusal(await thief.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
    expect((await browser.call('GET /auth/me')).statusCode).toBe(200)
  })

  it('by turns in a browser that two share is no news to either', async () => {
    const { user: one, browser } = await signedInBrowser()
    const other = await makeAccount(haat.services)
    for (const { email } of [other, one, other]) await browser.signIn(email, goodPassword)
    expect([...(await mailsTo(haat, one.email)), ...(await mailsTo(haat, other.email))]).toEqual([])
  })
})
