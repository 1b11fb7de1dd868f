import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCategory, makeService, makeVendor, recount } from '../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  const { id: categoryId } = await makeCategory(services, { kind: 'service' })
  const { id: vendorId } = await makeVendor(services)
  const make = (title: string, visitCount: number, rating = 0) =>
    makeService(services, {
      vendorId,
      categoryId,
      title,
      slug: title.toLowerCase(),
      visitCount,
      rating,
      ratingCount: rating > 0 ? 3 : 0,
    })
  await make('Painter', 2)
  await make('Plumber', 9)
  await make('Tailor', 1, 400)
  await make('Gardener', 5)
  await recount(services)
})
afterAll(() => haat.close())

it.each([
  ['the usual order', '', ['Plumber', 'Gardener', 'Painter', 'Tailor']],
  [
    'the best rated, then what nobody has rated',
    '?sortField=rating',
    ['Tailor', 'Plumber', 'Gardener', 'Painter'],
  ],
])('services come in %s', async (_what, query, expected) => {
  const { items } = (await haat.app.inject({ url: `/api/services${query}` })).json().data
  expect(items.map(({ title }: { title: { en: string } }) => title.en)).toEqual(expected)
  expect(
    items.map(({ rating }: { rating: number | null }) => rating).filter((rating: unknown) => rating !== null),
  ).toEqual([4])
})
