import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import type { Services } from '#services.ts'
import { getListing, type Editor } from '../../listings/change-listing.service.ts'
import { currentContentOf } from '../../listings/live-version.service.ts'
import { changePrices } from '../../listings/prices/change-prices.service.ts'
import { planDeal } from '../../listings/prices/deals.service.ts'
import { saveListing } from '../../listings/save-draft.service.ts'
import { pauseListing, submitListing } from '../../listings/submit-listing.service.ts'
import { correctStock } from '../../stock/correct-stock.service.ts'
import type { ImportListingRecord } from '../import-rows.store.ts'
import type { WrittenBefore } from '../plans.ts'

/** Writes what rows change of one listing, by the services that members use; says what was there before. */
export async function writeChanges(
  services: Services,
  editor: Editor,
  { importId, row, listingId: number, plan, isNew }: ImportListingRecord,
): Promise<WrittenBefore> {
  const { membership, caller } = editor
  const listingId = String(number)
  const { fields, prices, offers, stock, deal, isPaused, canBeSent } = plan
  const before: WrittenBefore = { content: null, isPaused: null, hasDeal: deal !== null }
  if (prices.length + offers.length > 0) {
    await changePrices(services, { membership, listingId }, [
      ...prices.map(({ variantId, was, to }) => ({ variantId, wasPaisa: was, pricePaisa: to })),
      ...offers.map(({ variantId, was, to }) => ({ variantId, wasOffered: was, isOffered: to })),
    ])
  }
  for (const { variantId, was, to } of stock) {
    await correctStock(
      services,
      { vendorId: membership.vendorId, variantId, actorId: caller.userId },
      { reason: 'counted', counted: to, seenOnHand: was, words: '' },
      `import-${importId}-${row}-${variantId}`,
    )
  }
  if (isNew) await sendNew()
  else if (Object.keys(fields).length > 0) before.content = await saveFields()
  if (deal) await planDeal(services, { membership, listingId }, deal, caller.userId)
  if (isPaused !== null) {
    before.isPaused = !isPaused
    await pauseListing(services, editor, listingId, isPaused)
  }
  return before

  /** Of a trusted shop: begun as a draft a moment before, in the same transaction. */
  async function sendNew() {
    const { listing } = await getListing(services.db, membership.vendorId, listingId)
    await submitListing(services, editor, listingId, listing.version)
  }

  async function saveFields(): Promise<WrittenBefore['content']> {
    const stored = await getListing(services.db, membership.vendorId, listingId)
    const saved = await saveListing(services, editor, listingId, { version: plan.version, fields })
    const sent = canBeSent ? await submitListing(services, editor, listingId, saved.version) : saved
    return {
      before: currentContentOf(stored) as ProductContent,
      hadDraft: stored.listing.draft !== null,
      version: sent.version,
    }
  }
}
