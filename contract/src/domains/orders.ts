import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField } from '../shared/fields.ts'
import { pictureSchema } from '../shared/picture.ts'
import { addressInputSchema } from './addresses.ts'
import { taxSumsSchema } from './cart.ts'
import { vatStates } from './catalogue.rules.ts'
import { vendorLinkSchema } from './catalogue.ts'
import { cancelReasons, confirmCodeDigits, orderNoteMaxLength, panPattern } from './orders.rules.ts'
import { quoteSchema, sums } from './orders.quote.ts'
import { lineRefundSchema } from './orders.refunds.ts'
import { parcelStates, substituteAnswers } from './orders.steps.rules.ts'
import { paymentMethods, paymentProblems, paymentStates } from './payments.rules.ts'

const paisa = z.int()
const day = z.iso.date()

/** What the browser does next. */
export const paymentStartSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('redirect'), url: z.string() }),
  z.strictObject({ kind: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
])
export type PaymentStart = z.infer<typeof paymentStartSchema>

/** Something that a vendor offers instead of what is missing. */
export const substituteSchema = z.strictObject({
  id: z.string(),
  variantId: z.string(),
  title: bilingualSchema,
  choice: z.array(bilingualSchema),
  picture: pictureSchema,
  quantity: z.int(),
  pricePaisa: paisa,
  askedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  /** Null while the shopper has not answered. */
  answer: z.enum(substituteAnswers).nullable(),
})
export type Substitute = z.infer<typeof substituteSchema>

export const orderLineSchema = z.strictObject({
  variantId: z.string(),
  productId: z.string(),
  title: bilingualSchema,
  choice: z.array(bilingualSchema),
  picture: pictureSchema,
  pricePaisa: paisa,
  quantity: z.int(),
  /** How many of them are in the parcel: fewer than ordered where some were missing. */
  sent: z.int(),
  /** How many were kept at the door; null before that is decided. */
  taken: z.int().nullable(),
  /** The variant that was ordered, where the shopper agreed to this one instead. */
  replaces: z.string().nullable(),
  /** The last days of a return, after delivery; null for goods that cannot be returned. */
  returnUntil: day.nullable(),
  sealedReturnUntil: day.nullable(),
  /** Null in orders from before it was recorded. */
  vat: z.enum(vatStates).nullable(),
})

export const parcelSchema = z.strictObject({
  /** From 1, within its order. */
  position: z.int(),
  vendor: vendorLinkSchema,
  state: z.enum(parcelStates),
  lines: z.array(orderLineSchema),
  ...sums,
  dueFrom: day,
  dueTo: day,
  timeline: z.array(z.strictObject({ state: z.enum(parcelStates), at: z.iso.datetime() })),
  /** What the vendor wants to send instead of something that is missing, and the shopper has not answered yet. */
  substitutes: z.array(substituteSchema.extend({ insteadOf: z.string() })),
  /** Who carries it and under which number; null before it has left, or where the shop carries it itself. */
  courierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** How often somebody came in vain. */
  tries: z.int(),
  /** The day that the shopper wished for after a try in vain, and those that can be wished for now. */
  wishedDay: day.nullable(),
  daysToChoose: z.array(day),
  /** Only while the parcel is on its way. */
  doorCode: z.string().nullable(),
  /** The sum to pay at the door; 0 when it is paid already. */
  cashPaisa: paisa,
  canCancel: z.boolean(),
  hasInvoice: z.boolean(),
  /** A bill of goods that were refused at the door stays, marked as cancelled. */
  isInvoiceCancelled: z.boolean(),
  /** What was given back for delivered pieces, the first one first. */
  refunds: z.array(lineRefundSchema),
  /** After delivery, the latest of its lines; null if none of them can be returned. */
  returnUntil: day.nullable(),
  sealedReturnUntil: day.nullable(),
})
export type Parcel = z.infer<typeof parcelSchema>

export const orderSchema = z.strictObject({
  number: z.string(),
  placedAt: z.iso.datetime(),
  method: z.enum(paymentMethods),
  ...sums,
  /** Null in orders from before it was recorded. */
  tax: taxSumsSchema.nullable(),
  couponCode: z.string().nullable(),
  address: addressInputSchema.omit({ label: true, labelName: true, isDefault: true }).extend({
    // Of an address that cannot be decrypted this is a text that says so.
    phoneNumber: z.string(),
    otherPhone: z.string().optional(),
    ward: z.int(),
    districtName: bilingualSchema,
    localLevelName: bilingualSchema,
  }),
  note: z.string(),
  /** The buyer's PAN for the bills; null when none was given. */
  buyerPan: z.string().nullable(),
  parcels: z.array(parcelSchema),
  payment: z
    .strictObject({
      state: z.enum(paymentStates),
      /** Until when it can still be paid. */
      payBy: z.iso.datetime().nullable(),
      /** By when money is refunded, if some has to be. */
      refundBy: z.iso.datetime().nullable(),
      refundPaisa: paisa,
      /** A problem that the gateway reported and staff are looking at, with the sum that it named. */
      problem: z
        .strictObject({ problem: z.enum(paymentProblems), reportedPaisa: paisa.nullable() })
        .nullable(),
    })
    .nullable(),
  /** Whether it has to be confirmed by the code that was sent. */
  needsCode: z.boolean(),
  /** The address of our last mail about it when that could not be delivered: not yet, or not at all. */
  mail: z.strictObject({ to: z.string(), state: z.enum(['waiting', 'ended']) }).nullable(),
})
export type Order = z.infer<typeof orderSchema>

