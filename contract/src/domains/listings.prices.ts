import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { variantIdSchema } from './cart.ts'
import { maxPriceChanges } from './listings.prices.rules.ts'
import { maxPricePaisa, maxVariants, minPricePaisa } from './listings.rules.ts'

const paisa = z.int()
const priceField = z
  .int('A price is a whole amount')
  .min(minPricePaisa, 'A price is at least Rs. 1')
  .max(maxPricePaisa, 'A price is at most Rs. 1,00,00,000')
const dayField = z.iso.date('Please choose a day')

/** Null while the variant was not on sale. */
const pricePointSchema = z.strictObject({ since: z.iso.datetime(), pricePaisa: paisa.nullable() })

export const listingPricesSchema = z.strictObject({
  /** Our commission on this product today, in percent times a hundred; VAT comes on top of it. */
  commissionRate: z.int(),
  /** No price may be above it; null where the listing names none. */
  mrpPaisa: paisa.nullable(),
  /** In the order of the shop's page. */
  variants: z.array(
    z.strictObject({
      id: z.string(),
      sku: z.string(),
      values: z.array(z.string()),
      /** What shoppers pay now. */
      pricePaisa: paisa,
      /** What they pay when no deal runs. */
      standingPaisa: paisa,
      /** What stands struck out beside the price now. */
      oldPricePaisa: paisa.nullable(),
      /** What they pay in the deal that waits or runs; null where it leaves this variant out. */
      dealPaisa: paisa.nullable(),
      /** The lowest price of the last thirty days, or of the thirty days before the deal that runs. */
      lowestPaisa: paisa.nullable(),
      /** The prices of the last sixty days in the order of time; the first one was asked when they began. */
      history: z.array(pricePointSchema),
      isOffered: z.boolean(),
      /** Orders with this variant that are neither delivered nor over. */
      openOrders: z.int(),
    }),
  ),
  /** The one that waits or runs. */
  deal: z
    .strictObject({
      from: z.iso.date(),
      until: z.iso.date(),
      /** When its prices were put in place; null while it waits. */
      startedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type ListingPrices = z.infer<typeof listingPricesSchema>
export type VariantPrices = ListingPrices['variants'][number]

/** Each change says what was seen, so that nothing that somebody else has just changed is overwritten. */
const priceChangeSchema = z.union([
  z.strictObject({ variantId: variantIdSchema, wasPaisa: paisa, pricePaisa: priceField }),
  z.strictObject({ variantId: variantIdSchema, wasOffered: z.boolean(), isOffered: z.boolean() }),
])
export const changePricesBody = z.strictObject({
  changes: z.array(priceChangeSchema).min(1).max(maxPriceChanges, `At most ${maxPriceChanges} changes`),
})
export type PriceChange = z.output<typeof priceChangeSchema>

export const planDealBody = z.strictObject({
  from: dayField,
  until: dayField,
  prices: z
    .array(z.strictObject({ variantId: variantIdSchema, pricePaisa: priceField }))
    .min(1, 'A deal has at least one price')
    .max(maxVariants, `At most ${maxVariants} variants`)
    .refine(
      (prices) => new Set(prices.map(({ variantId }) => variantId)).size === prices.length,
      'Each variant has one price',
    ),
})
export type DealInput = z.output<typeof planDealBody>

const listingParams = z.strictObject({ shopId: publicIdSchema, listingId: publicIdSchema })

export const listingPricesEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/listings/:listingId/prices': {
    name: 'getListingPrices',
    summary: 'What each variant costs, has cost and will cost, and whether it is offered',
    access: 'vendor:listings',
    params: listingParams,
    response: answerOf(listingPricesSchema),
    errors: [404],
  },
  'PUT /vendor/shops/:shopId/listings/:listingId/prices': {
    name: 'changeListingPrices',
    summary:
      'Change prices, and which variants are offered, all or none; what differs from what was seen is named by its position',
    access: 'vendor:listings',
    params: listingParams,
    body: changePricesBody,
    response: answerOf(listingPricesSchema),
    errors: [404, 409],
  },
  'PUT /vendor/shops/:shopId/listings/:listingId/deal': {
    name: 'planDeal',
    summary: 'Ask less for some days, in the place of a deal that waits; one that runs has to end first',
    access: 'vendor:listings',
    params: listingParams,
    body: planDealBody,
    response: answerOf(listingPricesSchema),
    errors: [404, 409],
  },
  'DELETE /vendor/shops/:shopId/listings/:listingId/deal': {
    name: 'endDeal',
    summary: 'Cancel the deal that waits, or end the one that runs at once',
    access: 'vendor:listings',
    params: listingParams,
    response: answerOf(listingPricesSchema),
    errors: [404],
  },
})
