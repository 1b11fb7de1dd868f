import { isDeepStrictEqual } from 'node:util'
import type { ProductContent, ServiceContent } from '@haat/contract/domains/listings.content.ts'
import { mrpKey } from '@haat/contract/domains/listings.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { insertNewThing } from '../../alerts/alerts.service.ts'
import { insertProducts, insertVariants, renewProducts } from '../../catalogue/catalogue.service.ts'
import { recountOffers } from '../../catalogue/prices/prices.service.ts'
import {
  capPrices,
  changeProduct,
  findTakenSkus,
  listAllVariants,
  offerAnew,
  placeVariants,
  removeVariants,
  showProducts,
  updateProduct,
  type LiveProduct,
} from '../../catalogue/offers/offers.service.ts'
import { tellMovement } from '../../catalogue/stock/stock.service.ts'
import {
  insertServices,
  renewServices,
  replaceServiceParts,
  updateService,
} from '../../services/services.service.ts'
import { getCategory, type ListingCategory } from '../category-of.ts'
import {
  updateListing,
  updateListings,
  type ListingRecord,
  type LiveChange,
  type VersionRow,
} from '../listings.store.ts'
import { orderedPictures, picturesIn } from '../listing-pictures.ts'
import type { StoredListing } from '../stored-listing.store.ts'
import { productRow } from './product-row.ts'
import { serviceRow } from './service-row.ts'

interface LiveVersion extends Pick<VersionRow, 'id' | 'content' | 'submittedBy'> {
  /** For who has read it already. */
  category?: ListingCategory
}

/**
 * Puts a version into the shop, and says what the caller, who has locked the listing, has to write for it. Nothing else writes
 * what shoppers read of a listing's words and pictures. Prices and stock of variants that are live stay as they are. Triggers
 * count what came on sale.
 */
export async function putLive(tx: Tx, stored: StoredListing, version: LiveVersion): Promise<LiveChange> {
  const { content, submittedBy } = version
  const category = version.category ?? (await getCategory(tx, content))
  const put: LiveChange =
    content.kind === 'product'
      ? await putProduct(tx, stored, { content, category, sentBy: submittedBy })
      : { listing: { serviceId: await putService(tx, stored, content, category) } }
  return { ...put, listing: { ...put.listing, isLive: true, liveVersionId: version.id } }
}

/** Takes a listing out of the shop, or puts it back as it was. */
export async function showListing(
  tx: Tx,
  listing: ListingRecord,
  change: { isPaused?: boolean; isLive?: boolean },
) {
  const { isLive, isPaused } = { ...listing, ...change }
  const isShown = isLive && !isPaused
  if (listing.productId !== null) await updateProduct(tx, listing.productId, { isOnSale: isShown })
  if (listing.serviceId !== null) await updateService(tx, listing.serviceId, { isOffered: isShown })
  await updateListing(tx, listing.id, change)
  if (listing.productId !== null) await renewProducts(tx, [listing.productId])
  if (listing.serviceId !== null) await renewServices(tx, [listing.serviceId])
}

/** The same for several products that are in the shop, by a few statements for all of them. */
export async function pauseListings(
  tx: Tx,
  changed: { listingId: number; productId: number }[],
  isPaused: boolean,
) {
  if (changed.length === 0) return
  const productIds = changed.map(({ productId }) => productId)
  await showProducts(tx, productIds, !isPaused)
  await updateListings(
    tx,
    changed.map(({ listingId }) => listingId),
    { isPaused },
  )
  await renewProducts(tx, productIds)
}

interface SentProduct {
  content: ProductContent
  category: ListingCategory
  sentBy: string | null
}

async function putProduct(
  tx: Tx,
  stored: StoredListing,
  { content, category, sentBy }: SentProduct,
): Promise<LiveChange> {
  const { listing, shop, product: before } = stored
  const pictures = orderedPictures(picturesIn(stored.pictures, [content]), content)
  const row = productRow(content, { vendor: shop, category, pictures, before: before?.product })
  const isOnSale = !listing.isPaused
  // One that is switched off may have no price yet. It comes into the shop with the version that names one.
  const variants = content.variants.filter(hasPrice)
  if (!before) {
    const sums = { pricePaisa: 1, isInStock: false, stockLeft: 0, variantCount: variants.length }
    const [id] = await insertProducts(tx, [{ ...row, ...sums, isOnSale }])
    await putVariants(tx, listing, id!, { variants, sentBy })
    await recountOffers(tx, [id!])
    await insertNewThing(tx, { kind: 'product', itemId: id!, vendorId: listing.vendorId })
    // Later a trigger says whether there is any.
    const isOutOfStock = !variants.some(({ isOffered, stock }) => isOffered && (stock ?? 0) > 0)
    return { listing: { productId: id!, isOutOfStock } }
  }
  const { id } = before.product
  const changes = differencesOf(before.product, { ...row, isOnSale })
  const mrpPaisa = Number(content.particulars[mrpKey]) || Infinity
  const isSold = isSoldAs(stored, variants, mrpPaisa)
  if (isSold && !isFoundOtherwise(before.product, changes) && Object.keys(changes).length > 0)
    return { listing: { productId: id }, product: changeProduct(tx, id, changes) }
  await updateProduct(tx, id, changes)
  if (!isSold) {
    await putVariants(tx, listing, id, { variants, sentBy })
    if (mrpPaisa < Infinity) await capPrices(tx, id, mrpPaisa)
    await recountOffers(tx, [id])
  }
  if (isFoundOtherwise(before.product, changes)) await renewProducts(tx, [id])
  return { listing: { productId: id } }
}

