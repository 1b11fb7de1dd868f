import { createHash } from 'node:crypto'
import { variantKeyOf } from '@haat/contract/domains/listings.bulk.rules.ts'
import type { BulkAnswer, BulkSave } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { recountOffers, updatePrices } from '../../catalogue/prices/prices.service.ts'
import { countStockRows } from '../../catalogue/stock/stock.service.ts'
import { timeOf, type Editor } from '../change-listing.service.ts'
import { pauseListings } from '../live/put-live.service.ts'
import { repriced } from '../prices/change-prices.service.ts'
import { findBulkSave, insertBulkSave, updateDrafts } from './bulk-listings.store.ts'
import { changeTerms } from './change-terms.ts'
import { checkCells, type ListingChange } from './check-cells.ts'
import { replaceDeals } from './replace-deals.ts'
import { lockSold, readSold } from './sold-listings.store.ts'

const keptMs = 86_400_000

/**
 * Saves changed cells of many listings, each listing whole or not at all, and says what was not saved and why. All is looked at
 * under locks and then written by a few statements, whose number does not grow with that of the listings.
 */
export async function saveCells(services: Services, editor: Editor, { key, listings }: BulkSave) {
  const { membership, caller } = editor
  const { vendorId } = membership
  const save = { vendorId, userId: caller.userId, key, bodyHash: hashOf(listings) }
  const ids = listings.map(({ listingId }) => numberOfPublicId(listingId) ?? 0)
  if (new Set(ids).size < ids.length)
    throw new ApiError('VALIDATION_FAILED', 'A listing is there twice.', {
      listings: 'A listing is there twice.',
    })
  const { answer, changes } = await services.db.transaction(async (tx) => {
    await services.vendorHoldings.lockShopFor(tx, membership, 'listings')
    const known = await findBulkSave(tx, save)
    if (known) {
      if (known.bodyHash === save.bodyHash) return { answer: known.answer, changes: [] }
      throw new ApiError('CONFLICT', 'This key was used for other changes. Please look again.')
    }
    const counted = ids.filter((_, at) => listings[at]!.cells.some(({ field }) => field === 'stock'))
    await lockSold(tx, vendorId, ids, counted)
    const sold = new Map((await readSold(tx, vendorId, ids)).map((one) => [one.id, one]))
    const checked = listings.map((one, at) => checkCells(sold.get(ids[at]!), one))
    const good = checked.flatMap(({ change }) => change ?? [])
    await write(tx, editor, good)
    const result: BulkAnswer = {
      items: checked.map(({ problems }, at) => ({
        listingId: listings[at]!.listingId,
        isSaved: problems.length === 0,
        problems,
      })),
    }
    await insertBulkSave(tx, { ...save, answer: result }, new Date(Date.now() - keptMs))
    return { answer: result, changes: good }
  })
  if (changes.some(({ sold }) => sold.isLive)) await services.bus.publish('products')
  return answer
}

const hashOf = (listings: BulkSave['listings']) =>
  createHash('sha256').update(JSON.stringify(listings)).digest('hex')

async function write(tx: Tx, editor: Editor, changes: ListingChange[]) {
  const { vendorId } = editor.membership
  const { userId } = editor.caller
  const at = timeOf(editor)
  await updatePrices(
    tx,
    changes.flatMap(({ prices }) => prices.map(({ variant, pricePaisa }) => repriced(variant, pricePaisa))),
  )
  await replaceDeals(tx, changes, { vendorId, createdBy: userId, at })
  const counted = changes.flatMap(({ stock }) => stock)
  if (counted.length > 0) await countStockRows(tx, vendorId, counted, { reason: 'counted', actorId: userId })
  const resold = changes.filter(
    ({ prices, stock, dealPrices }) => prices.length + stock.length > 0 || dealPrices,
  )
  if (resold.length > 0)
    await recountOffers(
      tx,
      resold.map(({ sold }) => sold.productId!),
    )
  await changeTerms(tx, changes, { vendorId, userId, at })
  const drafts = changes.filter(({ sold }) => !sold.isLive)
  if (drafts.length > 0)
    await updateDrafts(
      tx,
      drafts.map((change) => ({ listingId: change.sold.id, draft: draftOf(change) })),
      { by: userId, at },
    )
  for (const isPaused of [true, false]) {
    const shown = changes.filter((change) => change.isPaused === isPaused)
    await pauseListings(
      tx,
      shown.map(({ sold }) => ({ listingId: sold.id, productId: sold.productId! })),
      isPaused,
    )
  }
}

/** What the shop prepares, with the changed figures. */
function draftOf({ sold: { content }, terms, drafted }: ListingChange): ListingContent {
  if (content?.kind !== 'product') throw new Error('Only products are changed here')
  return {
    ...content,
    ...terms,
    variants: content.variants.map((variant) => ({
      ...variant,
      ...drafted.get(variantKeyOf(variant.values)),
    })),
  }
}
