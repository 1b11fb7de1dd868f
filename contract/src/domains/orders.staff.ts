import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, requiredLineField } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { secondFactorCode } from './account.second-factor.ts'
import { shopParcelSchema } from './orders.parcel-view.ts'
import {
  declineSchema,
  doorOutcomeSchema,
  doorPaymentAnswerSchema,
  handOverSchema,
  missingSchema,
} from './orders.parcel-input.ts'
import { orderSchema } from './orders.ts'
import { callOutcomes, callWordsMaxLength, orderViews } from './orders.staff.rules.ts'
import * as steps from './orders.steps.rules.ts'
import { paymentMethods } from './payments.rules.ts'

const paisa = z.int()
const time = z.iso.datetime()

export const staffOrderCardSchema = z.strictObject({
  number: z.string(),
  placedAt: time,
  buyer: z.string(),
  place: bilingualSchema,
  method: z.enum(paymentMethods),
  totalPaisa: paisa,
  titles: z.array(bilingualSchema),
  /** The shops of its parcels. */
  shops: z.array(bilingualSchema),
  states: z.array(z.enum(steps.parcelStates)),
  /** What is due next in this view: a call, a promised day, a refund; null where nothing is. */
  dueAt: time.nullable(),
})
export type StaffOrderCard = z.infer<typeof staffOrderCardSchema>

export const confirmationCallSchema = z.strictObject({
  outcome: z.enum(callOutcomes),
  words: z.string(),
  by: z.string().nullable(),
  at: time,
  callAgainAt: time.nullable(),
})
export type ConfirmationCall = z.infer<typeof confirmationCallSchema>

export const refundSchema = z.strictObject({
  id: z.string(),
  /** Null when it is for the whole order. */
  position: z.int().nullable(),
  amountPaisa: paisa,
  method: z.enum(paymentMethods),
  dueAt: time,
  doneAt: time.nullable(),
  reference: z.string().nullable(),
})
export type Refund = z.infer<typeof refundSchema>

/** One posting, from one account to others; only for those who have the right to money. */
export const postingSchema = z.strictObject({
  what: z.string(),
  at: time,
  lines: z.array(
    z.strictObject({
      account: z.string(),
      owner: z.string(),
      ownerName: z.string().nullable(),
      amountPaisa: paisa,
    }),
  ),
})

export const staffOrderSchema = z.strictObject({
  order: orderSchema,
  buyer: z.strictObject({
    name: z.string(),
    email: z.string(),
    since: time,
    orders: z.int(),
    refused: z.int(),
  }),
  /** In the order of the parcels of `order`, as their shops see them. */
  parcels: z.array(shopParcelSchema),
  calls: z.array(confirmationCallSchema),
  refunds: z.array(refundSchema),
  postings: z.array(postingSchema).nullable(),
})
export type StaffOrder = z.infer<typeof staffOrderSchema>

const forEachView = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    toConfirm: value,
    late: value,
    unaccepted: value,
    refunds: value,
    payments: value,
  })
const viewSums = {
  /** Not higher than `maxCountedOrders`; `all` is not counted. */
  counts: forEachView(z.int()),
  /** When the worst of each view was or is due; null where there is none. */
  worst: forEachView(time.nullable()),
}
const viewSumsSchema = z.strictObject(viewSums)
export type OrderViewSums = z.infer<typeof viewSumsSchema>

const orderParams = z.strictObject({ number: z.string().max(24) })
const parcelParams = z.strictObject({
  number: z.string().max(24),
  position: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'There is no such parcel')
    .transform(Number),
})
const parcelCall = { access: 'staff:orders', params: parcelParams, errors: [404, 409] } as const
const orderAnswer = answerOf(staffOrderSchema)
const words = lineField(steps.stepWordsMaxLength, 'Words')

