import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

type Query = Record<string, string>
const ask = (path: string, query: Query) =>
  haat.app.inject({ url: `/api${path}?${new URLSearchParams(query).toString()}` })
const read = async (path: string, query: Query) => {
  const answer = await ask(path, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}

describe('bad input to the counts', () => {
  const many = (count: number, of: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => of(n)).join(',')
  it.each([
    { option: many(200, (n) => `size:v${n}`) },
    { option: many(13, (n) => `o${n}:v`) },
    { option: "size:m' or 1=1" },
    { option: 'size' },
    { option: 'size:(a+)+$' },
    { vendor: many(200, (n) => `v${n}`) },
    { colour: 'red; drop table products' },
    { origin: 'mars' },
    { district: '../kaski' },
    { myDistrict: "x' --" },
    { minPricePaisa: '500', maxPricePaisa: '100' },
    { category: '%' },
  ])('%j is refused', async (query) => {
    expectRefusal(await ask('/products/facets', query as unknown as Query), 422, 'VALIDATION_FAILED')
  })
  it.each([
    { option: 'size:unheard-of' },
    { option: 'colour:pine' },
    { vendor: 'nobody' },
    { category: 'nowhere' },
  ])('%j is honestly empty', async (query) => {
    expect(await read('/products/facets', query as unknown as Query)).toMatchObject({
      total: 0,
    })
    expect(await read('/products', query as unknown as Query)).toMatchObject({ items: [], total: 0 })
  })
})

describe('bad input to the counts of services', () => {
  it.each([
    { district: "kaski' or 1=1" },
    { day: '2026-02-30' },
    { freeWithin: '2' },
    { priceUnit: 'fortnight' },
    { minPricePaisa: '500', maxPricePaisa: '100' },
    { rating: '0' },
  ])('%j is refused', async (query) => {
    expectRefusal(await ask('/services/facets', query as unknown as Query), 422, 'VALIDATION_FAILED')
  })
})
