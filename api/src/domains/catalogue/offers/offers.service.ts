import type { Tx } from '#platform/database/database.ts'
import { findSkus } from './offers.store.ts'

export {
  capPrices,
  categorySlugSql,
  changeProduct,
  findLiveProduct,
  listAllVariants,
  liveProductSql,
  offerAnew,
  placeVariants,
  readLiveProduct,
  removeVariants,
  showProducts,
  updateProduct,
  updateTerms,
  type LiveProduct,
  type LiveProductJson,
  type LiveVariant,
  type ProductOption,
  type ProductStory,
} from './offers.store.ts'

/** SKUs of other products of the shop among these. */
export async function findTakenSkus(db: Tx, vendorId: number, productId: number | null, skus: string[]) {
  const rows = skus.length === 0 ? [] : await findSkus(db, vendorId, skus)
  return new Set(rows.filter((row) => row.productId !== productId).map(({ sku }) => sku))
}
