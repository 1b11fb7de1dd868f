import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { secondFactorCode } from './account.second-factor.ts'
import * as rules from './cash.rules.ts'

const time = z.iso.datetime()
const day = z.iso.date()
const paisa = z.int()
const amount = z.int('An amount is a whole number of paisa').min(0).max(rules.maxCashPaisa)
const courierId = z.string().regex(/^\d{1,15}$/, 'This is not the id of a courier')
const parcelId = z.string().regex(/^\d{1,15}$/, 'This is not the id of a parcel')
const words = lineField(rules.cashWordsMaxLength, 'Words')

const heldSchema = z.strictObject({
  heldPaisa: paisa,
  parcelCount: z.int(),
  /** When the oldest cash that is still held was taken; null where none is. */
  oldestAt: time.nullable(),
  isLate: z.boolean(),
})

/** What one courier holds of us. The id `0` stands for parcels from before their courier was recorded. */
export const courierCashSchema = heldSchema.extend({
  courierId: z.string(),
  courierName: z.string(),
  /** Handed in and not counted yet. */
  uncountedPaisa: paisa,
  /** What only shops say that it took: no debt of the courier before its phone says so, or it is counted. */
  saidPaisa: paisa,
  /** Missing at counting and not made good yet; negative where there was too much. */
  differencePaisa: paisa,
})
export type CourierCash = z.infer<typeof courierCashSchema>

/** What couriers hold of the parcels of one shop. */
export const shopCashSchema = heldSchema.extend({
  shopId: z.string(),
  shopName: bilingualSchema,
})
export type ShopCash = z.infer<typeof shopCashSchema>

export const cashDaySchema = z.strictObject({
  day,
  /** What lay in the box when the day began: what was found when the day before was closed. */
  startPaisa: paisa,
  countedPaisa: paisa,
  /** What was missing at counting; negative where there was too much. */
  differencePaisa: paisa,
  /** What couriers brought to make differences good; negative where they were given something back. */
  madeGoodPaisa: paisa,
  remittedPaisa: paisa,
  /** Start, counted and made good, less what was remitted: what lies in the box by the books; and what was found in it. */
  boxPaisa: paisa,
  foundPaisa: paisa.nullable(),
  closedAt: time.nullable(),
  closedBy: z.string().nullable(),
})
export type CashDay = z.infer<typeof cashDaySchema>

export const cashOverviewSchema = z.strictObject({
  couriers: z.array(courierCashSchema),
  /** Those of whose parcels most is held, not more than `maxShopsShown`. */
  shops: z.array(shopCashSchema),
  shopCount: z.int(),
  today: cashDaySchema,
  /** Earlier days on which cash was counted or remitted and that nobody has closed. */
  openDays: z.array(day),
})
export type CashOverview = z.infer<typeof cashOverviewSchema>

/** A parcel whose cash its courier holds, or took as its shop says. */
export const cashParcelSchema = z.strictObject({
  parcelId: z.string(),
  number: z.string(),
  shopName: bilingualSchema,
  amountPaisa: paisa,
  takenAt: time,
  /** Whether only the shop says that the courier took it. */
  isSaid: z.boolean(),
})
export type CashParcel = z.infer<typeof cashParcelSchema>

/** The same as the shop sees it. */
const shopCashParcelSchema = z.strictObject({
  number: z.string(),
  courierName: z.string(),
  amountPaisa: paisa,
  takenAt: time,
  isSaid: z.boolean(),
})
export type ShopCashParcel = z.infer<typeof shopCashParcelSchema>

/** A payment by QR code that a courier says was made at a door, and that nobody has seen arrive yet. */
const shopSaidPaymentSchema = shopCashParcelSchema.omit({ takenAt: true, isSaid: true }).extend({
  reference: z.string(),
  saidAt: time,
})
export type ShopSaidPayment = z.infer<typeof shopSaidPaymentSchema>

export const handInSchema = z.strictObject({
  id: z.string(),
  courierId: z.string(),
  courierName: z.string(),
  day,
  parcelCount: z.int(),
  expectedPaisa: paisa,
  handedInAt: time,
  handedInTo: z.string().nullable(),
  /** Null until it is counted. */
  countedPaisa: paisa.nullable(),
  countedAt: time.nullable(),
  countedBy: z.string().nullable(),
  words: z.string(),
})
export type HandIn = z.infer<typeof handInSchema>

export const remittanceSchema = z.strictObject({
  id: z.string(),
  day,
  amountPaisa: paisa,
  reference: z.string(),
  at: time,
  by: z.string().nullable(),
})
export type Remittance = z.infer<typeof remittanceSchema>

const courierParams = z.strictObject({ courierId })
const handInParams = z.strictObject({
  id: z.uuid('There is no such handing in'),
})
const pageOf = {
  pageSize: pageQuery.pageSize,
  cursor: z.string().max(200).optional(),
}
const money = { access: 'staff:money' } as const
const courierAnswer = answerOf(
  z.strictObject({
    cash: courierCashSchema,
    /** What is held, the oldest first, not more than `maxParcelsOfHandIn`. */
    parcels: z.array(cashParcelSchema),
    handIns: z.array(handInSchema),
  }),
)
const overviewAnswer = answerOf(cashOverviewSchema)

