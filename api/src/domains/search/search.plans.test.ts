import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../test/catalogue-factories.ts'
import { buildPlannedApp, readWhole, type Plan, type PlannedApp } from '../../../test/query-plans.ts'

let planned: PlannedApp
const copies = 8000

/** Many of one product, as wide as documents are: each with a word of its own, one in eight with a common one. */
async function fill() {
  const { services } = planned.haat
  const category = await makeCategory(services, { slug: 'tea', name: 'Tea' })
  const vendor = await makeVendor(services)
  const { number } = await makeProduct(services, { vendorId: vendor.id, categoryId: category.id })
  const { rows } = await services.db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') names from information_schema.columns
    where table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'sold_count')`)
  const columns = sql.raw(rows[0]!.names)
  await services.db.execute(sql`
    insert into products (sold_count, ${columns}) select n, ${columns}
    from products, generate_series(1, ${copies}) n where id = ${number}`)
  await services.db.execute(sql`
    insert into search_documents (kind, number, vendor_id, popularity, address, title, words)
    select 'product', id, vendor_id, sold_count, 'p', repeat(md5(id::text), 16), (case when sold_count % 8 = 0 then '''komon'':1A ' else '' end ||
      '''rare' || sold_count || ''':2A ''eberibher'':3D')::tsvector from products where id <> ${number}`)
  await services.db.execute(sql`
    insert into search_words (word, loose_key, label, product_count)
    select 'rare' || n, 'rr' || n, 'rare' || n, 1 from generate_series(1, ${copies}) n
    union all select md5(n::text), md5(n::text), '', 1 from generate_series(1, ${copies * 4}) n
    union all select 'komon', 'komon', 'common', ${copies / 8}
    union all select 'eberibher', 'eberibher', 'everywhere', 6000`)
  for (const table of ['products', 'search_documents', 'search_words', 'changes']) {
    await services.db.execute(sql.raw(`vacuum analyze ${table}`))
  }
}

beforeAll(async () => {
  planned = await buildPlannedApp()
  await fill()
  // A process reads these once, before it can answer.
  await planned.plansOf('/api/products?searchTerm=tea')
  await planned.plansOf('/api/services')
})
afterAll(() => planned.close())
const plansOf = (url: string) => planned.plansOf(url)

const tablesOf = (plans: Plan[]) => plans.flatMap((plan) => plan['Relation Name'] ?? [])
const isOfSearch = (table: string) => table.startsWith('search_')

it.each(['rare17', 'rare17 rare18', 'common rare16', 'common', 'everywhere'])(
  'a search for %s asks no table of the search',
  async (term) => {
    for (const path of ['/api/products', '/api/products/facets', '/api/services']) {
      const plans = await plansOf(`${path}?searchTerm=${encodeURIComponent(term)}`)
      expect(tablesOf(plans).filter(isOfSearch)).toEqual([])
      expect(readWhole(plans)).toEqual([])
    }
  },
)

it.each(['rare178x', 'c4ca4238b0b'])(
  'a search for %s looks its typo up and reads no table whole',
  async (term) => {
    const plans = await plansOf(`/api/products?searchTerm=${term}`)
    expect(tablesOf(plans).filter(isOfSearch)).toContain('search_words')
    expect(readWhole(plans)).toEqual([])
  },
)

it('a changed product is found without reading the others again', async () => {
  const { db } = planned.haat.services
  await db.execute(sql`update search_documents set words = '''fresh'':1A'
    where kind = 'product' and title = (select min(title) from search_documents where kind = 'product')`)
  const plans = await plansOf('/api/products?searchTerm=fresh')
  expect(tablesOf(plans)).toContain('search_documents')
  expect(readWhole(plans)).toEqual([])
})

it.each(['rare17', 'c4', 'common'])('suggestions for %s read no table whole', async (term) => {
  const plans = await plansOf(`/api/search/suggestions?term=${term}`)
  expect(readWhole(plans)).toEqual([])
})

it.each(['rare17', 'rare178x', 'common', 'everywhere'])(
  'all of the shop for %s reads no table whole',
  async (term) => {
    const plans = await plansOf(`/api/search/everywhere?term=${term}&exactly=true`)
    expect(readWhole(plans)).toEqual([])
  },
)

const lists = ['bestSelling', 'createdAt', 'price', 'rating', 'discount'].map(
  (sort) => `/api/products?sortField=${sort}`,
)
it.each([
  ...lists,
  '/api/products?category=tea&sortField=price&inStock=true&pageIndex=20',
  '/api/products/facets',
  '/api/products/facets?colour=red&option=size:m&district=kaski',
  '/api/products/facets?searchTerm=common',
])('%s reads no table whole', async (url) => {
  expect(readWhole(await plansOf(url))).toEqual([])
})