type Variant = ProductContent['variants'][number]
type PricedVariant = Variant & { pricePaisa: number }
const hasPrice = (variant: Variant): variant is PricedVariant => variant.pricePaisa !== null

/** Whether just these choices are in the shop, so that nothing of them, of their prices and of their sums is to be written. */
function isSoldAs({ listing, product }: StoredListing, variants: Variant[], mrpPaisa: number) {
  const live = product?.variants ?? []
  return (
    listing.isLive &&
    live.length === variants.length &&
    live.every(
      (one, at) =>
        one.sku === variants[at]!.sku &&
        one.values.join('/') === variants[at]!.values.join('/') &&
        Math.max(one.pricePaisa, one.standingPaisa) <= mrpPaisa,
    )
  )
}

type ProductRow = LiveProduct['product']

/** What a row is to become where it is something else. */
const differencesOf = (before: ProductRow, row: Partial<ProductRow>): Partial<ProductRow> =>
  Object.fromEntries(
    Object.entries(row).filter(([key, value]) => !isDeepStrictEqual(value, before[key as keyof ProductRow])),
  )

/** Whether the search has to find it by other names, or find it again. */
const isFoundOtherwise = ({ story }: ProductRow, changes: Partial<ProductRow>) =>
  ['slug', 'title', 'titleNe', 'categoryId', 'isOnSale'].some((key) => key in changes) ||
  !isDeepStrictEqual(story.attributes, (changes.story ?? story).attributes)

/**
 * Variants are known again by their values, so that orders, stock and prices of a choice stay with it. One that was out of the
 * shop, with its listing or alone, is offered as the version says.
 */
async function putVariants(
  tx: Tx,
  listing: ListingRecord,
  productId: number,
  { variants, sentBy }: { variants: PricedVariant[]; sentBy: string | null },
) {
  const { vendorId } = listing
  const all = await listAllVariants(tx, productId)
  const known = new Map(all.map(({ id, values }) => [values.join('/'), id]))
  const sold = new Set(listing.isLive ? all.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id) : [])
  const wanted = new Set(variants.map(({ values }) => values.join('/')))
  await removeVariants(
    tx,
    [...known].filter(([values]) => !wanted.has(values)).map(([, id]) => id),
  )
  const skus = variants.map(({ sku }) => sku)
  const taken = await findTakenSkus(tx, vendorId, productId, skus)
  const rows = variants.map(({ values, sku, pricePaisa, stock, isOffered }, position) => ({
    id: known.get(values.join('/')),
    row: {
      vendorId,
      productId,
      values,
      // Only what is taken back gets here with a SKU that another product has by now.
      sku: taken.has(sku) ? `${sku}~${productId}` : sku,
      position,
      pricePaisa,
      isOffered,
      onHand: stock ?? 0,
    },
  }))
  await tellMovement(tx, { reason: 'opening', ...(sentBy && { actorId: sentBy }) })
  const old = rows.flatMap(({ id, row }) => (id === undefined ? [] : [{ ...row, id }]))
  await placeVariants(tx, old)
  for (const row of old) if (!sold.has(row.id)) await offerAnew(tx, row.id, row)
  await insertVariants(
    tx,
    rows.filter(({ id }) => id === undefined).map(({ row }) => row),
  )
}

async function putService(
  tx: Tx,
  stored: StoredListing,
  content: ServiceContent,
  category: ListingCategory,
): Promise<number> {
  const { listing, shop, service: before } = stored
  const { vendorId } = listing
  const pictures = orderedPictures(picturesIn(stored.pictures, [content]), content)
  const row = serviceRow(content, { vendor: shop, category, pictures, before: before?.service })
  const isOffered = !listing.isPaused
  const id = before?.service.id ?? (await insertServices(tx, [{ ...row, isOffered }]))[0]!
  if (before) await updateService(tx, id, { ...row, isOffered })
  await replaceServiceParts(
    tx,
    id,
    content.options.map(({ name, minutes, visitPaisa, labourPaisa }, position) => ({
      vendorId,
      serviceId: id,
      name,
      minutes: minutes ?? 0,
      visitPaisa: visitPaisa ?? 0,
      labourPaisa: labourPaisa ?? 0,
      position,
    })),
    content.areas.map((area) => ({ vendorId, serviceId: id, ...area })),
  )
  await renewServices(tx, [id])
  if (!before) await insertNewThing(tx, { kind: 'service', itemId: id, vendorId })
  return id
}