export const ordersForStaffEndpoints = defineEndpoints({
  'GET /staff/orders': {
    name: 'listStaffOrders',
    summary:
      'Orders in one view, what is due first; or, among all, by number, tracking number or e-mail address',
    access: 'staff:orders',
    query: z.strictObject({
      pageSize: pageQuery.pageSize,
      view: z.enum(orderViews, `view must be one of ${orderViews.join(', ')}`).default('toConfirm'),
      searchTerm: pageQuery.searchTerm,
      cursor: z.string().max(200).optional(),
    }),
    response: answerOf(
      z.strictObject({
        items: z.array(staffOrderCardSchema),
        nextCursor: z.string().nullable(),
        ...viewSums,
      }),
    ),
    errors: [400],
  },
  'GET /staff/orders/:number': {
    name: 'getStaffOrder',
    summary: 'One order with parcels, calls, refunds and, with the right to money, its postings',
    access: 'staff:orders',
    params: orderParams,
    response: orderAnswer,
    errors: [404],
  },
  'POST /staff/orders/:number/calls': {
    name: 'noteConfirmationCall',
    summary: 'Note how the call to confirm a cash order ended; the third without an answer ends the order',
    access: 'staff:orders',
    params: orderParams,
    body: z
      .strictObject({
        outcome: z.enum(callOutcomes),
        words: lineField(callWordsMaxLength, 'Words').default(''),
        callAgainAt: time.optional(),
        /** How many calls whoever noted this one had seen: a call that a colleague noted meanwhile is told. */
        seenCalls: z.int().min(0).max(100),
      })
      .refine((body) => body.outcome !== 'callAgain' || body.callAgainAt !== undefined, {
        path: ['callAgainAt'],
        message: 'Please say when to call again',
      }),
    response: orderAnswer,
    errors: [404, 409],
  },
  'POST /staff/orders/:number/parcels/:position/accept': {
    ...parcelCall,
    name: 'acceptParcelForShop',
    summary: 'Accept for a shop that calls',
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/decline': {
    ...parcelCall,
    name: 'declineParcelForShop',
    summary: 'Decline for a shop that calls',
    body: declineSchema,
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/missing': {
    ...parcelCall,
    name: 'reportMissingForShop',
    summary: 'Send less, cancel a line or ask for a substitute, for a shop that calls',
    body: missingSchema,
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/pack': {
    ...parcelCall,
    name: 'packParcelForShop',
    summary: 'Say for a shop that calls that it is packed',
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/hand-over': {
    ...parcelCall,
    name: 'handOverParcelForShop',
    summary: 'Say for a shop that calls to whom it was given',
    body: handOverSchema,
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/leave': {
    ...parcelCall,
    name: 'sendParcelForShop',
    summary: 'Say that it is on its way to the door',
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/door': {
    ...parcelCall,
    name: 'closeParcelForShop',
    summary: 'Say what happened at the door',
    mayTakeLong: true,
    body: doorOutcomeSchema,
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/door-payment': {
    ...parcelCall,
    access: 'staff:money',
    name: 'answerDoorPaymentForShop',
    summary: 'Say for a shop whether a payment by QR code that a courier said was made has arrived',
    body: doorPaymentAnswerSchema,
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/back': {
    ...parcelCall,
    name: 'takeParcelBackForShop',
    summary: 'Say that what was not taken is back in the shop',
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/cancel': {
    ...parcelCall,
    name: 'cancelParcelForShopper',
    summary: 'Cancel a parcel that has not left; what was paid goes back',
    body: z.strictObject({ words: requiredLineField(steps.stepWordsMaxLength, 'Why') }),
    response: orderAnswer,
  },
  'POST /staff/orders/:number/parcels/:position/free-door-code': {
    ...parcelCall,
    name: 'freeDoorCode',
    summary: 'Give the shopper a new door code after too many wrong guesses',
    body: z.strictObject({ words }),
    response: orderAnswer,
  },
  'POST /staff/refunds/:id/done': {
    name: 'completeRefund',
    summary: 'Say that money was sent back, with the reference of the gateway; asks for the second factor',
    access: 'staff:money',
    params: z.strictObject({ id: z.string().regex(/^\d{1,15}$/, 'This is no refund') }),
    body: z.strictObject({
      reference: requiredLineField(steps.paymentReferenceMaxLength, 'Reference'),
      code: secondFactorCode,
    }),
    response: answerOf(refundSchema),
    errors: [401, 403, 404, 409],
  },
})
