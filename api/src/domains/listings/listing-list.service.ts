import type { ListingContent } from '@haat/contract/domains/listings.content.ts'
import { listingStates, type ListingKind } from '@haat/contract/domains/listings.rules.ts'
import type { ListingCells } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingCounts, ListingQuery, ListingRow } from '@haat/contract/domains/listings.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { cellsOf } from './bulk/cells-of.ts'
import { readSold } from './bulk/sold-listings.store.ts'
import { picturesById } from './listing-pictures.ts'
import {
  countListings,
  findListingIds,
  readListed,
  type ListedRow,
  type ListPosition,
} from './listing-list.store.ts'

export { findListedProducts } from './listing-list.store.ts'

/** A search is counted up to here; nobody reads further, and further costs more. */
const mostCounted = 100

export async function listingPage(services: Services, vendorId: number, query: ListingQuery) {
  const { db, vendorHoldings } = services
  const { kind, state, changes, searchTerm, pageSize, cursor } = query
  const filter = { vendorId, kind, state, changes, words: searchTerm }
  const isCounted = searchTerm !== '' || changes !== undefined
  const first = isCounted
    ? await findListingIds(db, filter, undefined, Math.max(mostCounted, pageSize + 1))
    : []
  const ids =
    isCounted && !cursor
      ? first
      : await findListingIds(db, filter, cursor ? readCursor(cursor) : undefined, pageSize + 1)
  const shown = await readListed(db, ids.slice(0, pageSize))
  const counts = await readCounts(db, vendorId, kind)
  const sold = query.withCells
    ? await readSold(
        db,
        vendorId,
        shown.map(({ id }) => id),
      )
    : []
  const cells = new Map(sold.map((one) => [one.id, cellsOf(one)]))
  const people = shown.flatMap(({ decidedBy }) => decidedBy ?? [])
  const names = await vendorHoldings.namesOfAccounts(db, [...new Set(people)])
  const pictures = await picturesById(
    db,
    shown.map(({ content }) => content),
  )
  const last = shown.at(-1)
  return {
    items: shown.map((row) => toRow(row, { kind, names, pictures, cells: cells.get(row.id) ?? null })),
    pageIndex: 1,
    pageSize,
    total: isCounted ? first.length : counts[state ?? 'all'],
    nextCursor: ids.length > pageSize && last ? `${last.at}-${last.id}` : null,
    counts,
  }
}

function readCursor(cursor: string): ListPosition {
  const [at, id] = cursor.split('-').map(Number)
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(id))
    throw new ApiError('VALIDATION_FAILED', 'This list cannot be continued.', { cursor: 'Unknown cursor' })
  return { at: at!, id: id! }
}

async function readCounts(db: Tx, vendorId: number, kind: ListingKind): Promise<ListingCounts> {
  const found = await countListings(db, vendorId, kind)
  const of = (state: Parameters<typeof found.get>[0]) => found.get(state) ?? 0
  const counts = Object.fromEntries(listingStates.map((state) => [state, of(state)])) as ListingCounts
  counts.live -= counts['out-of-stock']
  counts.all = listingStates.reduce((sum, state) => sum + counts[state], 0)
  counts.mend = of('mend')
  return counts
}

/** What a list shows of a content that is not live. */
function figuresOf(content: ListingContent) {
  if (content.kind === 'service') {
    const prices = content.options.flatMap(({ visitPaisa, labourPaisa }) =>
      visitPaisa === null || labourPaisa === null ? [] : [visitPaisa + labourPaisa],
    )
    return { prices, stock: null, sku: '', variantCount: 0, readyDays: null, isCashPossible: false }
  }
  const offered = content.variants.filter(({ isOffered }) => isOffered)
  return {
    prices: offered.flatMap(({ pricePaisa }) => pricePaisa ?? []),
    stock: offered.every(({ stock }) => stock === null)
      ? null
      : offered.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    sku: content.variants[0]?.sku ?? '',
    variantCount: content.variants.length,
    readyDays: content.readyDays,
    isCashPossible: content.isCashPossible,
  }
}

interface Listed {
  kind: ListingKind
  /** Of people, by the ids of their accounts. */
  names: Map<string, string>
  pictures: Record<string, Picture>
  cells: ListingCells | null
}

function toRow(row: ListedRow, { kind, names, pictures, cells }: Listed): ListingRow {
  const { content } = row
  const drafted = content && figuresOf(content)
  const cover = content?.pictures[0]
  const least = (prices: number[]) => (prices.length === 0 ? null : Math.min(...prices))
  const most = (prices: number[]) => (prices.length === 0 ? null : Math.max(...prices))
  return {
    id: String(row.id),
    kind,
    state: row.state,
    changes: row.changes,
    publicId: row.slug && row.number ? toPublicId(row.slug, row.number) : null,
    title: { en: row.title, ne: row.titleNe },
    picture: content ? ((cover && pictures[cover.pictureId]) ?? null) : row.picture,
    sku: drafted ? drafted.sku : (row.sku ?? ''),
    variantCount: drafted ? drafted.variantCount : row.variantCount,
    fromPaisa: drafted ? least(drafted.prices) : row.fromPaisa,
    toPaisa: drafted ? most(drafted.prices) : row.toPaisa,
    oldPaisa: drafted ? null : row.oldPaisa,
    stock: drafted ? drafted.stock : row.stock,
    readyDays: drafted ? drafted.readyDays : row.readyDays,
    isCashPossible: drafted ? drafted.isCashPossible : (row.isCashPossible ?? false),
    sentBack:
      row.decidedAt && row.reasons
        ? {
            reasons: row.reasons,
            words: row.words ?? '',
            at: new Date(row.decidedAt).toISOString(),
            by: (row.decidedBy && names.get(row.decidedBy)) || null,
          }
        : null,
    savedAt: new Date(row.savedAt).toISOString(),
    cells,
  }
}
