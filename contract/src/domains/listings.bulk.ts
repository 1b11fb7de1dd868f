import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { requestKeyPattern } from '../shared/fields.rules.ts'
import * as rules from './listings.bulk.rules.ts'

const paisa = z.int()

/** What the grid shows and changes of a product: its variants, and the deal that waits or runs. */
export const listingCellsSchema = z.strictObject({
  /** No price may be above it; null where the listing names none. */
  mrpPaisa: paisa.nullable(),
  deal: z.strictObject({ from: z.iso.date(), until: z.iso.date(), isRunning: z.boolean() }).nullable(),
  variants: z.array(
    z.strictObject({
      key: z.string(),
      /** The names of the chosen values. */
      choice: z.array(bilingualSchema),
      sku: z.string(),
      /** Without a deal; null where a draft names none yet. */
      pricePaisa: paisa.nullable(),
      dealPaisa: paisa.nullable(),
      onHand: z.int().nullable(),
      /** How many of them are promised to orders. */
      promised: z.int(),
      isOffered: z.boolean(),
    }),
  ),
})
export type ListingCells = z.infer<typeof listingCellsSchema>
export type CellVariant = ListingCells['variants'][number]

// Whether an amount is right is told at its cell; here only what could be no amount at all is refused.
const figure = z.int().min(-rules.maxBulkFigure).max(rules.maxBulkFigure)
const variant = z.string().max(130)
const cellSchema = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('price'), variant, was: figure.nullable(), now: figure }),
  z.strictObject({ field: z.literal('deal'), variant, was: figure.nullable(), now: figure.nullable() }),
  z.strictObject({ field: z.literal('stock'), variant, was: figure.nullable(), now: figure }),
  z.strictObject({
    field: z.literal('state'),
    was: z.enum(['live', 'paused']),
    now: z.enum(['live', 'paused']),
  }),
  z.strictObject({ field: z.literal('ready'), was: figure.nullable(), now: figure }),
  z.strictObject({ field: z.literal('cash'), was: z.boolean(), now: z.boolean() }),
])
export type BulkCell = z.output<typeof cellSchema>
export type CellValue = BulkCell['now']

const nameOf = (cell: BulkCell) => `${cell.field} ${'variant' in cell ? cell.variant : ''}`
const bulkListingSchema = z.strictObject({
  listingId: publicIdSchema,
  cells: z
    .array(cellSchema)
    .min(1, 'A listing without a change')
    .refine((cells) => new Set(cells.map(nameOf)).size === cells.length, 'A cell is changed twice'),
})
export type BulkListing = z.output<typeof bulkListingSchema>

export const saveBulkBody = z.strictObject({
  key: z.string().regex(requestKeyPattern, 'The key is not valid'),
  listings: z
    .array(bulkListingSchema)
    .min(1, 'Nothing was changed')
    .max(rules.maxBulkListings, `At most ${rules.maxBulkListings} listings at once`)
    .refine(
      (listings) => new Set(listings.map(({ listingId }) => listingId)).size === listings.length,
      'A listing is there twice',
    )
    .refine(
      (listings) => listings.reduce((sum, { cells }) => sum + cells.length, 0) <= rules.maxBulkCells,
      `At most ${rules.maxBulkCells} changes at once`,
    ),
})
export type BulkSave = z.output<typeof saveBulkBody>

const problemSchema = z.strictObject({
  /** The position of the cell among those of its listing. */
  at: z.int(),
  reason: z.enum(rules.cellReasons),
  /** The amount or number that the value has to keep to. */
  limit: z.int().nullable(),
  /** What somebody else has made of it; null also where they took a value away. */
  theirs: z.union([z.int(), z.boolean(), z.enum(['live', 'paused'])]).nullable(),
})
export type CellProblem = z.infer<typeof problemSchema>

export const bulkAnswerSchema = z.strictObject({
  /** In the order of the question. A listing with a problem is left as it was, whole. */
  items: z.array(
    z.strictObject({ listingId: z.string(), isSaved: z.boolean(), problems: z.array(problemSchema) }),
  ),
})
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>

export const bulkListingsEndpoints = defineEndpoints({
  'POST /vendor/shops/:shopId/listings/bulk': {
    name: 'saveListingCells',
    summary:
      'Change prices, deals, stock, pauses, days until ready and cash of many listings, each whole or not at all; says which were not, and why. The same key sent twice saves once',
    access: 'vendor:listings',
    params: z.strictObject({ shopId: publicIdSchema }),
    body: saveBulkBody,
    response: answerOf(bulkAnswerSchema),
    errors: [404, 409],
    bodyLimitBytes: 400_000,
    limit: { max: 600, perSeconds: 3600 },
    mayTakeLong: true,
  },
})
