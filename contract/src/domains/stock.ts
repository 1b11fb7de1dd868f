import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import * as rules from './stock.rules.ts'

/** A variant and how many there are of it. */
export const stockItemSchema = z.strictObject({
  variantId: z.string(),
  /** The public id of the product, as it stands in addresses. */
  productId: z.string(),
  title: bilingualSchema,
  /** The chosen values that the title does not name. */
  choice: z.array(bilingualSchema),
  sku: z.string(),
  picture: pictureSchema,
  isOnSale: z.boolean(),
  onHand: z.int(),
  /** Held for orders that wait for their payment. */
  reserved: z.int(),
  /** Sold, but not sent yet. */
  allocated: z.int(),
  /** What can still be sold: what is on hand without what is promised. */
  available: z.int(),
  /** From this amount down the variant counts as low; null for the usual mark. */
  lowMark: z.int().nullable(),
  /** Where it lies in the shop; empty when nobody said. */
  shelf: z.string(),
  level: z.enum(rules.stockLevels),
})
export type StockItem = z.infer<typeof stockItemSchema>

export const stockMovementSchema = z.strictObject({
  id: z.string(),
  /** How many more, or fewer, than before. */
  change: z.int(),
  reason: z.enum(rules.movementReasons),
  words: z.string(),
  /** Who did it; null for what follows from an order, and once the account of whoever did it is closed. */
  by: z.string().nullable(),
  /** The order whose parcel left or came back. */
  orderNumber: z.string().nullable(),
  at: z.iso.datetime(),
})
export type StockMovement = z.infer<typeof stockMovementSchema>

const listQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  /** The beginnings of words of the name, in both languages, or of the SKU. */
  searchTerm: pageQuery.searchTerm,
  filter: z.enum(rules.stockFilters, `filter must be one of ${rules.stockFilters.join(', ')}`).default('all'),
  cursor: z.string().max(200).optional(),
})
export type StockQuery = z.output<typeof listQuery>

const movementsQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'This is no place in this list')
    .optional(),
})
export type MovementsQuery = z.output<typeof movementsQuery>

/** Of all variants of the shop, whatever is searched for; none is higher than `maxCountedStock`. */
const countsSchema = z.strictObject({ all: z.int(), low: z.int(), out: z.int() })
export type StockCounts = z.infer<typeof countsSchema>

const amount = (label: string) =>
  z.int(`${label} is a whole number`).max(rules.maxOnHand, `${label} must be at most ${rules.maxOnHand}`)

/** Another amount on hand: how many more or fewer, or how many were counted where so many were expected. */
export const stockCorrectionSchema = z.discriminatedUnion('reason', [
  z.strictObject({
    reason: z.literal('counted'),
    counted: amount('Amount').min(0, 'There cannot be less than nothing'),
    /** What the person saw on hand before counting: a count of other goods than these is refused. */
    seenOnHand: z.int().min(0),
    words: lineField(rules.movementWordsMaxLength, 'Words'),
  }),
  z.strictObject({
    reason: z.literal('received'),
    change: amount('Amount').min(1, 'Please say how many'),
    words: lineField(rules.movementWordsMaxLength, 'Words'),
  }),
  z.strictObject({
    reason: z.enum(['damaged', 'lost']),
    change: z
      .int('Amount is a whole number')
      .min(-rules.maxOnHand, 'Amount is too high')
      .max(-1, 'Please say how many'),
    words: lineField(rules.movementWordsMaxLength, 'Words'),
  }),
  z.strictObject({
    reason: z.literal('other'),
    change: amount('Amount')
      .min(-rules.maxOnHand, 'Amount is too high')
      .refine((change) => change !== 0, 'Please say how many'),
    words: requiredLineField(rules.movementWordsMaxLength, 'Words'),
  }),
])
export type StockCorrection = z.output<typeof stockCorrectionSchema>

export const lowMarkSchema = z.strictObject({
  lowMark: z
    .int('The mark is a whole number')
    .min(0, 'The mark must be at least 0')
    .max(rules.maxLowMark, `The mark must be at most ${rules.maxLowMark}`)
    .nullable(),
})

export const shelfSchema = z.strictObject({ shelf: lineField(rules.shelfMaxLength, 'Shelf') })

const shopParams = z.strictObject({ shopId: publicIdSchema })
const variantParams = z.strictObject({
  shopId: publicIdSchema,
  variantId: z.string().regex(/^\d{1,15}$/, 'This is not the id of a variant'),
})

export const stockEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/stock': {
    name: 'listStock',
    summary: 'The variants of the shop with what is on hand, promised and left; the newest products first',
    access: 'vendor:stock',
    params: shopParams,
    query: listQuery,
    response: answerOf(
      z.strictObject({
        items: z.array(stockItemSchema),
        nextCursor: z.string().nullable(),
        counts: countsSchema,
      }),
    ),
    errors: [400, 404],
  },
  'GET /vendor/shops/:shopId/stock/:variantId/movements': {
    name: 'listStockMovements',
    summary: 'How what is on hand of a variant came about, the last movement first',
    access: 'vendor:stock',
    params: variantParams,
    query: movementsQuery,
    response: answerOf(
      z.strictObject({
        item: stockItemSchema,
        items: z.array(stockMovementSchema),
        nextCursor: z.string().nullable(),
      }),
    ),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/stock/:variantId/movements': {
    name: 'correctStock',
    summary:
      'Say that there is more or less on hand, and why. Needs an Idempotency-Key: the same key changes it once',
    access: 'vendor:stock',
    params: variantParams,
    body: stockCorrectionSchema,
    response: answerOf(stockItemSchema),
    errors: [400, 404, 409],
  },
  'PUT /vendor/shops/:shopId/stock/:variantId/low-mark': {
    name: 'changeLowMark',
    summary: 'From how many left on a variant counts as low; null for the usual mark',
    access: 'vendor:stock',
    params: variantParams,
    body: lowMarkSchema,
    response: answerOf(stockItemSchema),
    errors: [404],
  },
  'PUT /vendor/shops/:shopId/stock/:variantId/shelf': {
    name: 'changeShelf',
    summary: 'Say where a variant lies in the shop; empty for nowhere in particular',
    access: 'vendor:stock',
    params: variantParams,
    body: shelfSchema,
    response: answerOf(stockItemSchema),
    errors: [404],
  },
})
