import { sql } from 'drizzle-orm'
import type {
  ListingContent,
  ProductContent,
  ServiceContent,
} from '@haat/contract/domains/listings.content.ts'
import type { ListingPreview } from '@haat/contract/domains/listings.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { LiveVariant } from '../catalogue/offers/offers.service.ts'
import { toProduct, type ProductPageRow } from '../catalogue/product.service.ts'
import { toService, type ServicePageRow } from '../services/services.service.ts'
import { vendorCardOf } from '../vendors/vendors.service.ts'
import { categoryNames, findCategory } from './category-of.ts'
import { picturesOf } from './listing-pictures.ts'
import type { StoredListing } from './stored-listing.store.ts'
import { productRow } from './live/product-row.ts'
import { serviceRow } from './live/service-row.ts'

/** A page can be drawn once it has these; the rest may still be empty. */
function refuseEmpty(isDrawable: boolean): asserts isDrawable {
  if (!isDrawable)
    throw new ApiError(
      'CONFLICT',
      'The page can be shown once there is a picture, a name, a category and a price.',
    )
}

/** The page as shoppers will see it, made by the functions that make theirs. */
export async function previewContent(
  db: Tx,
  { listing, shop, product, service }: StoredListing,
  content: ListingContent,
): Promise<ListingPreview> {
  const category = await findCategory(db, content)
  const pictures = await picturesOf(db, content)
  refuseEmpty(category !== null && pictures.length > 0 && (content.name.en || content.name.ne) !== '')
  const context = { vendor: shop, category, pictures }
  const seller = await findSeller(db, listing.vendorId)
  const categories = await categoryNames(db, category.id)
  if (content.kind === 'service') {
    refuseEmpty(content.options.length > 0)
    const row = {
      ...serviceRow(content, { ...context, before: service?.service }),
      categories,
      provider: seller,
    }
    return {
      kind: 'service',
      service: toService({ ...newService, ...service?.service, ...row, ...partsOf(content) }),
    }
  }
  const variants = variantsOf(content, listing.isLive ? (product?.variants ?? []) : [])
  refuseEmpty(variants.some(({ isOffered }) => isOffered))
  const row = {
    ...productRow(content, { ...context, before: product?.product }),
    categories,
    seller,
    coupons: [],
  }
  return {
    kind: 'product',
    product: toProduct({
      ...newProduct,
      ...product?.product,
      ...row,
      ...sumsOf(variants),
      variants,
      isOnSale: true,
    }),
  }
}

const findSeller = async (db: Tx, vendorId: number) => {
  const seller = vendorCardOf(sql`${vendorId}::bigint`)
  const { rows } = await db.execute<{ seller: ProductPageRow['seller'] }>(sql`select ${seller} as seller`)
  return rows[0]!.seller
}

const nothingYet = {
  id: 1,
  rating: 0,
  ratingCounts: [0, 0, 0, 0, 0],
  ratingCount: 0,
  createdAt: new Date(),
}
const newProduct = {
  ...nothingYet,
  optionKeys: [],
  oldPricePaisa: null,
  lowestPaisa: null,
  discountPercent: 0,
  soldCount: 0,
  soldLately: 0,
  questionCount: 0,
}
const newService = { ...nothingYet, visitCount: 0, isOffered: true }

type VariantRow = ProductPageRow['variants'][number]

/** What is live is shown at its own price and with its own stock. */
function variantsOf({ variants }: ProductContent, live: LiveVariant[]): VariantRow[] {
  const known = new Map(live.map((variant) => [variant.values.join('/'), variant]))
  return variants.flatMap(({ values, sku, pricePaisa, stock, isOffered }, at): VariantRow[] => {
    const old = known.get(values.join('/'))
    if (old) {
      const { id, onHand, reserved, allocated, oldPricePaisa } = old
      const available = onHand - reserved - allocated
      const offer = { pricePaisa: old.pricePaisa, oldPricePaisa, available, isOffered: old.isOffered }
      return [{ id, sku, values, ...offer }]
    }
    if (pricePaisa === null) return []
    return [{ id: at + 1, sku, values, pricePaisa, oldPricePaisa: null, available: stock ?? 0, isOffered }]
  })
}

function sumsOf(all: VariantRow[]) {
  const variants = all.filter(({ isOffered }) => isOffered)
  const offered = variants.filter(({ isOffered }) => isOffered)
  const cheapest = (offered.length > 0 ? offered : variants).toSorted(
    (a, b) => a.pricePaisa - b.pricePaisa,
  )[0]!
  const stockLeft = offered.reduce((sum, { available }) => sum + available, 0)
  return {
    pricePaisa: cheapest.pricePaisa,
    oldPricePaisa: cheapest.oldPricePaisa,
    stockLeft,
    isInStock: stockLeft > 0,
    variantCount: offered.length,
  }
}

const partsOf = ({ options, areas }: ServiceContent): Pick<ServicePageRow, 'options' | 'areas'> => ({
  options: options.map(({ name, minutes, visitPaisa, labourPaisa }, at) => ({
    id: at + 1,
    name,
    minutes: minutes ?? 0,
    visitPaisa: visitPaisa ?? 0,
    labourPaisa: labourPaisa ?? 0,
  })),
  areas,
})
