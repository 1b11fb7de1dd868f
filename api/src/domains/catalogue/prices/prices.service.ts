import type { Tx } from '#platform/database/database.ts'
import { listVariants, lockProduct } from './prices.store.ts'

export {
  listPricePoints,
  listVariants,
  lockVariantsOf,
  recountOffers,
  restorePrices,
  updateOffered,
  updatePrices,
  type NewPrice,
  type VariantRow,
} from './prices.store.ts'

/** The variants of a product, as they stay until the transaction ends. */
export async function lockVariants(tx: Tx, productId: number) {
  await lockProduct(tx, productId)
  return listVariants(tx, productId)
}
