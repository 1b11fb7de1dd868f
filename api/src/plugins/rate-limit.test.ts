import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../test/expect-refusal.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { limitKey } from './rate-limit.ts'

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is %s', (ip, key) => {
    expect(limitKey(ip)).toBe(key)
  })
})

describe('the whole API', () => {
  it('refuses an address that asks far more than pages need, and no other', async () => {
    const haat = await buildTestApp({ environment: { RATE_LIMITS: '0.01' } })
    const ask = (remoteAddress: string) => haat.app.inject({ url: '/api/openapi.json', remoteAddress })
    for (let asked = 0; asked < 12; asked++) expect((await ask('203.0.113.7')).statusCode).toBe(200)
    const refused = await ask('203.0.113.7')
    expect(expectRefusal(refused, 429, 'RATE_LIMITED').message).toContain('Please try again in 1 minute.')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('203.0.113.8')).statusCode).toBe(200)
    await haat.close()
  })

  it('does not believe a forwarded address unless the proxy is trusted', async () => {
    const haat = await buildTestApp({ environment: { RATE_LIMITS: '0.01' } })
    const statuses: number[] = []
    for (let asked = 0; asked < 13; asked++) {
      const headers = { 'x-forwarded-for': `203.0.113.${asked}` }
      statuses.push((await haat.app.inject({ url: '/api/openapi.json', headers })).statusCode)
    }
    expect(statuses.at(-1)).toBe(429)
    await haat.close()
  })
})
