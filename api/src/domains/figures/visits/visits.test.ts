import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { makeCategory, makeProduct, makeService, makeVendor } from '../../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createVisitCounter, maxPerNetwork, maxPerNetworkAndListing, maxWaiting } from './visit-counter.ts'
import type { CountedVisits } from './visits.store.ts'

let haat: TestApp
let vendorId: number
let shawl: { id: string; number: number }
let cap: typeof shawl
let lesson: string
beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  vendorId = (await makeVendor(services)).id
  const { id: categoryId } = await makeCategory(services)
  shawl = await makeProduct(services, { vendorId, categoryId })
  cap = await makeProduct(services, { vendorId, categoryId })
  const { id: ofServices } = await makeCategory(services, { kind: 'service' })
  lesson = await makeService(services, { vendorId, categoryId: ofServices })
})
beforeEach(() => haat.database.pool.query('truncate listing_visits, visit_days'))
afterAll(() => haat.close())

const phone =
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
let people = 0
/** Somebody whom nothing was counted of before. */
const somebody = () => ({ 'user-agent': `${phone} ${(people += 1)}` })

function visit(id: string, headers: Record<string, string> = {}, body: object = { kind: 'product', id }) {
  const all = {
    origin: 'http://localhost',
    host: 'localhost',
    'sec-fetch-site': 'same-origin',
    ...somebody(),
  }
  return haat.app.inject({
    method: 'POST',
    url: '/api/visits',
    headers: { ...all, ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
}

async function counted() {
  await haat.app.visitCounter.flush()
  const { rows } = await haat.database.pool.query(
    'select kind, listing_id::int id, visits from listing_visits order by kind, listing_id',
  )
  return rows
}

describe('a visit', () => {
  it('is counted per listing and day, for its shop and for all shops', async () => {
    for (let at = 0; at < 3; at++) expect((await visit(shawl.id)).statusCode).toBe(204)
    await visit(cap.id)
    await visit('', {}, { kind: 'service', id: lesson })
    expect(await counted()).toEqual([
      { kind: 'product', id: shawl.number, visits: 3 },
      { kind: 'product', id: cap.number, visits: 1 },
      { kind: 'service', id: numberOfPublicId(lesson), visits: 1 },
    ])
    await visit(shawl.id)
    expect((await counted())[0]).toMatchObject({ visits: 4 })
    const { rows } = await haat.database.pool.query(
      `select vendor_id::int, product_visits, service_visits, day = (now() at time zone 'Asia/Kathmandu')::date today
       from visit_days order by vendor_id`,
    )
    const sums = { product_visits: 5, service_visits: 1, today: true }
    expect(rows).toEqual([
      { vendor_id: 0, ...sums },
      { vendor_id: vendorId, ...sums },
    ])
  })

  it('of the same reader within half an hour is one visit, and a new one after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const maya = somebody()
      await visit(shawl.id, maya)
      await visit(shawl.id, maya)
      await visit(cap.id, maya)
      vi.advanceTimersByTime(31 * 60_000)
      await visit(shawl.id, maya)
    } finally {
      vi.useRealTimers()
    }
    expect(await counted()).toMatchObject([{ visits: 2 }, { visits: 1 }])
  })

  it('stores nobody and sets no cookie', async () => {
    const answer = await visit(shawl.id, { cookie: 'theme=dark', 'x-forwarded-for': '203.0.113.77' })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers['set-cookie']).toBeUndefined()
    await counted()
    const { rows } = await haat.database.pool.query(
      `select table_name, column_name from information_schema.columns
       where table_name in ('listing_visits', 'visit_days') order by 1, 2`,
    )
    expect(rows.map(({ column_name: name }) => name).toSorted()).toEqual([
      'day',
      'day',
      'kind',
      'listing_id',
      'product_visits',
      'service_visits',
      'vendor_id',
      'vendor_id',
      'visits',
    ])
  })
})