/**
 * Cash from the door to the bank. Each id is made by whoever sends it: sent twice, it counts once. On a day that is closed
 * nothing is handed in, counted, made good or remitted any more.
 */
export const cashEndpoints = defineEndpoints({
  'GET /staff/cash': {
    ...money,
    name: 'getCash',
    summary: 'What couriers hold, by courier and by shop, and how today stands',
    response: overviewAnswer,
  },
  'GET /staff/cash/couriers/:courierId': {
    ...money,
    name: 'getCourierCash',
    summary: 'The parcels whose cash a courier holds, and what it handed in lately',
    params: courierParams,
    response: courierAnswer,
    errors: [404],
  },
  'POST /staff/cash/hand-ins': {
    ...money,
    name: 'handInCash',
    summary: 'A courier hands in the cash of these parcels',
    mayTakeLong: true,
    body: z.strictObject({
      id: z.uuid(),
      courierId,
      parcelIds: z
        .array(parcelId)
        .min(1, 'Please choose at least one parcel')
        .max(rules.maxParcelsOfHandIn, `At most ${rules.maxParcelsOfHandIn} parcels at once`),
    }),
    response: courierAnswer,
    errors: [404, 409],
  },
  'DELETE /staff/cash/hand-ins/:id': {
    ...money,
    name: 'undoHandIn',
    summary: 'Take back a handing in that was not counted: the courier has the cash again',
    params: handInParams,
    response: courierAnswer,
    errors: [404, 409],
  },
  'POST /staff/cash/hand-ins/:id/count': {
    ...money,
    name: 'countCash',
    summary: 'What was counted; a difference is owed by the courier and needs words',
    params: handInParams,
    body: z.strictObject({ countedPaisa: amount, words: words.default('') }),
    response: courierAnswer,
    errors: [404, 409],
  },
  'POST /staff/cash/differences': {
    ...money,
    name: 'endDifference',
    summary: 'A difference was made good, or Haat bears it; asks for the second factor',
    body: z.strictObject({
      id: z.uuid(),
      courierId,
      /** All of the difference, as whoever sends it saw it; negative where there was too much. */
      amountPaisa: paisa.min(-rules.maxCashPaisa).max(rules.maxCashPaisa),
      end: z.enum(rules.differenceEnds),
      words: requiredLineField(rules.cashWordsMaxLength, 'Why'),
      code: secondFactorCode,
    }),
    response: courierAnswer,
    errors: [401, 403, 404, 409],
  },
  'GET /staff/cash/remittances': {
    ...money,
    name: 'listRemittances',
    summary: 'What was brought to the bank, the newest first',
    query: z.strictObject(pageOf),
    response: answerOf(
      z.strictObject({
        items: z.array(remittanceSchema),
        nextCursor: z.string().nullable(),
      }),
    ),
    errors: [400],
  },
  'POST /staff/cash/remittances': {
    ...money,
    name: 'remitCash',
    summary:
      'Cash of the box was brought to the bank, with the number of its slip; asks for the second factor',
    body: z.strictObject({
      id: z.uuid(),
      amountPaisa: amount.min(1, 'Please enter an amount'),
      reference: requiredLineField(rules.slipReferenceMaxLength, 'Reference'),
      code: secondFactorCode,
    }),
    response: overviewAnswer,
    errors: [401, 403, 409],
  },
  'GET /staff/cash/days': {
    ...money,
    name: 'listCashDays',
    summary: 'The days with cash and what became of them, the newest first',
    query: z.strictObject(pageOf),
    response: answerOf(
      z.strictObject({
        items: z.array(cashDaySchema),
        nextCursor: z.string().nullable(),
      }),
    ),
    errors: [400],
  },
  'POST /staff/cash/days/:day/close': {
    ...money,
    name: 'closeCashDay',
    summary: 'Close a day with what was found in the box; asks for the second factor',
    params: z.strictObject({ day: day.regex(/^2/, 'There was no cash on this day') }),
    body: z.strictObject({
      /** What lies in the box now by the books, as whoever sends this saw it; if it differs, the day stays open. */
      boxPaisa: amount,
      /** What was in the box at the end of the day: what is found now, without what came and went since. */
      foundPaisa: amount,
      words: words.default(''),
      code: secondFactorCode,
    }),
    response: overviewAnswer,
    errors: [401, 403, 404, 409],
  },
  'GET /vendor/shops/:shopId/cash': {
    name: 'getShopCash',
    summary: 'What couriers hold of the parcels of the shop, by courier and by parcel',
    access: 'vendor:figures',
    params: z.strictObject({ shopId: publicIdSchema }),
    response: answerOf(
      z.strictObject({
        heldPaisa: paisa,
        couriers: z.array(heldSchema.extend({ courierName: z.string() })),
        /** Those with the oldest cash first, not more than `maxParcelsOfHandIn`. */
        parcels: z.array(shopCashParcelSchema),
        /** The oldest first, not more than `maxParcelsOfHandIn`. */
        saidPayments: z.array(shopSaidPaymentSchema),
      }),
    ),
    errors: [404],
  },
})
