import { importUndoHours } from '@haat/contract/domains/imports.rules.ts'
import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import { beginListings } from '../../listings/begin-listings.service.ts'
import type { Editor } from '../../listings/change-listing.service.ts'
import { changeMany, StockMoved } from '../../listings/prices/change-many.service.ts'
import { getVendorRow } from '../../vendors/vendors.service.ts'
import { countImport, findImport, updateImportIn, type ImportRecord } from '../imports.store.ts'
import {
  listListingsIn,
  markListings,
  updateListingOf,
  type ImportListingRecord,
  type ListingMark,
} from '../import-rows.store.ts'
import { stopImportOf } from '../member-of-import.ts'
import { tellOfEnd } from '../tell-of-end.service.ts'
import { editorOf } from './editor-of-import.ts'
import { servicesIn } from './in-transaction.ts'
import { writeChanges } from './write-changes.service.ts'

const listingsPerStep = 100
const hourMs = 3_600_000

/**
 * Writes the good rows, each listing whole or not at all. The mark that a listing is written is set in the transaction that writes it: a
 * process that is killed goes on with the next one.
 */
export async function writeImport(services: Services, record: ImportRecord): Promise<void> {
  const { isTrusted } = await getVendorRow(services.db, record.vendorId)
  // What a trusted shop sends is seen at once, so each is begun and sent in one. A version before this one began them all first.
  const isBegunAlone = ({ isNew, listingId, plan }: ImportListingRecord) =>
    isNew && (listingId !== null || (isTrusted && plan.canBeSent))
  for (;;) {
    const now = await findImport(services.db, record.vendorId, record.id)
    if (now?.state !== 'writing') return
    if (now.stopAskedAt) return stopImportOf(services, now, 'by-member')
    const editor = await editorOf(services, now)
    if (!editor) return stopImportOf(services, now, 'member-removed')
    const waiting = await listListingsIn(services.db, record.id, ['waiting'], 0, listingsPerStep)
    if (waiting.length === 0) return finish(services, now, editor)
    const begun = waiting.filter((one) => one.isNew && !isBegunAlone(one))
    if (begun.length > 0) await writeNew(services, editor, begun)
    const others = waiting.filter((one) => !one.isNew || isBegunAlone(one))
    const plain = others.filter((one) => !one.isNew && isPlain(one))
    const written = await writePlain(services, editor, plain)
    for (const listing of others)
      if (!written.has(listing.listingId!)) await writeOne(services, editor, listing)
  }
}

async function finish({ db }: Services, record: ImportRecord, editor: Editor) {
  const { listings, newListings } = await countImport(db, record)
  await db.transaction(async (tx) => {
    const at = new Date()
    const undoUntil = new Date(at.getTime() + importUndoHours * hourMs)
    if (!(await updateImportIn(tx, record.id, 'writing', { state: 'written', workedUntil: at, undoUntil })))
      return
    await tellOfEnd(tx, record, 'written')
    await recordAudit(tx, editor.caller, {
      action: 'listing.import',
      subject: { kind: 'vendor', id: String(record.vendorId), label: record.fileName },
      after: {
        file: record.fileName,
        new: newListings,
        changed: listings['changed'] ?? 0,
        failed: listings['failed'] ?? 0,
      },
    })
  })
}

const contentOf = ({ plan }: ImportListingRecord) => ({ kind: 'product', ...plan.fields }) as ProductContent

/** New ones that staff look at first are begun and sent together. */
async function writeNew(services: Services, editor: Editor, wanted: ImportListingRecord[]) {
  await services.db.transaction(async (tx) => {
    const begun = await beginListings(
      services,
      tx,
      editor,
      wanted.map((one) => ({
        key: one.key,
        content: contentOf(one),
        isSent: one.plan.canBeSent,
      })),
    )
    const marks: ListingMark[] = []
    for (const one of wanted) {
      const made = begun.get(one.key)!
      if ('refused' in made)
        await updateListingOf(tx, one, {
          state: 'failed',
          failure: 'changed-meanwhile',
          sentence: made.refused,
        })
      else marks.push({ row: one.row, state: 'new', listingId: made.listingId })
    }
    await markListings(tx, wanted[0]!.importId, marks)
  })
}

/** The listing of rows that are new, as a draft that is sent in the same transaction. */
async function begin(services: Services, tx: Tx, editor: Editor, listing: ImportListingRecord) {
  const wanted = { key: listing.key, content: contentOf(listing), isSent: false }
  const made = (await beginListings(services, tx, editor, [wanted])).get(listing.key)!
  if ('refused' in made) throw new ApiError('CONFLICT', made.refused)
  return made.listingId
}

/** Only another price or another number of goods. */
const isPlain = ({ plan: { fields, offers, deal, isPaused } }: ImportListingRecord) =>
  Object.keys(fields).length + offers.length === 0 && !deal && isPaused === null

/** Prices and stock are changed for many listings together, which takes a tenth of the work; says which were written. */
async function writePlain(
  services: Services,
  editor: Editor,
  wanted: ImportListingRecord[],
): Promise<Set<number>> {
  if (wanted.length === 0) return new Set()
  try {
    const products = await services.db.transaction(async (tx) => {
      const changes = wanted.map(({ listingId, plan }) => ({ ...plan, listingId: listingId! }))
      const changed = await changeMany(services, tx, editor, changes)
      const before = { content: null, isPaused: null, hasDeal: false }
      const marks = wanted
        .filter(({ listingId }) => changed.has(listingId!))
        .map(({ row, listingId }) => ({ row, state: 'changed' as const, listingId: listingId!, before }))
      await markListings(tx, wanted[0]!.importId, marks)
      return changed
    })
    await services.bus.publish('products', [...products.values()])
    return new Set(products.keys())
  } catch (error) {
    if (error instanceof StockMoved) return new Set()
    throw error
  }
}

/** What is refused is named, and the next one is written. */
async function writeOne(services: Services, editor: Editor, listing: ImportListingRecord) {
  try {
    const announce = await services.db.transaction(async (tx) => {
      const { inner, announce: announceAll } = servicesIn(services, tx)
      const listingId = listing.listingId ?? (await begin(inner, tx, editor, listing))
      const before = await writeChanges(inner, editor, { ...listing, listingId })
      await updateListingOf(tx, listing, { state: listing.isNew ? 'new' : 'changed', listingId, before })
      return announceAll
    })
    await announce()
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode >= 500) throw error
    const failure = error.statusCode === 409 ? 'changed-meanwhile' : 'refused'
    await updateListingOf(services.db, listing, { state: 'failed', failure, sentence: error.message })
  }
}
