import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { requiredLineField } from '../shared/fields.ts'
import { pictureSchema } from '../shared/picture.ts'
import {
  cartProblems,
  couponMaxLength,
  couponRefusals,
  maxCartLines,
  maxQuantity,
  variantIdPattern,
} from './cart.rules.ts'
import { vatStates } from './catalogue.rules.ts'
import { closedShopSchema, vendorLinkSchema } from './catalogue.ts'
import { requestKeyPattern } from '../shared/fields.rules.ts'

const paisa = z.int()
export const variantIdSchema = z.string().regex(variantIdPattern, 'That is not something we sell')
export const quantitySchema = z
  .int('A whole number of pieces')
  .min(1, 'At least one')
  .max(maxQuantity, `At most ${maxQuantity} of one thing`)

/** A variant as a cart shows it. */
const cartGoodSchema = z.strictObject({
  variantId: z.string(),
  productId: z.string(),
  title: bilingualSchema,
  /** The chosen option values that the title does not name. */
  choice: z.array(bilingualSchema),
  picture: pictureSchema,
  vendor: vendorLinkSchema,
  pricePaisa: paisa,
  oldPricePaisa: paisa.nullable(),
  vat: z.enum(vatStates),
  stock: z.enum(['in', 'few', 'out']),
  left: z.int().nullable(),
  /** How many can be bought at once. */
  most: z.int(),
  delivery: z.strictObject({ minDays: z.int(), maxDays: z.int() }),
  /** Only while it is not on sale or its vendor is suspended: says so. */
  paused: bilingualSchema.optional(),
  /** Only while its shop is closed: days of delivery count from the day on which it packs again. */
  closed: closedShopSchema.optional(),
})
export type CartGood = z.infer<typeof cartGoodSchema>

export const cartItemSchema = z.strictObject({
  ...cartGoodSchema.shape,
  /** To the shopper's district; null where the vendor does not send there. */
  delivery: cartGoodSchema.shape.delivery.nullable(),
  quantity: z.int(),
  isChosen: z.boolean(),
  /** The price when the shopper last agreed to it. */
  seenPricePaisa: paisa,
  problem: z.enum(cartProblems).nullable(),
})
export type CartItem = z.infer<typeof cartItemSchema>

export const couponStateSchema = z.strictObject({
  code: z.string(),
  discountPaisa: paisa,
  refusal: z
    .strictObject({
      reason: z.enum(couponRefusals),
      /** The sum missing to the minimum, the vendor that the coupon is for, or the day it starts or ended. */
      missingPaisa: paisa.nullable(),
      vendor: bilingualSchema.nullable(),
      at: z.iso.datetime().nullable(),
    })
    .nullable(),
})
export type CouponState = z.infer<typeof couponStateSchema>

/**
 * How a total divides by tax, delivery and discount shared among the goods by value. What sellers outside VAT get is in none
 * of these sums.
 */
export const taxSumsSchema = z.strictObject({
  /** Without the VAT. */
  taxablePaisa: paisa,
  vatPaisa: paisa,
  exemptPaisa: paisa,
  zeroPaisa: paisa,
})
export type TaxSums = z.infer<typeof taxSumsSchema>

export const cartSchema = z.strictObject({
  items: z.array(cartItemSchema),
  /** Pieces of all items, chosen or not: the count in the header. */
  itemCount: z.int(),
  /** Pieces of the chosen items. */
  chosenCount: z.int(),
  coupon: couponStateSchema.nullable(),
  /** The sum of the chosen items that can be bought. */
  goodsPaisa: paisa,
  discountPaisa: paisa,
  /** For the shopper's default address, or else for the Kathmandu Valley. */
  deliveryPaisa: paisa,
  freeFromPaisa: paisa.nullable(),
  district: z.string(),
  /** The name of the district of the default address; null without one. */
  districtName: bilingualSchema.nullable(),
  /** What an order costs to deliver there before it is free, and how many days it takes longer than in the valley. */
  feePaisa: paisa,
  extraDays: z.int(),
  /** The largest sum that is paid in cash there. */
  maxCashPaisa: paisa,
  totalPaisa: paisa,
  tax: taxSumsSchema,
})
export type Cart = z.infer<typeof cartSchema>

