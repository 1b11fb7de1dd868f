import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, makeAccount } from '../../../test/factories.ts'
import { makeGoogleStandIn, type GoogleStandIn } from '../../../test/google-stand-in.ts'
import { openOrderShop, type OrderShop } from '../../../test/order-shop.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { TestBrowser } from '../../../test/test-browser.ts'

const site = 'https://haat.example'
/** A proxy that ends the encryption, speaks plain HTTP to the server and does not say so. */
let haat: TestApp
let google: GoogleStandIn
beforeAll(async () => {
  google = await makeGoogleStandIn()
  await google.open()
  const environment = { ...google.environment, PUBLIC_URL: site, RATE_LIMITS: '1' }
  haat = await buildTestApp({ environment })
})
afterAll(async () => {
  await haat.close()
  await google.close()
})

describe('with PUBLIC_URL by https and a proxy that does not say so', () => {
  it('every answer asks for https from then on', async () => {
    for (const url of ['/api/health', '/api/site/settings', '/api/nothing', '/sitemap.xml', '/%']) {
      const { headers } = await haat.app.inject(url)
      expect([url, headers['strict-transport-security']]).toEqual([
        url,
        'max-age=31536000; includeSubDomains',
      ])
    }
  })

  it('every cookie is for https alone, and those that no script reads are for this host alone', async () => {
    const user = await makeAccount(haat.services)
    const browser = new TestBrowser(haat)
    const signedIn = await browser.signIn(user.email, goodPassword)
    expect(signedIn.cookies).toEqual([
      expect.objectContaining({ name: '__Host-device', secure: true, httpOnly: true, path: '/' }),
      expect.objectContaining({ name: '__Host-visitor', secure: true, httpOnly: true, path: '/' }),
    ])
    expect(signedIn.cookies.every(({ domain }) => domain === undefined)).toBe(true)
    const refreshed = await browser.refresh()
    expect(refreshed.cookies).toEqual([expect.objectContaining({ name: 'refreshToken', secure: true })])
    const toGoogle = await browser.call('GET /auth/google?state=%2F')
    expect(toGoogle.cookies).toEqual([expect.objectContaining({ name: 'googleFlow', secure: true })])
    expect(new URL(String(toGoogle.headers.location)).searchParams.get('redirect_uri')).toBe(
      `${site}/api/auth/google/callback`,
    )
  })

  it('a device cookie without the prefix is nobody’s: who comes with one signs in anew', async () => {
    const user = await makeAccount(haat.services)
    const browser = new TestBrowser(haat)
    await browser.signIn(user.email, goodPassword)
    expect((await browser.call('GET /auth/me')).json().user.id).toBe(user.id)
    const planted = browser.copy('accessToken', 'refreshToken')
    planted.cookies.set('device', browser.cookies.get('__Host-device')!)
    expect((await planted.call('GET /auth/me')).statusCode).toBe(401)
    expect((await planted.refresh()).statusCode).toBe(401)
    expect((await browser.call('GET /auth/me')).statusCode).toBe(200)
  })

  it('no address of ours begins with http', async () => {
    const shown = await Promise.all(
      ['/sitemap.xml', '/robots.txt'].map(async (url) => (await haat.app.inject(url)).body),
    )
    for (const text of shown) {
      expect(text).toContain(site)
      expect(text.replaceAll('http://www.sitemaps.org/', '')).not.toContain('http://')
    }
  })
})

describe('a payment behind such a proxy', () => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop({ PUBLIC_URL: site })
  })
  afterAll(() => shop.close())

  it('comes back to the address by https', async () => {
    const anjali = await shop.shopper()
    const { start } = await anjali.buyProducts([[await shop.make()]], 'esewa')
    expect(start).toMatchObject({
      kind: 'form',
      fields: { success_url: expect.stringMatching(/^https:\/\/haat\.example\/api\/payments\//) },
    })
  })
})
