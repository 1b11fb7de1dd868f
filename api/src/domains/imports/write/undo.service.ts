import { isDeepStrictEqual } from 'node:util'
import type { ImportKeptReason } from '@haat/contract/domains/imports.rules.ts'
import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { getListing, type Editor } from '../../listings/change-listing.service.ts'
import { deleteListing, discardListingDraft } from '../../listings/draft.service.ts'
import { showListing } from '../../listings/live/put-live.service.ts'
import { changePrices } from '../../listings/prices/change-prices.service.ts'
import { cancelDeal } from '../../listings/prices/deals.service.ts'
import { saveListing } from '../../listings/save-draft.service.ts'
import { pauseListing, submitListing, withdrawListing } from '../../listings/submit-listing.service.ts'
import { correctStock } from '../../stock/correct-stock.service.ts'
import { listKnown, type KnownListing } from '../check/known-listing.ts'
import { countImport, findImport, updateImportIn, type ImportRecord } from '../imports.store.ts'
import { listListingsIn, updateListingOf, type ImportListingRecord } from '../import-rows.store.ts'
import { stopImportOf } from '../member-of-import.ts'
import { tellOfEnd } from '../tell-of-end.service.ts'
import { editorOf } from './editor-of-import.ts'
import { servicesIn } from './in-transaction.ts'

const listingsPerStep = 100

/**
 * Takes back what an import has written, listing by listing, each by one transaction that also marks it. What was sold or changed since
 * stays as it is, and is named.
 */
export async function undoImport(services: Services, record: ImportRecord): Promise<void> {
  for (;;) {
    const now = await findImport(services.db, record.vendorId, record.id)
    if (now?.state !== 'undoing') return
    const editor = await editorOf(services, now)
    if (!editor) return stopImportOf(services, now, 'member-removed')
    const written = await listListingsIn(services.db, record.id, ['new', 'changed'], 0, listingsPerStep)
    if (written.length === 0) return finish(services, now, editor)
    for (const listing of written) await undoOne(services, editor, listing)
  }
}

async function finish({ db }: Services, record: ImportRecord, editor: Editor) {
  const { listings } = await countImport(db, record)
  await db.transaction(async (tx) => {
    const change = { state: 'undone' as const, workedUntil: new Date(), undoUntil: null }
    if (!(await updateImportIn(tx, record.id, 'undoing', change))) return
    await tellOfEnd(tx, record, 'undone')
    await recordAudit(tx, editor.caller, {
      action: 'listing.undo-import',
      subject: { kind: 'vendor', id: String(record.vendorId), label: record.fileName },
      after: { file: record.fileName, undone: listings['undone'] ?? 0, kept: listings['kept'] ?? 0 },
    })
  })
}

async function undoOne(services: Services, editor: Editor, listing: ImportListingRecord) {
  try {
    const announce = await services.db.transaction(async (tx) => {
      const { inner, announce: announceAll } = servicesIn(services, tx)
      const reasons = await undoListing(inner, tx, editor, listing)
      await updateListingOf(tx, listing, {
        state: reasons.length > 0 ? 'kept' : 'undone',
        keptReasons: reasons,
      })
      return announceAll
    })
    await announce()
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error
    // Somebody was faster, or it is promised to an order.
    const isPromised = /promised|sold/i.test(error.message)
    const keptReasons: ImportKeptReason[] = [isPromised ? 'sold' : 'edited']
    await updateListingOf(services.db, listing, { state: 'kept', keptReasons })
  }
}

type Undo = [services: Services, tx: Tx, editor: Editor, listing: ImportListingRecord]

async function undoListing(...[services, tx, editor, listing]: Undo): Promise<ImportKeptReason[]> {
  const { vendorId } = editor.membership
  await services.vendorHoldings.lockShopFor(tx, editor.membership, 'listings')
  const [known] = await listKnown(tx, vendorId, [listing.listingId!])
  // Its shop has deleted it since.
  if (!known) return []
  return listing.state === 'new'
    ? undoNew(services, tx, editor, listing, known)
    : undoChanges(services, editor, listing, known)
}

/** What nobody has touched is deleted, whether staff have approved it meanwhile or not. */
async function undoNew(
  ...[services, tx, editor, listing, known]: [...Undo, KnownListing]
): Promise<ImportKeptReason[]> {
  const { vendorId } = editor.membership
  const listingId = String(known.id)
  const reasons = new Set<ImportKeptReason>()
  const { kind: _kind, ...content } = known.content
  if (!isSame(content, listing.plan.fields)) reasons.add('edited')
  for (const { sku, pricePaisa, stock } of listing.plan.fields.variants ?? []) {
    const sold = known.sold.get(sku)
    if (sold && sold.pricePaisa !== pricePaisa) reasons.add('price-changed')
    if (sold && (sold.promised > 0 || sold.onHand < (stock ?? 0))) reasons.add('sold')
    else if (sold && sold.onHand !== (stock ?? 0)) reasons.add('stock-changed')
  }
  if (reasons.size > 0) return [...reasons]
  const stored = await getListing(tx, vendorId, listingId)
  if (stored.waiting) await withdrawListing(services, editor, listingId)
  if (stored.listing.isLive) await showListing(tx, stored.listing, { isLive: false })
  await deleteListing(services, editor, listingId)
  return []
}

