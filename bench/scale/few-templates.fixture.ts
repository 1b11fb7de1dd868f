import { insertReviews } from '../../api/src/domains/reviews/reviews.service.ts'
import type { Services } from '../../api/src/services.ts'
import { makeCategory, makeProduct, makeService, makeVendor } from '../../api/test/catalogue-factories.ts'

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
    const place = { en: 'Pokhara', ne: 'पोखरा' }
    const said = { author: 'Sita', place, text: 'Good', language: 'en' as const, vendorId, productId: number }
    await insertReviews(services.db, [{ ...said, stars: (at % 5) + 1 }])
  }
  const spoken = { author: 'Ram', place: { en: 'Ilam', ne: 'इलाम' }, text: 'Fast', language: 'en' as const }
  await insertReviews(services.db, [{ ...spoken, vendorId: owner.vendorId, serviceId: 1, stars: 5 }])
}
