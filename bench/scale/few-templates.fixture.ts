import type { Services } from '../../api/src/services.ts'
import { makeCategory, makeProduct, makeService, makeVendor } from '../../api/test/catalogue-factories.ts'
import { makeReview } from '../../api/test/review-factories.ts'

const titles = [
  'Green tea',
  'Black tea, 100 g',
  'Wool shawl, red',
  'Copper jug',
  'Felt slippers',
  'Brass lamp',
]

/** A shop with a handful of products to copy, because loading the whole demo would take long. */
export async function makeFewTemplates(services: Services) {
  const parent = await makeCategory(services, { slug: 'home', name: 'Home' })
  const categories = [
    await makeCategory(services, { slug: 'tea', name: 'Tea', parentId: parent.id }),
    await makeCategory(services, { slug: 'craft', name: 'Craft', parentId: parent.id }),
  ]
  const vendors = [await makeVendor(services, { name: 'Ilam Chiya Ghar' }), await makeVendor(services)]
  const repair = await makeCategory(services, { slug: 'repair', name: 'Repair', kind: 'service' })
  const owner = { vendorId: vendors[0]!.id, categoryId: repair.id }
  await makeService(services, { ...owner, districts: ['lalitpur', 'kaski'] })
  for (const [at, title] of titles.entries()) {
    const vendorId = vendors[at % 2]!.id
    const { number } = await makeProduct(services, {
      title,
      slug: 'made',
      vendorId,
      categoryId: categories[at % 2]!.id,
      variants:
        at % 3 === 0
          ? ['s', 'm'].map((value) => ({ values: [value], onHand: 5 }))
          : [{ values: [], onHand: 3 }],
    })
    await makeReview(services, { vendorId, productId: number, stars: (at % 5) + 1 })
  }
}
