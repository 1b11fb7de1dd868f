import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerGoogle, makeGoogleStandIn } from '../../../../test/google-stand-in.ts'
import { returnFromGoogle, newGooglePerson, startGoogleSignIn } from '../../../../test/google-sign-in.ts'
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

describe('the way to Google', () => {
  it('carries a state, a nonce and a challenge of our own, and keeps what they are in a cookie no script reads', async () => {
    const answer = await startGoogleSignIn(new TestBrowser(haat), '?state=/legal/terms&prompt=select_account')
    const to = new URL(String(answer.headers.location))
    expect(to.origin + to.pathname).toBe(`${standIn.issuer}/auth`)
    expect(Object.fromEntries(to.searchParams)).toEqual({
      client_id: 'haat-test',
      response_type: 'code',
      redirect_uri: 'http://localhost/api/auth/google/callback',
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'googleFlow',
        path: '/api/auth/google',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 600,
      }),
    ])
    expect(answer.cookies[0]?.value).not.toContain('legal')
    expect(answer.headers).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-store',
    })
  })

  it('starts from the public address where the settings name it, by https with a secure cookie', async () => {
    const environment = {
      ...standIn.environment,
      PUBLIC_URL: 'https://haat.test',
      TRUSTED_PROXIES: 'loopback',
    }
    const secure = await buildTestApp({ environment, databaseUrl: haat.databaseUrl })
    const headers = { 'x-forwarded-proto': 'https', host: 'evil.test' }
    const answer = await secure.app.inject({ url: '/api/auth/google', headers })
    await secure.close()
    const to = new URL(String(answer.headers.location))
    expect(to.searchParams.get('redirect_uri')).toBe('https://haat.test/api/auth/google/callback')
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'googleFlow', secure: true })])
  })

  it('is refused on a page of its own when the address is not as the contract says, and where Google is off', async () => {
    const answer = await startGoogleSignIn(new TestBrowser(haat), '?prompt=none')
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    const without = await buildTestApp({ databaseUrl: haat.databaseUrl })
    const off = await without.app.inject('/api/auth/google')
    const back = await without.app.inject('/api/auth/google/callback?code=x&state=y')
    await without.close()
    expect([off.statusCode, back.statusCode]).toEqual([404, 404])
    expect(off.body).toContain('Not offered here')
  })
})

describe('a way to Google that is closed for the moment', () => {
  it('is told in words when the issuer cannot be reached, with the same way to try again', async () => {
    const away = await makeGoogleStandIn()
    const alone = await buildTestApp({ environment: away.environment, databaseUrl: haat.databaseUrl })
    const answer = await startGoogleSignIn(
      new TestBrowser(alone, [['language', 'ne']]),
      '?state=/wishlist&link=true',
    )
    const signedOut = answer.statusCode
    const plain = await startGoogleSignIn(new TestBrowser(alone, [['language', 'ne']]), '?state=/wishlist')
    await alone.close()
    expect([signedOut, plain.statusCode]).toEqual([401, 503])
    expect(plain.body).toContain('गुगलसँग सम्पर्क हुन सकेन')
    expect(plain.body).toContain('href="/api/auth/google?state=%2Fwishlist&amp;prompt=select_account"')
    expect(answer.body).toContain('prompt=select_account&amp;link=true"')
  })

  it('is told in words when one visitor asks too often', async () => {
    const environment = { ...standIn.environment, RATE_LIMITS: '0.001' }
    const busy = await buildTestApp({ environment, databaseUrl: haat.databaseUrl })
    const browser = new TestBrowser(busy)
    const statuses = []
    for (const _ of [1, 2, 3]) statuses.push((await startGoogleSignIn(browser)).statusCode)
    await busy.close()
    expect(statuses).toEqual([302, 302, 429])
  })

  it('is no failure of the visitor when our records are away', async () => {
    const browser = new TestBrowser(haat)
    const to = await answerGoogle(
      String((await startGoogleSignIn(browser)).headers.location),
      newGooglePerson('Nobody'),
    )
    const databaseUrl = haat.databaseUrl.replace(/[^/]+$/, 'no_such_database')
    const broken = await buildTestApp({ environment: standIn.environment, databaseUrl })
    const answer = await returnFromGoogle(new TestBrowser(broken, browser.cookies), to)
    await broken.close()
    expect([answer.statusCode, answer.body]).toEqual([500, expect.stringContaining('on our side')])
  })
})
