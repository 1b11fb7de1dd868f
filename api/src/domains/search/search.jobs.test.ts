import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor, recount } from '../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { categorySources, productSource } from '../catalogue/catalogue.service.ts'
import { vendorSource } from '../vendors/vendors.service.ts'
import { refreshMissing, refreshSearch } from './search.jobs.ts'

let haat: TestApp
const sources = [productSource, vendorSource, ...categorySources]
const ids: number[] = []
beforeAll(async () => {
  haat = await buildTestApp()
  const category = await makeCategory(haat.services, { slug: 'tea', name: 'Tea' })
  const vendor = await makeVendor(haat.services, { slug: 'ilam' })
  for (const [title, soldCount] of [
    ['Green tea', 5],
    ['Black tea', 3],
  ] as const) {
    const made = await makeProduct(haat.services, {
      vendorId: vendor.id,
      categoryId: category.id,
      title,
      soldCount,
    })
    ids.push(made.number)
  }
  await recount(haat.services)
})
afterAll(() => haat.close())

const findTitles = async (searchTerm: string) => {
  const answer = await haat.app.inject({ url: '/api/products', query: { searchTerm } })
  return answer.json().data.items.map((item: { title: { en: string } }) => item.title.en)
}

it('what is written is found at once', async () => {
  expect(await findTitles('tea')).toEqual(['Green tea', 'Black tea'])
})

it('a shop from before there was a search is brought in when it starts', async () => {
  const { db } = haat.services
  await db.execute(sql`delete from search_documents`)
  await db.execute(sql`delete from search_words`)
  expect(await findTitles('tea')).toEqual([])
  await refreshMissing(haat.services, sources)
  expect(await findTitles('tea')).toEqual(['Green tea', 'Black tea'])
  await db.execute(sql`delete from search_documents where number = ${ids[0]} and kind = 'product'`)
  await refreshMissing(haat.services, sources)
  expect(await findTitles('tea')).toEqual(['Black tea'])
})

it('what sells more, is called otherwise or has gone is noticed by the next refresh', async () => {
  const { db } = haat.services
  await db.execute(sql`update products set sold_count = 99, title = 'Smoked tea' where id = ${ids[1]}`)
  await refreshSearch(haat.services, sources)
  expect(await findTitles('tea')).toEqual(['Smoked tea', 'Green tea'])
  expect(await findTitles('smoked')).toEqual(['Smoked tea'])
  await db.execute(sql`update products set is_on_sale = false where id = ${ids[1]}`)
  await refreshSearch(haat.services, sources)
  const { rows } = await db.execute(sql`select number from search_documents where kind = 'product'`)
  expect(rows).toEqual([{ number: String(ids[0]) }])
})

it('counts how many documents hold a word', async () => {
  const { rows } = await haat.services.db.execute(sql`
    select word, label, product_count from search_words where word in ('tea', 'grin', 'smoked') order by word`)
  expect(rows).toEqual([
    { word: 'grin', label: 'green', product_count: 1 },
    { word: 'smoked', label: 'smoked', product_count: 0 },
    { word: 'tea', label: 'tea', product_count: 1 },
  ])
})