describe('what is answered alike and not counted', () => {
  it.each<[string, Record<string, string>]>([
    [
      'a search engine',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['a preview of a link', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a browser without a window', { 'user-agent': phone.replace('Chrome', 'HeadlessChrome') }],
    ['a tool', { 'user-agent': 'curl/8.5.0' }],
    ['a program that says nothing of itself', { 'user-agent': '' }],
    ['another site', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that hides', { origin: 'null' }],
    ['a request without a page', { origin: '' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('comes from %s', async (_, headers) => {
    expect((await visit(shawl.id, headers)).statusCode).toBe(204)
    expect(await counted()).toEqual([])
  })

  it.each(['no-such-thing-999999999', 'nothing', '../../etc/passwd', '0', `a-${'9'.repeat(30)}`])(
    'is about %s',
    async (id) => {
      expect((await visit(id)).statusCode).toBe(204)
      expect(await counted()).toEqual([])
    },
  )

  it('is about a product under the number of a service', async () => {
    await visit('', {}, { kind: 'service', id: '999999998' })
    expect(await counted()).toEqual([])
  })
})

it.each<[number, object]>([
  [422, {}],
  [422, { kind: 'product' }],
  [422, { kind: 'person', id: 'a-1' }],
  [422, { kind: 'product', id: 7 }],
  [422, { kind: 'product', id: 'a-1', userId: 'x' }],
  [422, { kind: 'product', id: 'a-1', visits: 1_000_000 }],
  [422, { kind: 'product', id: 'x'.repeat(121) }],
  [413, { kind: 'product', id: 'x'.repeat(600) }],
])('with %i a body is refused that is %j', async (status, body) => {
  expect((await visit('', {}, body)).statusCode).toBe(status)
  expect(await counted()).toEqual([])
})

describe('a flood of forged visits', () => {
  afterEach(() => haat.app.visitCounter.flush())

  it('adds no more than a network may, however it calls itself', async () => {
    for (let at = 0; at < maxPerNetworkAndListing + 300; at++) {
      expect((await visit(shawl.id)).statusCode).toBe(204)
    }
    const [row] = await counted()
    expect(row!.visits).toBeLessThanOrEqual(maxPerNetworkAndListing)
    const { rows } = await haat.database.pool.query('select count(*)::int from listing_visits')
    expect(rows).toEqual([{ count: 1 }])
  })

  const written: CountedVisits[][] = []
  const warn = vi.fn()
  const flood = () => createVisitCounter(async (some) => void written.push(some), { warn })
  const forged = (at: number) =>
    ({ kind: 'product', listingId: at, network: '203.0.113.9', agent: `${at}` }) as const
  const sum = () => written.flat().reduce((all, { visits }) => all + visits, 0)

  it('of made-up listings from one network ends at its limit of a day, and begins anew the day after', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const counter = flood()
      for (let at = 0; at < 3 * maxPerNetwork; at++) {
        counter.count(forged(at))
        if (at % 5000 === 0) await counter.flush()
      }
      await counter.close()
      expect(sum()).toBe(maxPerNetwork)
      vi.advanceTimersByTime(24 * 3_600_000)
      counter.count(forged(1))
      await counter.close()
      expect(sum()).toBe(maxPerNetwork + 1)
    } finally {
      vi.useRealTimers()
    }
  })

  it('of made-up listings never makes room for more visits of one listing', async () => {
    written.length = 0
    const counter = flood()
    const push = (agents: string) => {
      for (let at = 0; at < maxPerNetworkAndListing + 50; at++) {
        counter.count({ ...forged(7), agent: `${agents} ${at}` })
      }
    }
    push('before')
    for (let at = 1000; at < 105_000; at++) counter.count(forged(at))
    push('after')
    await counter.close()
    expect(written.flat().find(({ listingId }) => listingId === 7)).toMatchObject({
      visits: maxPerNetworkAndListing,
    })
  })

  it('from one reader who looks at one page again and again leaves its network room for others', async () => {
    written.length = 0
    const counter = flood()
    for (let at = 0; at < maxPerNetwork + 10; at++) counter.count(forged(7))
    counter.count(forged(8))
    await counter.close()
    expect(sum()).toBe(2)
  })

  it('from everywhere holds no more in memory than there is room for, and is written at once', async () => {
    written.length = 0
    const counter = flood()
    const before = process.memoryUsage().heapUsed
    for (let at = 0; at < 120_000; at++) counter.count({ ...forged(at), network: `2001:db8:${at}::` })
    expect(counter.waitingCount()).toBe(maxWaiting)
    // Names are forgotten beyond some ten thousands, so a million takes as much as these.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150e6)
    await counter.close()
    expect(written).toHaveLength(1)
    expect(written[0]).toHaveLength(maxWaiting)
  })

  it('is kept while the database is away, and counted once when it is back', async () => {
    let isAway = true
    const got: CountedVisits[] = []
    const counter = createVisitCounter(
      async (some) => {
        if (isAway) throw new Error('away')
        got.push(...some)
      },
      { warn },
    )
    counter.count(forged(1))
    await counter.flush()
    expect(warn).toHaveBeenCalled()
    counter.count({ ...forged(1), agent: 'another' })
    isAway = false
    await counter.close()
    expect(got).toEqual([{ kind: 'product', listingId: 1, visits: 2 }])
  })
})
