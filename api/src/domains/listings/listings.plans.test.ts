import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { makeCategory, makeProduct, makeVendor } from '../../../test/catalogue-factories.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import { buildPlannedApp, indexesOf, readWhole, type PlannedApp } from '../../../test/query-plans.ts'
import { listUnlisted } from './listings.service.ts'

const size = 15_000

let planned: PlannedApp
let member: Record<string, string>
const listings = '/api/vendor/shops/big-1/listings?pageSize=12'
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { services, database } = planned.haat
  const { pool } = database
  const { id: vendorId } = await makeVendor(services, { slug: 'big' })
  const { id: categoryId } = await makeCategory(services)
  await makeProduct(services, { vendorId, categoryId, title: 'Lokta lamp' })
  const owner = await makeToken(services, 'vendor')
  member = bearer(owner.token)
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') names from information_schema.columns
     where table_name = 'products' and column_name not in ('id', 'vendor_id', 'title', 'created_at', 'option_keys')`,
  )
  const others = rows[0]!.names
  // Two thirds of them belong to the big shop, the newest ones first; the others to many small ones.
  await pool.query(
    `insert into products (id, vendor_id, title, created_at, ${others})
     select n, case when n % 3 > 0 then ${vendorId} else 1000 + n % 500 end,
       'Shawl number' || n || case when n > ${size} - 100 then ' dhaka' else '' end, now() - n * interval '1 minute', ${others}
     from (select * from products limit 1) first, generate_series(2, ${size}) n`,
  )
  await pool.query(
    `insert into product_variants (id, vendor_id, product_id, sku, values, price, position)
     select id, vendor_id, id, 'SKU-' || id, '{}', 100, 0 from products where id > 1`,
  )
  await pool.query(
    `insert into vendor_members (id, vendor_id, user_id, role) values (gen_random_uuid(), $1, $2, 'owner')`,
    [vendorId, owner.user.id],
  )
  await listUnlisted(services.db)
  await pool.query(`update products set is_on_sale = false where id % 1000 = 7`)
  await pool.query(`update listings set is_paused = true where product_id % 1000 = 7`)
  await pool.query('vacuum analyze')
}, 120_000)
afterAll(() => planned.close())

const plansOf = (query: string) => planned.plansOf(`${listings}${query}`, member)
const pageOf = async (query: string) => {
  const answer = await planned.haat.app.inject({ url: `${listings}${query}`, headers: member })
  const { items, nextCursor, total } = answer.json().data as {
    items: ListingRow[]
    nextCursor: string | null
    total: number
  }
  return { titles: items.map(({ title }) => title.en), nextCursor, total }
}

describe(`among ${size.toLocaleString('en')} listings nothing is read from one end to the other for`, () => {
  it.each([
    '',
    '&state=paused',
    '&state=draft',
    '&changes=unsent',
    '&searchTerm=shawl',
    '&searchTerm=dhaka',
    `&searchTerm=SKU-${size - 1}`,
    '&state=paused&searchTerm=shawl',
  ])('what a shop lists %s', async (query) => {
    const plans = await plansOf(query)
    // There are no services here.
    expect(readWhole(plans).filter((table) => table !== 'services')).toEqual([])
    // A sort of all rows of the shop would take the longer the more it has.
    const sorted = plans.filter((plan) => plan['Node Type'] === 'Sort' && plan['Plan Rows'] > 1000)
    expect(sorted).toEqual([])
  })

  it('a state, which has an index in which its listings stand in their order', async () => {
    expect(indexesOf(await plansOf('&state=paused'))).toContain('listings_state')
  })

  it('words, which are looked for in the newest listings and then in the index of words', async () => {
    expect(indexesOf(await plansOf('&searchTerm=dhaka'))).toEqual(
      expect.arrayContaining(['listings_saved', 'listings_search']),
    )
  })
})

describe('a search finds', () => {
  it('what many have, and says that there are at least a hundred', async () => {
    const first = await pageOf('&searchTerm=shawl')
    expect(first.titles.slice(0, 2)).toEqual(['Shawl number2', 'Shawl number4'])
    expect(first).toMatchObject({ total: 100, titles: { length: 12 } })
    const second = await pageOf(`&searchTerm=shawl&cursor=${first.nextCursor}`)
    expect(second.titles[0]).toBe('Shawl number20')
  })

  it('what only the oldest have, page by page, and how many these are', async () => {
    const titles: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await pageOf(`&searchTerm=dhaka${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(66)
      titles.push(...page.titles)
      cursor = page.nextCursor
    }
    expect(new Set(titles).size).toBe(66)
    expect(titles[0]).toBe(`Shawl number${size - 98} dhaka`)
  })

  it('one thing by its SKU, and nothing of other shops', async () => {
    expect(await pageOf(`&searchTerm=sku-${size - 1}`)).toMatchObject({
      titles: [`Shawl number${size - 1} dhaka`],
      total: 1,
    })
    expect(await pageOf(`&searchTerm=sku-${size}`)).toMatchObject({ titles: [], total: 0 })
    expect(await pageOf(`&state=paused&searchTerm=sku-${size - 1}`)).toMatchObject({ titles: [], total: 0 })
  })
})
