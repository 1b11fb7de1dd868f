import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCategory, makeProduct, makeVendor, recount } from '../../../test/catalogue-factories.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { makeReview } from '../../../test/review-factories.ts'
import { dayFromToday } from '../../../test/shop-page.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
  const { services } = haat
  const vendor = await makeVendor(services, { slug: 'pashupati-pashmina' })
  await makeVendor(services, {
    slug: 'himal-weaves',
    name: 'Himal Weaves',
    nameNe: 'हिमाल वीभ्स',
    closedFrom: dayFromToday(-2),
    closedUntil: dayFromToday(14),
    closedReason: { en: 'Wedding', ne: 'बिहे' },
  })
  const { id: categoryId } = await makeCategory(services)
  const { number } = await makeProduct(services, { vendorId: vendor.id, categoryId })
  for (const stars of [5, 5, 4]) await makeReview(services, { vendorId: vendor.id, productId: number, stars })
  await recount(services)
})
afterAll(() => haat.close())

const ask = (path: string) => haat.app.inject({ url: `/api${path}` })

describe('vendors', () => {
  it('are listed with ratings and counts, best first, and found by name in both languages', async () => {
    const slugs = async (query: string) =>
      (await ask(`/vendors?${query}`)).json().data.items.map((item: { slug: string }) => item.slug)
    expect(await slugs('')).toEqual(['pashupati-pashmina', 'himal-weaves'])
    expect(await slugs('searchTerm=himal')).toEqual(['himal-weaves'])
    expect(await slugs(`searchTerm=${encodeURIComponent('हिमाल')}`)).toEqual(['himal-weaves'])
    expect(await slugs('searchTerm=himaal%20weavs')).toEqual(['himal-weaves'])
    expect(await slugs('searchTerm=50%25')).toEqual([])
    expect(await slugs('sortField=name&sortOrder=asc')).toEqual(['himal-weaves', 'pashupati-pashmina'])
  })

  it('show the particulars the law asks for, their rating summed up, and why they are closed', async () => {
    const { data } = (await ask('/vendors/pashupati-pashmina')).json()
    expect(data).toMatchObject({
      rating: 4.67,
      ratings: { average: 4.67, count: 3, byStars: [0, 0, 0, 1, 2] },
      productCount: 1,
      particulars: {
        legalName: 'Pashupati Pashmina Udhyog Pvt. Ltd.',
        legalNameNe: 'पशुपति पश्मिना उद्योग प्रा. लि.',
        grievanceName: 'Sita Gurung',
      },
      closed: null,
    })
    expect((await ask('/vendors/himal-weaves')).json().data).toMatchObject({
      rating: null,
      closed: { from: dayFromToday(-2), until: dayFromToday(14), reason: { en: 'Wedding' } },
    })
    expectRefusal(await ask('/vendors/nobody'), 404, 'NOT_FOUND')
    expectRefusal(await ask('/vendors/NOT%20A%20SLUG'), 422, 'VALIDATION_FAILED')
  })
})
