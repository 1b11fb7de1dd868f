import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountPages } from '#pages/pages.ts'
import type { Client } from '#pages/client/client-app.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

const page = '<html><h1>Haat</h1></html>'
const client: Client = {
  app: async () => ({ fetch: async () => new Response(page, { headers: { 'content-type': 'text/html' } }) }),
  messagesHref: () => undefined,
}
/** A tenth of everything, people and limits, shows the same in a tenth of the time. */
const share = process.env['LONG_ROUNDS'] === undefined ? 0.1 : 1
const people = 1000 * share
const perSecond = 50 * share
const seconds = share === 1 ? 120 : 60

let haat: TestApp
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  haat = await buildTestApp({
    environment: { RATE_LIMITS: String(share), NODE_ENV: 'production', LOG_LEVEL: 'error' },
    prepare: (app, services) => void mountPages(app, services, client),
  })
})
afterEach(async () => {
  vi.useRealTimers()
  await haat.close()
})

/** All visitors have the same IP address. */
const visit = (visitor?: string, url = '/') =>
  haat.app.inject({ url, remoteAddress: '203.0.113.7', ...(visitor && { cookies: { visitor } }) })
const cookieIn = ({ cookies }: Awaited<ReturnType<typeof visit>>) =>
  cookies.find(({ name }) => name === 'visitor')?.value

it('a thousand people behind one address are all served, beside programs that are not', async () => {
  const kept: (string | undefined)[] = Array.from({ length: people })
  const refused = { people: 0, withoutCookies: 0, withNewCookies: 0 }
  const count = (who: keyof typeof refused, answer: { statusCode: number }) => {
    expect([200, 429]).toContain(answer.statusCode)
    if (answer.statusCode === 429) refused[who] += 1
  }
  for (let second = 0; second < seconds; second++) {
    // Each opens six pages a minute.
    for (let person = second % 10; person < people; person += 10) {
      const answer = await visit(kept[person])
      count('people', answer)
      kept[person] ??= cookieIn(answer)
    }
    for (let n = 0; n < perSecond; n++) count('withoutCookies', await visit())
    for (let n = 0; n < Math.ceil(perSecond / 2); n++) {
      const answer = await visit()
      count('withNewCookies', answer)
      count('withNewCookies', await visit(cookieIn(answer)))
    }
    vi.setSystemTime(Date.now() + 1000)
  }
  expect(refused.people).toBe(0)
  expect(refused.withoutCookies / (seconds * perSecond)).toBeGreaterThan(0.4)
  expect(refused.withNewCookies / (seconds * perSecond)).toBeGreaterThan(0.4)
}, 240_000)

/** The other kind is also among those beside whom a thousand people are served. */
const programs: [what: string, takesCookies: boolean][] = [['takes a new cookie each time', true]]
if (share === 1) programs.push(['asks without cookies', false])

it.each(programs)(
  'one program alone that %s, 50 pages a second, is refused within a minute',
  async (_, takesCookies) => {
    let refused = 0
    for (let second = 0; second < 60; second++) {
      for (let n = 0; n < perSecond; n += 2) {
        const first = await visit()
        const next = await visit(takesCookies ? cookieIn(first) : undefined)
        refused += [first, next].filter(({ statusCode }) => statusCode === 429).length
      }
      vi.setSystemTime(Date.now() + 1000)
    }
    expect(refused / (60 * perSecond)).toBeGreaterThan(0.15)
  },
  60_000,
)

it('one device may look at many pages, but not at as many as a program; others go on', async () => {
  const [sita, hari] = [cookieIn(await visit()), cookieIn(await visit())]
  vi.setSystemTime(Date.now() + 6000)
  for (let n = 0; n < 240 * share; n++) expect((await visit(sita, `/products/${n}`)).statusCode).toBe(200)
  expect((await visit(sita)).statusCode).toBe(429)
  expect((await visit(hari)).statusCode).toBe(200)
})

it('who is refused gets a page with words in their language, kept by nobody, that tries again by itself', async () => {
  for (let n = 0; n < 2000 * share; n++) await visit()
  const answer = await haat.app.inject({
    url: '/',
    remoteAddress: '203.0.113.7',
    cookies: { language: 'ne' },
  })
  expect(answer.statusCode).toBe(429)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '6' })
  expect(answer.body).toContain('कृपया एकछिन पर्खनुहोस्')
  expect(answer.body).toContain('location.reload()')
  // The cookie in the refusal makes them a device of their own, which is served while the others are not.
  const visitor = cookieIn(answer)
  vi.setSystemTime(Date.now() + 6000)
  expect((await visit(visitor)).statusCode).toBe(200)
  expect((await visit()).statusCode).toBe(429)
})
