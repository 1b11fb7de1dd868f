import { z } from 'zod'
import { bilingualSchema } from '../shared/bilingual.ts'
import { pictureSchema } from '../shared/picture.ts'
import { lineRefundSchema } from './orders.refunds.ts'
import { substituteSchema } from './orders.ts'
import * as steps from './orders.steps.rules.ts'
import { paymentMethods } from './payments.rules.ts'

const paisa = z.int()
const day = z.iso.date()
const time = z.iso.datetime()

export const parcelCardSchema = z.strictObject({
  /** The number of the order: a shop has one parcel in it. */
  number: z.string(),
  state: z.enum(steps.parcelStates),
  placedAt: time,
  stateAt: time,
  dueFrom: day,
  dueTo: day,
  isLate: z.boolean(),
  method: z.enum(paymentMethods),
  totalPaisa: paisa,
  /** What is to be taken at the door; 0 when it is paid already. */
  cashPaisa: paisa,
  /** How many things, and how many pieces of them. */
  lineCount: z.int(),
  pieceCount: z.int(),
  titles: z.array(bilingualSchema),
  pictures: z.array(pictureSchema),
  buyer: z.string(),
  /** Local level and district; the district alone, and no ward, where the shop is not told the street. */
  place: bilingualSchema,
  ward: z.int().nullable(),
  hasNote: z.boolean(),
  /** Whether the shopper has been asked about a substitute and has not answered. */
  isWaitingForShopper: z.boolean(),
  courierName: z.string().nullable(),
  trackingNumber: z.string().nullable(),
})
export type ParcelCard = z.infer<typeof parcelCardSchema>

export const packLineSchema = z.strictObject({
  variantId: z.string(),
  productId: z.string(),
  title: bilingualSchema,
  choice: z.array(bilingualSchema),
  picture: pictureSchema,
  sku: z.string(),
  /** Where it lies in the shop; empty when nobody said. */
  shelf: z.string(),
  pricePaisa: paisa,
  ordered: z.int(),
  /** How many of them the parcel holds: fewer than ordered where some were missing. */
  sent: z.int(),
  /** How many the shopper kept; null before that is decided. */
  taken: z.int().nullable(),
  /** What was paid for what the shopper kept, without the share of the discount; null before that is decided. */
  paidPaisa: paisa.nullable(),
  /** Whether the coupon of the order is for it. */
  bearsDiscount: z.boolean(),
  /** The variant that was ordered, where the shopper agreed to this one instead. */
  replaces: z.string().nullable(),
  /** The last substitute that the shopper was asked about. */
  substitute: substituteSchema.nullable(),
})
export type PackLine = z.infer<typeof packLineSchema>

export const parcelEventSchema = z.strictObject({
  state: z.enum(steps.parcelStates),
  at: time,
  actor: z.enum(steps.parcelActors),
  /** Who it was; null for a clock or a payment, and once the account is closed. */
  by: z.string().nullable(),
  note: z.string().nullable(),
})

/**
 * Why a shop is not told the street: the order is not confirmed yet, or it is over and nothing of it can come back any more.
 * Staff always are.
 */
export const hiddenStreets = ['unconfirmed', 'over'] as const
export type HiddenStreet = (typeof hiddenStreets)[number]

/** Where the parcel goes. The phone is there only while whoever carries it needs it. */
const deliverySchema = z.strictObject({
  name: z.string(),
  phoneNumber: z.string().nullable(),
  otherPhone: z.string().nullable(),
  districtName: bilingualSchema,
  /** With the ward null, and the two texts empty, where the street is hidden. */
  localLevelName: bilingualSchema.nullable(),
  ward: z.int().nullable(),
  tole: z.string(),
  landmark: z.string(),
  hiddenStreet: z.enum(hiddenStreets).nullable(),
})

export const billSchema = z.strictObject({
  /** As it is printed, for example `2083/84-412`. */
  number: z.string(),
  issuedAt: time,
  totalPaisa: paisa,
  cancelledAt: time.nullable(),
})
export type Bill = z.infer<typeof billSchema>

/** A payment by QR code that a courier says was made at the door: whoever receives it says whether it has arrived. */
const saidPaymentSchema = z.strictObject({
  reference: z.string(),
  amountPaisa: paisa,
  saidAt: time,
  courierName: z.string().nullable(),
  /** Null until somebody has answered. */
  answer: z.enum(steps.doorPaymentAnswers).nullable(),
  answeredAt: time.nullable(),
  /** Who it was; null until then, and once the account is closed. */
  answeredBy: z.string().nullable(),
  words: z.string(),
})
export type SaidPayment = z.infer<typeof saidPaymentSchema>

export const shopParcelSchema = parcelCardSchema.extend({
  position: z.int(),
  delivery: deliverySchema,
  note: z.string(),
  lines: z.array(packLineSchema),
  goodsPaisa: paisa,
  discountPaisa: paisa,
  deliveryPaisa: paisa,
  events: z.array(parcelEventSchema),
  bills: z.array(billSchema),
  /** What was given back for delivered pieces, the first one first. */
  refunds: z.array(lineRefundSchema),
  /** Who carries it: the shop itself, a courier, or not decided yet. */
  carrier: z.enum(['self', 'courier']).nullable(),
  courierId: z.string().nullable(),
  /** Whether the shop may bring it there itself: it delivers in its own district. */
  mayCarry: z.boolean(),
  /** Whether a code is asked for at the door, and how many guesses are left. */
  needsCode: z.boolean(),
  guessesLeft: z.int(),
  tries: z.int(),
  /** The day that the shopper wished for after a try in vain. */
  wishedDay: day.nullable(),
  paidHow: z.enum(steps.doorPayments).nullable(),
  /** What a courier said of a payment by QR code; null where none did. */
  saidPayment: saidPaymentSchema.nullable(),
  /** Whether only the shop has said that its courier took the cash. */
  isCashOnlySaid: z.boolean(),
  /** When staff are told that nobody accepted it, and when it is cancelled; null once it is accepted. */
  acceptBy: time.nullable(),
})
export type ShopParcel = z.infer<typeof shopParcelSchema>
