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
  expect((await browser.signIn(user.email, goodPassword)).statusCode).toBe(200)
  return { user, browser }
}
const sql = (text: string, ...values: unknown[]) => haat.database.pool.query(text, values)
const familiesOf = async (userId: string) =>
  (await sql('select ended_for from sessions where user_id = $1 order by created_at', userId)).rows.map(
    (row) => row.ended_for,
  )

describe('signing in', () => {
  it('hands out both tokens with their lifetimes, and ties them to the browser by a cookie no script can read', async () => {
    const user = await makeAccount(haat.services)
    const browser = new TestBrowser(haat)
    const answer = await browser.signIn(user.email.toUpperCase(), goodPassword)
    expect(answer.json()).toEqual({
      message: 'You are signed in.',
      user: expect.objectContaining({ id: user.id, email: user.email, phoneNumber: null }),
      accessToken: { token: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 600 },
      refreshToken: { token: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 604_800 },
    })
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'device', httpOnly: true, sameSite: 'Strict', path: '/' }),
    ])
    expect((await browser.call('GET /auth/me')).json().user.email).toBe(user.email)
  })

  it('over https uses the name that subdomains cannot plant', async () => {
    const user = await makeAccount(haat.services)
    const secure = await buildTestApp({
      databaseUrl: haat.databaseUrl,
      environment: { TRUSTED_PROXIES: 'loopback' },
    })
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-proto': 'https' },
      payload: { email: user.email, password: goodPassword },
    })
    await secure.close()
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: '__Host-device', secure: true, path: '/' }),
    ])
  })

  it('keeps nothing readable at rest: neither tokens nor the cookie', async () => {
    const { browser } = await signedInBrowser()
    const tables = ['sessions', 'access_tokens', 'refresh_tokens']
    const rows = await Promise.all(tables.map(async (table) => (await sql(`select * from ${table}`)).rows))
    for (const value of browser.cookies.values()) expect(JSON.stringify(rows)).not.toContain(value)
  })

  it('again in the same browser ends what was there, and is no news to anybody', async () => {
    const { user, browser } = await signedInBrowser()
    const first = browser.copy()
    await browser.signIn(user.email, goodPassword)
    expectRefusal(await first.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expect(await familiesOf(user.id)).toEqual(['replaced', null])
    expect(await mailsTo(haat, user.email)).toEqual([])
  })

  it('from another device is told to the owner by mail', async () => {
    const { user } = await signedInBrowser()
    await new TestBrowser(haat).signIn(user.email, goodPassword)
    const mails = await mailsTo(haat, user.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Chrome')
    expect(mails[0]?.text).toContain('/profile/security')
  })

  it('with a planted cookie gets a fresh one', async () => {
    const user = await makeAccount(haat.services)
    const browser = new TestBrowser(haat, [['device', 'planted-by-somebody']])
    await browser.signIn(user.email, goodPassword)
    expect(browser.cookies.get('device')).not.toBe('planted-by-somebody')
  })
})

describe('a password that was reset while it was being checked', () => {
  it('opens no session', async () => {
    const user = await makeAccount(haat.services)
    // This transaction holds the row until the sign-in has checked the password and waits for the row.
    const rival = await haat.database.pool.connect()
    await rival.query('begin')
    await rival.query("update users set password_hash = 'another' where id = $1", [user.id])
    const answer = new TestBrowser(haat).signIn(user.email, goodPassword)
    const waiting = () =>
      sql("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")
    await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0)
    await rival.query('commit')
    rival.release()
    expectRefusal(await answer, 401, 'INVALID_CREDENTIALS')
    expect(await familiesOf(user.id)).toEqual([])
  })
})

