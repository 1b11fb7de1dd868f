import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { categorySources, productSource } from '../../api/src/domains/catalogue/catalogue.service.ts'
import { refreshSearch } from '../../api/src/domains/search/search.jobs.ts'
import { serviceSource } from '../../api/src/domains/services/services.service.ts'
import { vendorSource } from '../../api/src/domains/vendors/vendors.service.ts'
import { buildTestApp, type TestApp } from '../../api/test/test-app.ts'
import { makeFewTemplates } from './few-templates.fixture.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { madeProduct } from './made-product.ts'
import { madeName, nameCount } from './made-words.ts'

const size = 600
let haat: TestApp
let indexesBefore: unknown[]
const rowsOf = async (statement: string) => (await haat.services.db.execute(sql.raw(statement))).rows
const readIndexes = () => rowsOf(`select indexdef from pg_indexes where schemaname = 'public' order by 1`)

beforeAll(async () => {
  haat = await buildTestApp()
  await makeFewTemplates(haat.services)
  indexesBefore = await readIndexes()
  await fillCatalogue(haat.databaseUrl, size, () => {})
})
afterAll(() => haat.close())

it('makes as many products as asked for, with what belongs to them', async () => {
  const [counts] = await rowsOf(`select
    (select count(*)::int from products) products,
    (select count(*)::int from product_variants v join products p on p.id = v.product_id and p.vendor_id = v.vendor_id) variants,
    (select count(*)::int from products where variant_count <> (select count(*) from product_variants where product_id = products.id)) miscounted,
    (select count(*)::int from products where stock_left <> (select sum(on_hand) from stock join product_variants v on v.id = variant_id where product_id = products.id)) "wrongStock",
    (select count(*)::int from products where price <> (select min(price) from product_variants where product_id = products.id)) "wrongPrice",
    (select count(*)::int from products where rating_count <> (select count(*) from reviews where product_id = products.id and state = 'published')) "wrongRating",
    (select count(*)::int from vendors where rating_count <> (select count(*) from reviews where vendor_id = vendors.id and state = 'published')) "wrongShop",
    (select count(*)::int from products where rating_count <> (select coalesce(sum(count), 0) from review_sums
      where kind = 'product' and subject_id = products.id and name like 'filters:%')) "wrongSums",
    (select count(*)::int from product_variants v where price is distinct from
      (select price from variant_prices where variant_id = v.id order by since desc limit 1)) "wrongHistory"`)
  expect(counts).toMatchObject({
    products: size,
    miscounted: 0,
    wrongStock: 0,
    wrongPrice: 0,
    wrongRating: 0,
    wrongShop: 0,
    wrongSums: 0,
    wrongHistory: 0,
  })
  expect(counts!['variants']).toBeGreaterThan(size)
})

it('describes them to the search exactly as Haat itself does', async () => {
  const read = async () => [
    ...(await rowsOf('select *, words::text from search_documents order by kind, number')),
    ...(await rowsOf('select * from search_words order by word')),
  ]
  const made = await read()
  await rowsOf('truncate search_documents, search_words')
  await refreshSearch(haat.services, [productSource, serviceSource, vendorSource, ...categorySources])
  expect(made.length).toBeGreaterThan(size)
  expect(made).toEqual(await read())
})

it('gives back every index that it took away for the load', async () => {
  expect(indexesBefore.length).toBeGreaterThan(40)
  expect(await readIndexes()).toEqual(indexesBefore)
})

it('makes the same shop every time, and no name twice', () => {
  const template = { id: 1, vendorId: 2, title: 'Tea', titleNe: 'चिया', variants: [{ id: 3, price: 50_000 }] }
  const make = (at: number) => madeProduct(at, 1000, { products: [template], vendorsLike: new Map() })
  expect(make(7)).toEqual(make(7))
  expect(make(7)).not.toEqual(make(8))
  const names = Array.from({ length: 20_000 }, (_, at) => madeName((at * 21) % nameCount).en)
  expect(new Set(names).size).toBe(names.length)
})
