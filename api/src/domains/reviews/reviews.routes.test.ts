import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor } from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeReview } from '../../../test/review-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let unreviewed: string

beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  const { id: vendorId } = await makeVendor(services, { slug: 'pashupati-pashmina' })
  const { id: categoryId } = await makeCategory(services)
  const { number: productId } = await makeProduct(services, { vendorId, categoryId })
  unreviewed = (
    await makeProduct(services, { vendorId, categoryId, title: 'Blue stole', slug: 'blue-stole' })
  ).id
  for (const [at, stars] of [5, 5, 4].entries()) {
    await makeReview(services, { vendorId, productId, stars, text: `Review ${at}`, helpfulCount: at })
  }
})
afterAll(() => haat.close())

const ask = (path: string) => haat.app.inject({ url: `/api${path}` })

describe('vendors', () => {
  it('have the reviews of all they sell, by helpfulness, date and stars', async () => {
    const texts = async (query: string) =>
      (await ask(`/vendors/pashupati-pashmina/reviews?${query}`))
        .json()
        .data.items.map((item: { text: string }) => item.text)
    expect(await texts('')).toEqual(['Review 2', 'Review 1', 'Review 0'])
    expect(await texts('stars=4')).toEqual(['Review 2'])
    expect(await texts('sortOrder=asc&pageSize=1')).toEqual(['Review 0'])
    expectRefusal(await ask('/vendors/pashupati-pashmina/reviews?stars=9'), 422, 'VALIDATION_FAILED')
  })
})

describe('a product', () => {
  it('has reviews and questions, none of them here', async () => {
    for (const part of ['reviews', 'questions']) {
      const { data } = (await ask(`/products/${unreviewed}/${part}`)).json()
      expect(data).toEqual({ items: [], pageIndex: 1, pageSize: 10, total: 0 })
    }
    expectRefusal(await ask('/products/nothing/reviews'), 404, 'NOT_FOUND')
  })
})