export const orderCardSchema = z.strictObject({
  number: z.string(),
  placedAt: z.iso.datetime(),
  totalPaisa: paisa,
  method: z.enum(paymentMethods),
  parcels: z.array(z.strictObject({ state: z.enum(parcelStates), dueFrom: day, dueTo: day })),
  /** Until when it can still be paid; null when it waits for no payment. */
  payBy: z.iso.datetime().nullable(),
  needsCode: z.boolean(),
  pictures: z.array(pictureSchema),
  titles: z.array(bilingualSchema),
  itemCount: z.int(),
})
export type OrderCard = z.infer<typeof orderCardSchema>

const orderPlace = z.strictObject({ number: z.string().max(24) })
const parcelPlace = z.strictObject({
  number: z.string().max(24),
  position: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'There is no such parcel')
    .transform(Number),
})
const checkoutLimit = { max: 10, perSeconds: 60 }
const addressId = z.uuid('Please choose an address')

export const confirmOrderBody = z.strictObject({
  code: z
    .string()
    .regex(new RegExp(`^\\d{${confirmCodeDigits}}$`), `The code has ${confirmCodeDigits} digits`),
})
export const cancelParcelBody = z.strictObject({ reason: z.enum(cancelReasons) })

export const ordersEndpoints = defineEndpoints({
  'POST /checkout/quote': {
    name: 'getQuote',
    summary: 'What the chosen things of the cart come to, sent to one of the shopper’s addresses',
    access: 'signed-in',
    onlyReads: true,
    body: z.strictObject({ addressId: addressId.optional() }),
    response: answerOf(quoteSchema),
    errors: [404],
  },
  'POST /orders': {
    name: 'placeOrder',
    summary: 'Order what the quote showed. Needs an Idempotency-Key: the same key gives the same order',
    access: 'signed-in',
    mayTakeLong: true,
    body: z.strictObject({
      addressId,
      method: z.enum(paymentMethods),
      note: lineField(orderNoteMaxLength, 'Note').optional(),
      buyerPan: z.string().regex(panPattern, 'A PAN has nine digits').optional(),
      mark: z.string().min(1).max(100),
    }),
    response: answerOf(z.strictObject({ number: z.string(), start: paymentStartSchema })),
    errors: [400, 403, 404, 409, 503],
    limit: checkoutLimit,
  },
  'GET /orders': {
    name: 'listOrders',
    summary: 'The shopper’s orders, newest first',
    access: 'signed-in',
    query: z.strictObject({
      pageSize: z.coerce.number().int().min(1).max(100).default(10),
      cursor: z.string().max(40).default(''),
    }),
    response: answerOf(
      z.strictObject({ items: z.array(orderCardSchema), nextCursor: z.string().nullable() }),
    ),
  },
  'GET /orders/:number': {
    name: 'getOrder',
    summary: 'One order with its parcels',
    access: 'signed-in',
    params: orderPlace,
    response: answerOf(orderSchema),
    errors: [404],
  },
  'POST /orders/:number/pay': {
    name: 'payOrder',
    summary: 'Try again to pay an order that is still held',
    access: 'signed-in',
    mayTakeLong: true,
    params: orderPlace,
    body: z.strictObject({ method: z.enum(paymentMethods) }),
    response: answerOf(z.strictObject({ number: z.string(), start: paymentStartSchema })),
    errors: [404, 409, 503],
    limit: checkoutLimit,
  },
  'POST /orders/:number/confirm': {
    name: 'confirmOrder',
    summary: 'Confirm an order to be paid in cash by the code that was sent',
    access: 'signed-in',
    mayTakeLong: true,
    params: orderPlace,
    body: confirmOrderBody,
    response: answerOf(orderSchema),
    errors: [404, 409],
    limit: checkoutLimit,
  },
  'POST /orders/:number/code': {
    name: 'resendOrderCode',
    summary: 'Send the code once more',
    access: 'signed-in',
    params: orderPlace,
    response: answerOf(z.strictObject({})),
    errors: [404, 409],
    limit: { max: 3, perSeconds: 3600 },
  },
  'POST /orders/:number/parcels/:position/cancel': {
    name: 'cancelParcel',
    summary: 'Cancel a parcel that has not left',
    access: 'signed-in',
    params: parcelPlace,
    body: cancelParcelBody,
    response: answerOf(orderSchema),
    errors: [404, 409],
  },
  'POST /orders/:number/parcels/:position/substitutes/:id': {
    name: 'answerSubstitute',
    summary: 'Agree to what the vendor wants to send instead, or not: then it is cancelled',
    access: 'signed-in',
    params: parcelPlace.extend({ id: z.string().regex(/^\d{1,15}$/, 'There is no such question') }),
    body: z.strictObject({ isAccepted: z.boolean() }),
    response: answerOf(orderSchema),
    errors: [404, 409],
  },
  'PUT /orders/:number/parcels/:position/day': {
    name: 'chooseDeliveryDay',
    summary: 'Wish for another day after somebody came in vain',
    access: 'signed-in',
    params: parcelPlace,
    body: z.strictObject({ day }),
    response: answerOf(orderSchema),
    errors: [404, 409],
  },
  'POST /orders/:number/buy-again': {
    name: 'buyAgain',
    summary: 'Have what was bought in the cart again, as far as it is sold; done twice it is done once',
    access: 'signed-in',
    params: orderPlace,
    response: answerOf(
      z.strictObject({ added: z.int(), missing: z.array(bilingualSchema), itemCount: z.int() }),
    ),
    errors: [404],
  },
})