async function undoChanges(
  services: Services,
  editor: Editor,
  { plan, before, importId, row }: ImportListingRecord,
  known: KnownListing,
): Promise<ImportKeptReason[]> {
  const { membership, caller } = editor
  const listingId = String(known.id)
  const reasons = new Set<ImportKeptReason>()
  const soldById = new Map([...known.sold.values()].map((one) => [String(one.id), one]))
  const deal = before?.hasDeal && known.deal && plan.deal
  if (deal && known.deal!.from === deal.from && known.deal!.until === deal.until)
    await cancelDeal(services, { membership, listingId })
  else if (before?.hasDeal && known.deal) reasons.add('price-changed')
  const prices = plan.prices.filter(({ variantId, to }) => soldById.get(variantId)?.pricePaisa === to)
  const offers = plan.offers.filter(({ variantId, to }) => soldById.get(variantId)?.isOffered === to)
  if (prices.length < plan.prices.length || offers.length < plan.offers.length) reasons.add('price-changed')
  if (prices.length + offers.length > 0) {
    await changePrices(services, { membership, listingId }, [
      ...prices.map(({ variantId, was, to }) => ({ variantId, wasPaisa: to, pricePaisa: was })),
      ...offers.map(({ variantId, was, to }) => ({ variantId, wasOffered: to, isOffered: was })),
    ])
  }
  for (const { variantId, was, to } of plan.stock) {
    const sold = soldById.get(variantId)
    if (!sold || sold.onHand !== to) reasons.add(sold && sold.onHand < to ? 'sold' : 'stock-changed')
    else if (was < sold.promised) reasons.add('sold')
    else {
      const corrector = { vendorId: membership.vendorId, variantId, actorId: caller.userId }
      const counted = { reason: 'counted', counted: was, seenOnHand: to, words: '' } as const
      await correctStock(services, corrector, counted, `undo-${importId}-${row}-${variantId}`)
    }
  }
  if (before?.content && !(await undoContent(services, editor, plan.fields, before.content, known)))
    reasons.add(isSame(pick(known.content, plan.fields), plan.fields) ? 'decided' : 'edited')
  if (before && before.isPaused !== null && known.isLive) {
    if (known.isPaused === before.isPaused) reasons.add('edited')
    else await pauseListing(services, editor, listingId, before.isPaused)
  }
  return [...reasons]
}

/** Prices, stock and offers of what is sold have their own history. */
const isSame = (one: Partial<ProductContent>, other: Partial<ProductContent>) =>
  isDeepStrictEqual(plain(one), plain(other))
const plain = ({ variants, ...content }: Partial<ProductContent>) => ({
  ...content,
  ...(variants && { variants: variants.map(({ values, sku }) => ({ values, sku })) }),
})
const pick = (content: ProductContent, fields: object): Partial<ProductContent> =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, content[field as keyof ProductContent]]))

/** Puts the words and pictures back that were there before, if the import's are still there and staff have not approved them; says whether it did. */
async function undoContent(
  services: Services,
  editor: Editor,
  fields: Partial<ProductContent>,
  { before, hadDraft }: { before: ProductContent; hadDraft: boolean },
  known: KnownListing,
): Promise<boolean> {
  if (!isSame(pick(known.content, fields), fields)) return false
  const listingId = String(known.id)
  const { vendorId } = editor.membership
  const { waiting, listing } = await getListing(services.db, vendorId, listingId)
  if (waiting) await withdrawListing(services, editor, listingId)
  const now = await getListing(services.db, vendorId, listingId)
  if (listing.isLive && now.listing.draft && !hadDraft) {
    await discardListingDraft(services, editor, listingId, now.listing.version)
    return true
  }
  const old = pick(before, fields)
  const saved = await saveListing(services, editor, listingId, { version: now.listing.version, fields: old })
  // What was live at once, by rule or by trust, goes back the same way.
  if (!listing.isLive || now.listing.draft || hadDraft) return true
  const sent = await submitListing(services, editor, listingId, saved.version)
  if (!sent.waiting) return true
  // Staff have approved the import's words, and would have to look at the old ones again.
  const taken = await withdrawListing(services, editor, listingId)
  await discardListingDraft(services, editor, listingId, taken.version)
  return false
}
