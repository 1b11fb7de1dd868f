import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeService, makeVendor, recount } from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { mailsTo } from '../../../test/read-mail.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { nextOpenDay } from './open-days.ts'

let haat: TestApp
let plumber: string
let electrician: string

beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  const repair = await makeCategory(services, { slug: 'home-repair', kind: 'service', name: 'Home repair' })
  const plumbers = await makeCategory(services, { slug: 'plumbers', kind: 'service', parentId: repair.id })
  const mistri = await makeVendor(services, { slug: 'mistri-dai-sewa', name: 'Mistri Dai Sewa' })
  const make = (title: string, changes = {}) =>
    makeService(services, {
      vendorId: mistri.id,
      categoryId: plumbers.id,
      title,
      slug: title.toLowerCase(),
      ...changes,
    })
  plumber = await make('Plumber', { rating: 480, ratingCount: 204, visitCount: 9 })
  electrician = await make('Electrician', {
    categoryId: repair.id,
    priceUnit: 'hour',
    fromPaisa: 300_00,
    openDays: [6],
    districts: ['kaski'],
    story: {
      description: { en: 'Fans and switches', ne: 'पङ्खा र स्विच' },
      runBy: { en: 'Dil Bahadur Pun', ne: 'दिलबहादुर पुन' },
      parts: [],
      warrantyDays: 1,
    },
  })
  await make('Retired', { isOffered: false })
  await recount(services)
})
afterAll(() => haat.close())

const ask = (path: string) => haat.app.inject({ url: `/api${path}` })
const titles = async (query: string) =>
  (await ask(`/services?${query}`)).json().data.items.map((item: { title: { en: string } }) => item.title.en)