describe('copied cookies', () => {
  it('both readable ones in another browser open nothing', async () => {
    const { browser } = await signedInBrowser()
    const thief = browser.copy('accessToken', 'refreshToken')
    expectRefusal(await thief.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expectRefusal(await thief.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
    expect((await browser.call('GET /auth/me')).statusCode).toBe(200)
  })

  it("with another browser's own cookie open nothing either", async () => {
    const { browser } = await signedInBrowser()
    const { browser: thief } = await signedInBrowser()
    thief.cookies.set('accessToken', browser.cookies.get('accessToken')!)
    expectRefusal(await thief.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
  })
})

describe('refreshing', () => {
  it('answers with a new access token and the user, and replaces the refresh token by cookie alone', async () => {
    const { user, browser } = await signedInBrowser()
    const before = new Map(browser.cookies)
    const answer = await browser.refresh()
    expect(answer.json()).toEqual({
      accessToken: { token: expect.stringMatching(/^[\w-]{43}$/), expiresIn: 600 },
      user: expect.objectContaining({ id: user.id }),
    })
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'refreshToken', maxAge: 604_800, path: '/', sameSite: 'Lax' }),
    ])
    expect(answer.cookies[0]).not.toHaveProperty('httpOnly')
    expect(browser.cookies.get('refreshToken')).not.toBe(before.get('refreshToken'))
    expect((await browser.call('GET /auth/me')).statusCode).toBe(200)
  })

  it('with an answer that was lost on the way can be repeated: the successor is the same', async () => {
    const { browser } = await signedInBrowser()
    const old = browser.cookies.get('refreshToken')!
    const [first, second] = [await browser.refresh(old), await browser.refresh(old)]
    expect(first.cookies[0]?.value).toBe(second.cookies[0]?.value)
    expect((await browser.refresh()).statusCode).toBe(200)
  })

  it('with a token whose successor is in use ends the family and tells the owner', async () => {
    const { user, browser } = await signedInBrowser()
    const stolen = browser.cookies.get('refreshToken')!
    await browser.refresh()
    await browser.refresh()
    expectRefusal(await browser.copy().refresh(stolen), 401, 'INVALID_RESPONSE_TOKEN')
    expectRefusal(await browser.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expectRefusal(await browser.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
    expect(await familiesOf(user.id)).toEqual(['reused'])
    expect(await mailsTo(haat, user.email)).toHaveLength(1)
  })

  it('200 times at once from 20 tabs signs nobody out and leaves one family each', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, signedInBrowser))
    for (let round = 0; round < 2; round++) {
      await Promise.all(
        people.map(async ({ browser }) => {
          const tabs = Array.from({ length: 20 }, () => browser.copy())
          const answers = await Promise.all(tabs.map((tab) => tab.refresh()))
          expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
          const [successor, ...others] = new Set(answers.map((answer) => answer.cookies[0]?.value))
          expect(others).toEqual([])
          browser.cookies.set('refreshToken', successor!)
          const asked = await Promise.all(tabs.map((tab) => tab.call('GET /auth/me')))
          expect(asked.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
        }),
      )
    }
    for (const { user } of people) expect(await familiesOf(user.id)).toEqual([null])
  })

  it('ends after seven idle days, and after thirty whatever happens', async () => {
    const { user, browser } = await signedInBrowser()
    await sql(
      'update refresh_tokens set expires_at = now() where session_id in (select id from sessions where user_id = $1)',
      user.id,
    )
    expectRefusal(await browser.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
    const second = await signedInBrowser()
    await sql("update sessions set expires_at = now() + interval '1 hour' where user_id = $1", second.user.id)
    const answer = await second.browser.refresh()
    expect(answer.cookies[0]?.maxAge).toBeLessThanOrEqual(3600)
    await sql('update sessions set expires_at = now() where user_id = $1', second.user.id)
    expectRefusal(await second.browser.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
  })

  it('needs a refresh token: an access token, nothing and rubbish are refused', async () => {
    const { browser } = await signedInBrowser()
    expectRefusal(await browser.refresh(browser.cookies.get('accessToken')), 401, 'INVALID_RESPONSE_TOKEN')
    expectRefusal(await browser.call('POST /auth/refresh-token', {}), 422, 'VALIDATION_FAILED')
    expectRefusal(
      await browser.call('POST /auth/refresh-token', { refreshToken: '' }),
      422,
      'VALIDATION_FAILED',
    )
    browser.cookies.set('accessToken', browser.cookies.get('refreshToken')!)
    expectRefusal(await browser.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
  })
})

describe('access tokens', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = base64({ sub: '1', roles: ['admin'], iss: 'haat', aud: 'haat', exp: 4_102_444_800 })
  it.each([
    ['alg none', `${base64({ alg: 'none' })}.${payload}.`],
    ['HS256 by a public key', `${base64({ alg: 'HS256', typ: 'JWT' })}.${payload}.c2lnbmF0dXJl`],
    ['an empty secret', `${base64({ alg: 'HS256' })}.${payload}.${base64({})}`],
    ['the hash of a token', 'a'.repeat(64)],
  ])('of strange making (%s) are refused', async (_, token) => {
    const answer = await haat.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${token}` },
    })
    expectRefusal(answer, 401, 'INVALID_ACCESS_TOKEN')
  })

  it('that ran out ask for a refresh', async () => {
    const { user, browser } = await signedInBrowser()
    await sql(
      'update access_tokens set expires_at = now() where session_id in (select id from sessions where user_id = $1)',
      user.id,
    )
    expectRefusal(await browser.call('GET /auth/me'), 401, 'UNAUTHENTICATED')
  })
})

describe('signing out', () => {
  it('ends both tokens at once', async () => {
    const { user, browser } = await signedInBrowser()
    expect((await browser.call('POST /auth/logout')).json()).toEqual({ message: 'You are signed out.' })
    expectRefusal(await browser.call('GET /auth/me'), 401, 'INVALID_ACCESS_TOKEN')
    expectRefusal(await browser.refresh(), 401, 'INVALID_RESPONSE_TOKEN')
    expect(await familiesOf(user.id)).toEqual(['signed-out'])
  })

  it('works when the access token is gone, by the refresh cookie in its own browser only', async () => {
    const { user, browser } = await signedInBrowser()
    browser.cookies.delete('accessToken')
    await browser.copy('refreshToken').call('POST /auth/logout')
    expect(await familiesOf(user.id)).toEqual([null])
    await browser.call('POST /auth/logout')
    expect(await familiesOf(user.id)).toEqual(['signed-out'])
  })

  it('is no failure for somebody who is not signed in', async () => {
    expect((await new TestBrowser(haat).call('POST /auth/logout')).statusCode).toBe(200)
  })
})

describe('a client without cookies', () => {
  it('signs in by an explicit flag, then uses plain Bearer and gets its successor in the body', async () => {
    const user = await makeAccount(haat.services)
    const send = (method: 'GET' | 'POST', url: string, token?: string, payload?: object) =>
      haat.app.inject({
        method,
        url: `/api/auth/${url}`,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(payload && { payload }),
      })
    const body = { email: user.email, password: goodPassword, cookieless: true }
    const signedIn = await send('POST', 'login', undefined, body)
    expect(signedIn.cookies).toEqual([])
    const { accessToken, refreshToken } = signedIn.json()
    expect((await send('GET', 'me', accessToken.token)).statusCode).toBe(200)
    const refreshed = await send('POST', 'refresh-token', undefined, { refreshToken: refreshToken.token })
    expect(refreshed.cookies).toEqual([])
    expect(refreshed.json().refreshToken).toEqual({ token: expect.any(String), expiresIn: 604_800 })
    expect((await send('GET', 'me', refreshed.json().accessToken.token)).statusCode).toBe(200)
  })
})
