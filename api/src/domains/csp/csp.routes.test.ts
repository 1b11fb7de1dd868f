import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { deleteOldViolations } from './csp.jobs.ts'
import { maxRowsPerDay } from './csp.store.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp({ environment: { PUBLIC_URL: 'https://haat.test' } })
})
beforeEach(() => haat.database.pool.query('truncate csp_violations'))
afterAll(() => haat.close())

const send = (payload: unknown, type = 'application/reports+json', app = haat.app) =>
  app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': type },
  })
const report = (changes: object = {}) => ({
  type: 'csp-violation',
  age: 5,
  url: 'https://haat.test/',
  user_agent: 'a browser',
  body: {
    documentURL: 'https://haat.test/products/dhaka-topi-12?ref=mail#top',
    blockedURL: 'https://evil.example/x.js?stolen=1',
    effectiveDirective: 'script-src-elem',
    disposition: 'enforce',
    originalPolicy: "default-src 'self'",
    sample: '',
    statusCode: 200,
    ...changes,
  },
})
const older = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://haat.test/reset-password?token=secret-token-1',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'blocked-uri': 'inline',
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    ...changes,
  },
})
const rows = async () =>
  (
    await haat.database.pool.query(
      'select directive, blocked, page, count::int, day::text from csp_violations order by directive, blocked, page',
    )
  ).rows

describe('a violation of the policy', () => {
  it('is counted per directive, origin and page, in both forms that browsers send, without any secret', async () => {
    expect((await send([report(), report()])).statusCode).toBe(204)
    const answer = await send(older(), 'application/csp-report')
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await rows()).toMatchObject([
      { directive: 'img-src', blocked: 'inline', page: '/reset-password', count: 1 },
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/products/…', count: 2 },
    ])
    const { rows: all } = await haat.database.pool.query('select * from csp_violations')
    expect(JSON.stringify(all)).not.toMatch(/secret|stolen|token|ref=/)
    expect(haat.logged()).not.toMatch(/secret-token|stolen/)
  })

  it.each([
    ['https://haat.test/profile/orders/H-20764?paid=yes', '/profile/orders/…'],
    ['https://haat.test/staff/desk/T-1001', '/staff/desk/…'],
    ['https://haat.test/', '/'],
    ['https://haat.test/%3Cscript%3E/a', '/…/…'],
    ['https://haat.test/a/b/c/d/e/f', '/a/…/…/…'],
  ])('at %s is one of %s', async (documentURL, page) => {
    await send([report({ documentURL })])
    expect(await rows()).toMatchObject([{ page }])
  })

  it.each([
    ['https://haat.test/own.js', 'self'],
    ['data', 'data'],
    ['data:text/html,x', 'data'],
    ['blob:https://haat.test/1234', 'blob'],
    ['chrome-extension://abcdef/inject.js', 'chrome-extension'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['', 'unknown'],
    ['not a url at all <b>', 'unknown'],
  ])('of %s is one of %s', async (blockedURL, blocked) => {
    await send([report({ blockedURL })])
    expect(await rows()).toMatchObject([{ blocked }])
  })

  it('of another site, or of a directive that nobody knows, is no row of its own', async () => {
    expect((await send([report({ documentURL: 'https://other.example/' })])).statusCode).toBe(204)
    expect(await rows()).toEqual([])
    await send([report({ effectiveDirective: 'made-up-src' })])
    expect(await rows()).toMatchObject([{ directive: 'other' }])
  })

  it.each<[unknown, string, number]>([
    [{}, 'application/reports+json', 422],
    [[], 'application/reports+json', 422],
    [[{ type: 'deprecation', body: {} }], 'application/reports+json', 422],
    [[report({ documentURL: 7 })], 'application/reports+json', 422],
    [[report({ documentURL: 'x'.repeat(5000) })], 'application/reports+json', 422],
    [Array.from({ length: 51 }, () => ({ type: 'csp-violation' })), 'application/reports+json', 422],
    [{ 'csp-report': { 'document-uri': 'https://haat.test/' } }, 'application/csp-report', 422],
    ['{"csp-report":', 'application/csp-report', 400],
    ['x'.repeat(16 * 1024 + 1), 'application/csp-report', 413],
    [[report()], 'application/json', 415],
    ['<x/>', 'text/xml', 415],
  ])('that is %j as %s is refused', async (payload, type, status) => {
    expect((await send(payload, type)).statusCode).toBe(status)
    expect(await rows()).toEqual([])
  })

  it('is counted in a bounded number of rows a day, whatever strangers make up', async () => {
    for (let at = 0; at < maxRowsPerDay + 40; at += 20) {
      const made = Array.from({ length: 20 }, (_, n) => report({ blockedURL: `https://x${at + n}.example/` }))
      expect((await send(made)).statusCode).toBe(204)
    }
    const kept = await rows()
    expect(kept.length).toBe(maxRowsPerDay + 1)
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(maxRowsPerDay + 40)
    expect(kept.find(({ blocked }) => blocked === 'other')).toMatchObject({ count: 40, page: 'other' })
    await send([report({ blockedURL: 'https://x0.example/' })])
    expect((await rows()).length).toBe(maxRowsPerDay + 1)
  })

  it('is refused beyond a limit', async () => {
    // A client without cookies is counted by its network, which has twenty times the limit of a device.
    const limited = await buildTestApp({ environment: { RATE_LIMITS: '0.01' } })
    const states: number[] = []
    for (let at = 0; at < 13; at++) states.push((await send([report()], undefined, limited.app)).statusCode)
    expect(states.slice(0, 12).every((status) => status === 204)).toBe(true)
    expect(states.at(-1)).toBe(429)
    await limited.close()
  })

  it('is forgotten after thirty days', async () => {
    await send([report()])
    await send([report({ effectiveDirective: 'img-src' })])
    await haat.database.pool.query("update csp_violations set day = day - 31 where directive = 'img-src'")
    await deleteOldViolations(haat.services.db)
    expect(await rows()).toMatchObject([{ directive: 'script-src-elem' }])
  })
})

describe('the list of violations', () => {
  it('is for admins, summed over the days, the last seen first', async () => {
    await send([report(), report()])
    await haat.database.pool.query(
      "update csp_violations set day = day - 1, last_seen_at = now() - interval '1 day'",
    )
    await send([report()])
    await send([report({ effectiveDirective: 'img-src' })])
    const url = '/api/staff/csp-violations'
    expectRefusal(await haat.app.inject({ url }), 401, 'UNAUTHENTICATED')
    const staff = await signedIn(haat.services, 'staff')
    expectRefusal(await haat.app.inject({ url, headers: staff }), 403, 'FORBIDDEN')
    const headers = await signedIn(haat.services, 'admin')
    const { data } = (await haat.app.inject({ url, headers })).json()
    expect(data).toMatchObject([
      { directive: 'img-src', count: 1 },
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/products/…', count: 3 },
    ])
  })
})
