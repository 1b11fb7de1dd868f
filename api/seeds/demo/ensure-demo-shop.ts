import { hasProducts, recountCategories } from '#domains/catalogue/catalogue.service.ts'
import { describePictures } from '#domains/pictures/pictures.service.ts'
import { recountVendors } from '#domains/vendors/vendors.service.ts'
import { loadDemoSearches } from '../search/ensure-search.ts'
import type { Services } from '#services.ts'

/** Makes the whole demo shop in one transaction, once. Its pictures are described here and composed afterwards. */
export async function ensureDemoShop({ db }: Services) {
  if (await hasProducts(db)) return
  // A server with its own data never reads the demo's.
  const { demoShop } = await import('./demo-shop.ts')
  const { loadCategories, loadVendors } = await import('./load-vendors.ts')
  const { loadProducts } = await import('./load-products.ts')
  const { loadServices } = await import('./load-services.ts')
  const { loadCoupons } = await import('./demo-coupons.ts')
  const shop = demoShop()
  await db.transaction(async (tx) => {
    await describePictures(tx, shop.pictureRows)
    const vendors = await loadVendors(tx, shop)
    const now = new Date()
    const categories = await loadCategories(tx, shop, 'product')
    await loadProducts(tx, { shop, vendors, categories, now })
    await loadCoupons(tx, { shop, vendors, categories, now })
    const serviceCategories = await loadCategories(tx, shop, 'service')
    await loadServices(tx, { shop, vendors, categories: serviceCategories, now })
    await recountCategories(tx)
    await recountVendors(tx)
    await loadDemoSearches(tx)
  })
}
