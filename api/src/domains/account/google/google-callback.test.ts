import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../test/factories.ts'
import { answerGoogle, makeGoogleStandIn, maya, sunita } from '../../../../test/google-stand-in.ts'
import {
  returnFromGoogle,
  goThroughGoogle,
  newGooglePerson,
  startGoogleSignIn,
} from '../../../../test/google-sign-in.ts'
import { mailsTo } from '../../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestBrowser } from '../../../../test/test-browser.ts'

const standIn = await makeGoogleStandIn()
let haat: TestApp
beforeAll(async () => {
  await standIn.open()
  haat = await buildTestApp({ environment: standIn.environment })
})
afterAll(async () => {
  await haat.close()
  await standIn.close()
})

const me = async (browser: TestBrowser) => (await browser.call('GET /auth/me')).json().user

describe('coming back from Google', () => {
  it('signs a new person in, sets the cookies of the session and tells the page that opened the window', async () => {
    const browser = new TestBrowser(haat, [['language', 'ne']])
    const answer = await goThroughGoogle(browser, { person: maya.subject }, '?state=/legal/terms')
    expect(answer.statusCode).toBe(200)
    const byName = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]))
    expect(byName['accessToken']).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 600 })
    expect(byName['refreshToken']).toMatchObject({ path: '/', sameSite: 'Lax', maxAge: 604_800 })
    expect(byName['device']).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
    expect(byName['googleFlow']).toMatchObject({ value: '', path: '/api/auth/google' })
    expect(await me(browser)).toMatchObject({
      name: 'Maya Gurung',
      email: 'maya.gurung@gmail.test',
      emailVerified: true,
      roles: ['shopper'],
      language: 'ne',
    })
    expect(answer.body).toContain(`postMessage({ type: "GOOGLE_AUTH_SUCCESS" }, location.origin)`)
    expect(answer.body).toContain('href="/legal/terms"')
    expect(answer.body).toContain('<html lang="ne">')
    for (const name of ['accessToken', 'refreshToken', 'device']) {
      expect(answer.body).not.toContain(byName[name]?.value)
    }
    expect(answer.headers).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    const nonce = /script-src 'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    expect(answer.body).toContain(`<script nonce="${nonce}">`)
    expect(haat.logged()).not.toContain(byName['accessToken']?.value)
  })

  it('knows the same person again, on the same device without a mail, though its cookie is another', async () => {
    const person = newGooglePerson('Bimala')
    const browser = new TestBrowser(haat)
    await goThroughGoogle(browser, person)
    const first = await me(browser)
    const device = browser.cookies.get('device')
    await goThroughGoogle(browser, person)
    expect(await me(browser)).toEqual(first)
    expect(browser.cookies.get('device')).not.toBe(device)
    expect(await mailsTo(haat, person.email)).toEqual([])
    await goThroughGoogle(new TestBrowser(haat), person)
    expect(await mailsTo(haat, person.email)).toHaveLength(1)
  })

  it.each(['choose', 'consent'] as const)(
    'after stopping at the screen to %s says so and signs nobody in',
    async (cancelAt) => {
      const browser = new TestBrowser(haat)
      const answer = await goThroughGoogle(browser, { cancelAt }, '?state=/help-support')
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('Sign-in cancelled')
      expect(answer.body).toContain('href="/api/auth/google?state=%2Fhelp-support&amp;prompt=select_account"')
      expect(browser.cookies.has('accessToken')).toBe(false)
    },
  )

  it('with an address that Google has not confirmed is refused alike, account or not', async () => {
    const known = await makeAccount(haat.services)
    const answers = []
    for (const email of [known.email, sunita.email]) {
      const answer = await goThroughGoogle(new TestBrowser(haat), { name: 'X', email, isVerified: false })
      answers.push([answer.statusCode, answer.body.replaceAll(/nonce[=-]"?[^">' ]+/g, '')])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(403)
    expect(await mailsTo(haat, known.email)).toEqual([])
  })

  it('works once: the same answer again, a foreign state and a missing cookie are refused in words', async () => {
    const browser = new TestBrowser(haat)
    const begun = await startGoogleSignIn(browser)
    const flow = browser.cookies.get('googleFlow') ?? ''
    const to = await answerGoogle(String(begun.headers.location), newGooglePerson('Once'))
    const stranger = new TestBrowser(haat)
    expect((await returnFromGoogle(stranger, to)).statusCode).toBe(400)
    await startGoogleSignIn(stranger)
    const foreign = await returnFromGoogle(stranger, to)
    expect([foreign.statusCode, foreign.body]).toEqual([400, expect.stringContaining('has run out')])
    expect((await returnFromGoogle(browser, to)).statusCode).toBe(200)
    expect((await returnFromGoogle(browser, to)).statusCode).toBe(400)
    // A copy of the cookie does not help, because Google's code was used.
    const again = new TestBrowser(haat, [['googleFlow', flow]])
    const replayed = await returnFromGoogle(again, to)
    expect([replayed.statusCode, replayed.body]).toEqual([400, expect.stringContaining('did not confirm')])
    expect(again.cookies.has('accessToken')).toBe(false)
    expect(stranger.cookies.has('accessToken')).toBe(false)
  })

  it.each([
    '',
    '?code=x',
    '?state=x',
    '?code=%00&state=%ff',
    '?error=<script>alert(1)</script>&error_description=<b>&state=<i>',
    '?code=a&code=b&state=a&state=b',
  ])('with %s is no failure of ours, and nothing of it is repeated', async (query) => {
    const browser = new TestBrowser(haat)
    await startGoogleSignIn(browser)
    const answer = await browser.call(`GET /auth/google/callback${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).not.toContain('alert(1)')
    expect(answer.body.match(/<script/g)).toHaveLength(1)
  })

  it('refuses a cookie that somebody made up or that is too old', async () => {
    const { encryption } = haat.services
    const old = { state: 's', nonce: 'n', verifier: 'v', returnTo: '/', until: Date.now() - 1 }
    for (const value of ['nonsense', encryption.encrypt('{}'), encryption.encrypt(JSON.stringify(old))]) {
      const browser = new TestBrowser(haat, [['googleFlow', value]])
      const answer = await browser.call('GET /auth/google/callback?code=c&state=s')
      expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('has run out')])
    }
  })
})
