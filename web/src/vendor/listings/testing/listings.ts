import type { CellVariant } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingCounts, ListingRow } from '@haat/contract/domains/listings.ts'
import { somePicture } from '../../vendors/testing/shop.ts'

export const makeRow = (given: Partial<ListingRow> = {}): ListingRow => ({
  id: '41',
  kind: 'product',
  state: 'live',
  changes: 'none',
  publicId: 'dhaka-shawl-17',
  sentBack: null,
  savedAt: '2026-11-16T06:00:00.000Z',
  title: { en: 'Dhaka shawl', ne: 'ढाका सल' },
  picture: somePicture(),
  sku: 'SHL-SD',
  variantCount: 5,
  fromPaisa: 235_000,
  toPaisa: 265_000,
  oldPaisa: null,
  stock: 30,
  readyDays: 1,
  isCashPossible: true,
  cells: null,
  ...given,
})

/** A row with the figures of its variants, as the grid asks for it. */
export const makeGridRow = (
  given: Partial<ListingRow>,
  variants: Partial<CellVariant>[] = [{}],
  cells: Partial<NonNullable<ListingRow['cells']>> = {},
): ListingRow =>
  makeRow({
    variantCount: variants.length,
    cells: {
      mrpPaisa: null,
      deal: null,
      variants: variants.map((variant) => ({
        key: '',
        choice: variant.key ? [{ en: variant.key, ne: variant.key }] : [],
        sku: `SKU-${variant.key ?? ''}`,
        pricePaisa: 235_000,
        dealPaisa: null,
        onHand: 30,
        promised: 0,
        isOffered: true,
        ...variant,
      })),
      ...cells,
    },
    ...given,
  })

export const makeCounts = (given: Partial<ListingCounts> = {}): ListingCounts => ({
  all: 14,
  live: 14,
  'out-of-stock': 0,
  'in-review': 0,
  'sent-back': 0,
  draft: 0,
  paused: 0,
  mend: 0,
  ...given,
})

/** What the API says to a question for listings. */
export const listOf = (items: ListingRow[], counts = makeCounts(), nextCursor: string | null = null) => ({
  data: { items, pageIndex: 1, pageSize: 12, total: items.length, nextCursor, counts },
})
