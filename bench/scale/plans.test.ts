import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../api/test/query-plans.ts'
import { copyRows, insertRows } from './copy-rows.ts'
import { makeFewTemplates } from './few-templates.fixture.ts'
import { fillCatalogue } from './fill-catalogue.ts'

/** So many that no planner would read them all for a page. */
const size = 8000
const others = 2500

let planned: PlannedApp
beforeAll(async () => {
  planned = await buildPlannedApp()
  await makeFewTemplates(planned.haat.services)
  await fillCatalogue(planned.haat.databaseUrl, size, () => {})
  await addOthers()
  // Loads what a process reads once before it can answer.
  for (const url of ['/api/products?searchTerm=tea', '/api/services']) await planned.plansOf(url)
})
afterAll(() => planned.close())

/** Adds further rows, as many as a larger shop has. */
async function addOthers() {
  const client = new pg.Client({ connectionString: planned.haat.databaseUrl })
  await client.connect()
  const numbers = Array.from({ length: others }, (_, at) => 10_000 + at)
  const first = numbers.map(() => 1)
  await copyRows(client, 'vendors', first, {
    id: numbers,
    slug: numbers.map((number) => `other-${number}`),
    name: numbers.map((number) => `Bajar ${number}`),
    pan_number: numbers.map(String),
  })
  await copyRows(client, 'services', first, { id: numbers, visit_count: numbers, from_price: numbers })
  await insertRows(client, 'service_areas', {
    service_id: numbers,
    vendor_id: first,
    district: numbers.map(() => 'kaski'),
  })
  await insertRows(client, 'questions', {
    vendor_id: first,
    product_id: numbers,
    author: numbers.map(String),
    question: numbers.map(String),
  })
  await insertRows(client, 'popular_searches', {
    folded: numbers.map((number) => `s${number}`),
    label: numbers.map((number) => `s${number}`),
    times: numbers,
  })
  const words = Array.from({ length: 20_000 }, (_, at) => `w${(at * 7919).toString(36)}`)
  await insertRows(client, 'search_words', { word: words, loose_key: words, label: words })
  await client.query('vacuum analyze')
  await client.end()
}

/**
 * The tables that an answer reads whole. What a process keeps in memory it reads whole some time after it was changed, beside
 * whatever is asked just then: an answer that does so itself does it again.
 */
async function readWholeBy(url: string): Promise<string[]> {
  const first = readWhole(await planned.plansOf(url))
  if (first.length === 0) return first
  const again = await planned.plansOf(url)
  return again.length === 0 ? first : readWhole(again)
}

const firstOf = async (list: string, field: 'id' | 'slug'): Promise<string> => {
  const { data } = (await planned.haat.app.inject(`/api/${list}?pageSize=1`)).json()
  return data.items[0][field]
}

describe('in a large shop no table is read from one end to the other by', () => {
  it.each(['', '/related', '/reviews?sortField=createdAt', '/reviews?stars=4', '/questions'])(
    'a product%s',
    async (what) => {
      const plans = await planned.plansOf(`/api/products/${await firstOf('products', 'id')}${what}`)
      expect(readWhole(plans)).toEqual([])
      expect(plans.length).toBeGreaterThan(0)
    },
  )

  it.each(['bestSelling', 'createdAt', 'price', 'rating'])('services by %s', async (sort) => {
    expect(await readWholeBy(`/api/services?sortField=${sort}`)).toEqual([])
  })

  it('a service and its reviews', async () => {
    const id = await firstOf('services', 'id')
    expect(await readWholeBy(`/api/services/${id}`)).toEqual([])
    expect(await readWholeBy(`/api/services/${id}/reviews`)).toEqual([])
  })

  it.each(['sortField=rating', 'sortField=name', 'sortField=createdAt', 'searchTerm=chiyaghar'])(
    'vendors by %s',
    async (query) => {
      expect(await readWholeBy(`/api/vendors?${query}`)).toEqual([])
    },
  )

  it.each(['', '/reviews', '/reviews?stars=5', '/reviews?sortField=createdAt&stars=5'])(
    'a vendor%s',
    async (what) => {
      const slug = await firstOf('vendors', 'slug')
      expect(await readWholeBy(`/api/vendors/${slug}${what}`)).toEqual([])
    },
  )

  it('the map of the site', async () => {
    expect(await readWholeBy('/sitemap.xml')).toEqual([])
  })

  it.each(['ta', 'green', 'gugu', 'gren tea'])('suggestions for %s', async (term) => {
    expect(
      readWhole(await planned.plansOf(`/api/search/suggestions?term=${encodeURIComponent(term)}`)),
    ).toEqual([])
  })

  it('a search for a rare word', async () => {
    const { rows } = await planned.haat.services.db.execute<{ label: string }>(
      sql`select label from search_words where product_count between 3 and 9 and label ~ '^[a-z]{6,}$' order by word limit 1`,
    )
    expect(await readWholeBy(`/api/products?searchTerm=${rows[0]!.label}`)).toEqual([])
  })
})
