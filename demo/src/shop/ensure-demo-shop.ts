import { hasProducts, recountCategories } from '@haat/api/domains/catalogue/catalogue.service.ts'
import { addSearchCounts, recountWords } from '@haat/api/domains/search/search.service.ts'
import { addWaitingPictures } from '@haat/api/domains/pictures/pictures.service.ts'
import { listUnlisted } from '@haat/api/domains/listings/listings.service.ts'
import { recountVendors } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'

/** Loads the whole demo shop in one transaction, once. Its pictures are described here and composed afterwards. */
export async function ensureDemoShop({ db }: Services) {
  if (await hasProducts(db)) return
  // Imported only here: a server whose database has the demo already need not read all its data at every start.
  const { demoShop } = await import('./demo-shop.ts')
  const { loadCategories, loadVendors } = await import('../vendors/load-vendors.ts')
  const { loadProducts } = await import('../products/load-products.ts')
  const { loadServices } = await import('../services/load-services.ts')
  const { loadCoupons } = await import('./load-coupons.ts')
  const { popularSearches } = await import('./popular-searches.ts')
  const shop = demoShop()
  await db.transaction(async (tx) => {
    await addWaitingPictures(tx, shop.pictureRows)
    const now = new Date()
    const vendors = await loadVendors(tx, shop, now)
    const categories = await loadCategories(tx, shop, 'product')
    await loadProducts(tx, { shop, vendors, categories, now })
    await loadCoupons(tx, { shop, vendors, categories, now })
    const serviceCategories = await loadCategories(tx, shop, 'service')
    await loadServices(tx, { shop, vendors, categories: serviceCategories, now })
    await recountCategories(tx)
    await recountVendors(tx, [...vendors.values()])
    await listUnlisted(tx)
    await recountWords(tx)
    await addSearchCounts(tx, popularSearches)
  })
}