describe('the list of services', () => {
  it.each([
    ['', ['Plumber', 'Electrician']],
    ['category=home-repair', ['Plumber', 'Electrician']],
    ['category=plumbers', ['Plumber']],
    ['category=nowhere', []],
    ['district=kaski', ['Electrician']],
    ['priceUnit=hour', ['Electrician']],
    ['rating=4', ['Plumber']],
    ['day=2026-11-15', ['Plumber']],
    ['day=2026-11-21', ['Electrician']],
    ['vendor=mistri-dai-sewa&pageSize=1', ['Plumber']],
    ['vendor=nobody', []],
    ['searchTerm=plumb', ['Plumber']],
    ['sortField=price&sortOrder=asc', ['Electrician', 'Plumber']],
  ])('by "%s"', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each(['day=tomorrow', 'priceUnit=year', 'sortField=title', 'rating=0', 'nonsense=1'])(
    'refuses %s',
    async (query) => {
      expectRefusal(await ask(`/services?${query}`), 422, 'VALIDATION_FAILED')
    },
  )
})

describe('one service', () => {
  it('has its prices, area, hours and provider', async () => {
    const { data } = (await ask(`/services/${plumber}`)).json()
    expect(data).toMatchObject({
      id: plumber,
      categories: [{ slug: 'home-repair' }, { slug: 'plumbers' }],
      options: [{ minutes: 60, visitPaisa: 200_00, labourPaisa: 600_00 }],
      areas: [{ district: 'lalitpur', name: { en: 'Lalitpur', ne: 'ललितपुर' } }],
      provider: { slug: 'mistri-dai-sewa', serviceCount: 2 },
    })
    expect(data.hours).toHaveLength(7)
  })

  it('promises only what the provider does, and one day in the singular', async () => {
    const { data } = (await ask(`/services/${electrician}`)).json()
    expect(data.promises).toMatchObject([
      { kind: 'pay', text: { en: 'With a bill from the provider' } },
      { kind: 'warranty', title: { en: '1 day’s warranty', ne: '१ दिनको वारेन्टी' } },
      { kind: 'cancel' },
    ])
  })

  it('that there is not is not found', async () => {
    expectRefusal(await ask('/services/rubbish'), 404, 'NOT_FOUND')
  })

  it('is asked for: a ticket names it, and both sides get a mail', async () => {
    const send = (body: object) =>
      haat.app.inject({ method: 'POST', url: `/api/services/${plumber}/requests`, payload: body })
    const body = {
      name: 'Sita Gurung',
      email: 'sita@example.com',
      phoneNumber: '9841234567',
      dayWished: '2026-11-20',
      note: 'The kitchen tap.',
    }
    const answer = await send(body)
    expect(answer.json().data.ticketNumber).toMatch(/^T-\d+$/)
    const [mail] = await mailsTo(haat, 'sita@example.com')
    expect(mail?.text).toContain('Plumber')
    // The mail goes to an unproven address, so it holds no typed text; the ticket behind its link does.
    expect(mail?.text).not.toContain('The kitchen tap.')
    const { rows } = await haat.database.pool.query(
      "select message from tickets where email = 'sita@example.com'",
    )
    expect(rows[0].message).toContain('Day wished: 2026-11-20')
    expectRefusal(await send({ ...body, dayWished: 'soon' }), 422, 'VALIDATION_FAILED')
    expectRefusal(await send({ ...body, price: 1 }), 422, 'VALIDATION_FAILED')
  })
})

describe('service categories', () => {
  it('are a tree of their own', async () => {
    expect((await ask('/service-categories')).json().data).toMatchObject({
      total: 2,
      categories: [{ slug: 'home-repair', count: 2, children: [{ slug: 'plumbers', count: 1 }] }],
    })
    expect((await ask('/categories')).json().data.total).toBe(0)
  })
})

describe('the next day with somebody to come', () => {
  const weekdays = [0, 1, 2, 3, 4, 5].map(() => ({ opens: 540, closes: 1020 }))
  it.each([
    // Sunday morning in Nepal, Sunday after four, Friday evening: Saturday is free.
    ['2026-11-15T02:00:00Z', '2026-11-15'],
    ['2026-11-15T10:20:00Z', '2026-11-16'],
    ['2026-11-20T12:00:00Z', '2026-11-22'],
    ['2026-11-15T18:30:00Z', '2026-11-16'],
  ])('at %s is %s', (now, day) => {
    expect(nextOpenDay([...weekdays, null], new Date(now))).toBe(day)
  })

  it('of somebody who never works is none', () => {
    expect(nextOpenDay(Array(7).fill(null), new Date())).toBeNull()
  })
})

describe('the counts beside the filters of services', () => {
  const facets = async (query = '') => (await ask(`/services/facets?${query}`)).json().data
  const today = () => new Date(Date.now() + 345 * 60_000).toISOString().slice(0, 10)

  it('say where, when, at what price and how good', async () => {
    const all = await facets()
    expect(all).toMatchObject({
      total: 2,
      vendorCount: 1,
      categories: [{ slug: 'home-repair', count: 2 }],
      priceUnits: [
        { priceUnit: 'visit', count: 1 },
        { priceUnit: 'hour', count: 1 },
      ],
      ratings: [
        { rating: 4, count: 1 },
        { rating: 3, count: 1 },
      ],
      price: { minPaisa: 300_00, maxPaisa: 800_00 },
    })
    expect(all.districts.map(({ slug, count }: { slug: string; count: number }) => [slug, count])).toEqual([
      ['kaski', 1],
      ['lalitpur', 1],
    ])
    expect(all.days).toHaveLength(14)
    expect(all.days[0].day).toBe(today())
    expect(all.freeWithin.at(-1)).toEqual({ days: 7, count: 2 })
  })

  it('ignore their own choice, keep it in sight, and narrow all others', async () => {
    const chosen = await facets('district=kaski,ilam&priceUnit=visit')
    expect(chosen.total).toBe(0)
    expect(chosen.districts).toEqual([
      { slug: 'lalitpur', name: expect.any(Object), count: 1 },
      { slug: 'ilam', name: expect.any(Object), count: 0 },
      { slug: 'kaski', name: expect.any(Object), count: 0 },
    ])
    expect(chosen.priceUnits).toEqual([
      { priceUnit: 'visit', count: 0 },
      { priceUnit: 'hour', count: 1 },
    ])
    expect(await titles('district=kaski,lalitpur&priceUnit=hour,visit&freeWithin=7')).toEqual([
      'Plumber',
      'Electrician',
    ])
    expect(await titles('minPricePaisa=50000')).toEqual(['Plumber'])
  })

  it('know what changes', async () => {
    const db = haat.services.db
    await db.execute(sql`update services set from_price = 12300 where title = 'Electrician'`)
    await db.execute(sql`insert into service_areas (service_id, vendor_id, district)
      select id, vendor_id, 'ilam' from services where title = 'Electrician'`)
    const changed = await facets('district=ilam')
    expect(changed).toMatchObject({ total: 1, price: { minPaisa: 12_300, maxPaisa: 12_300 } })
    await db.execute(sql`update services set from_price = 30000 where title = 'Electrician'`)
    await db.execute(sql`delete from service_areas where district = 'ilam'`)
    expect((await facets('district=ilam')).total).toBe(0)
  })
})