/** An item whose quantity changed when the carts were merged. */
const cartChangeSchema = z.strictObject({
  variantId: z.string(),
  /** Null for something that there is not. */
  title: bilingualSchema.nullable(),
  kind: z.enum(['fewer', 'gone', 'full']),
  quantity: z.int(),
})
export type CartChange = z.infer<typeof cartChangeSchema>

const itemPlace = z.strictObject({ variantId: variantIdSchema })
const variantIdList = z.array(variantIdSchema).max(maxCartLines, `At most ${maxCartLines} things at a time`)
const counted = z.strictObject({ itemCount: z.int() })

export const couponBody = z.strictObject({ code: requiredLineField(couponMaxLength, 'Coupon') })

export const cartEndpoints = defineEndpoints({
  'GET /cart': {
    name: 'getCart',
    summary: 'What is in the cart, what has changed since it was put there, and what it comes to',
    access: 'signed-in',
    response: answerOf(cartSchema),
  },
  'POST /cart/goods': {
    name: 'listCartGoods',
    summary:
      'What a visitor has in the cart of this device, as it is sold today; what is no longer sold is left out',
    access: 'public',
    onlyReads: true,
    body: z.strictObject({ variantIds: variantIdList }),
    response: answerOf(z.strictObject({ items: z.array(cartGoodSchema) })),
  },
  'PUT /cart/items/:variantId': {
    name: 'setCartItem',
    summary: 'Have so many of something in the cart; fewer when there are not as many',
    access: 'signed-in',
    params: itemPlace,
    body: z.strictObject({ quantity: quantitySchema }),
    response: answerOf(z.strictObject({ quantity: z.int(), itemCount: z.int() })),
    errors: [404, 409],
  },
  'PATCH /cart/items/:variantId': {
    name: 'chooseCartItem',
    summary: 'Choose something for the next order or leave it for later, and agree to what it costs today',
    access: 'signed-in',
    params: itemPlace,
    body: z.strictObject({ isChosen: z.boolean() }),
    response: answerOf(cartSchema),
    errors: [404],
  },
  'PUT /cart/chosen': {
    name: 'chooseCartItems',
    summary: 'Choose these and no others for the next order; what they cost is not agreed to by it',
    access: 'signed-in',
    body: z.strictObject({ variantIds: variantIdList }),
    response: answerOf(cartSchema),
  },
  'DELETE /cart/items/:variantId': {
    name: 'removeCartItem',
    summary: 'Take something out; what is not there is no failure',
    access: 'signed-in',
    params: itemPlace,
    response: answerOf(counted),
  },
  'POST /cart/merge': {
    name: 'mergeCart',
    summary:
      'Add what a visitor put into the cart on a device, once for each key; the answer says what did not fit',
    access: 'signed-in',
    body: z.strictObject({
      /** The same key when the request is sent again because no answer came. */
      key: z.string().regex(requestKeyPattern, 'A key has 8 to 100 letters and digits').optional(),
      items: z
        .array(z.strictObject({ variantId: variantIdSchema, quantity: quantitySchema }))
        .max(maxCartLines, `At most ${maxCartLines} things at a time`),
    }),
    response: answerOf(
      z.strictObject({
        itemCount: z.int(),
        changes: z.array(cartChangeSchema),
      }),
    ),
  },
  'PUT /cart/coupon': {
    name: 'setCartCoupon',
    summary: 'Use a coupon; the answer says what it saves, or exactly why it does not count',
    access: 'signed-in',
    body: couponBody,
    response: answerOf(cartSchema),
    limit: { max: 20, perSeconds: 60 },
  },
  'DELETE /cart/coupon': {
    name: 'removeCartCoupon',
    summary: 'Use no coupon',
    access: 'signed-in',
    response: answerOf(cartSchema),
  },
})
