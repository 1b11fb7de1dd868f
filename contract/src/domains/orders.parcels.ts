import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { errorSchema } from '../shared/errors.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { courierChoiceSchema } from './couriers.ts'
import {
  declineSchema,
  doorCode,
  doorPaymentAnswerSchema,
  doorOutcomeSchema,
  handOverSchema,
  missingSchema,
  orderNumberField,
  variantId,
} from './orders.parcel-input.ts'
import { parcelCardSchema, shopParcelSchema } from './orders.parcel-view.ts'
import { parcelViews } from './orders.parcels.rules.ts'
import * as steps from './orders.steps.rules.ts'

const numbers = z
  .array(orderNumberField)
  .min(1, 'Please choose at least one parcel')
  .max(steps.maxParcelsAtOnce, `Please choose at most ${steps.maxParcelsAtOnce} parcels at once`)

/** Of several at once each stands for itself: one that cannot be moved holds up no other. */
const outcomesSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      number: z.string(),
      /** Why it was not moved, as the step of one parcel would be refused; null for one that was. */
      refusal: errorSchema.pick({ code: true, message: true, fields: true }).nullable(),
    }),
  ),
})

const listQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  view: z.enum(parcelViews, `view must be one of ${parcelViews.join(', ')}`).default('toPack'),
  /** The number of an order, a tracking number, or words of what was bought. */
  searchTerm: pageQuery.searchTerm,
  cursor: z.string().max(200).optional(),
})
export type ParcelsQuery = z.output<typeof listQuery>

/** None is counted higher than `maxCountedParcels`. */
const countsSchema = z.strictObject({
  toAccept: z.int(),
  toPack: z.int(),
  packed: z.int(),
  onTheWay: z.int(),
  comingBack: z.int(),
  late: z.int(),
})
export type ParcelCounts = z.infer<typeof countsSchema>

const sumsSchema = z.strictObject({
  /** No higher than `maxCountedParcels`. */
  count: z.int(),
  /** What they cost with their delivery; null for members who see no figures of the shop, and where not all were counted. */
  totalPaisa: z.int().nullable(),
})
export type ParcelSums = z.infer<typeof sumsSchema>

/** Everything to be fetched for several parcels, by shelf. */
export const pickingLineSchema = z.strictObject({
  variantId: z.string(),
  title: bilingualSchema,
  choice: z.array(bilingualSchema),
  picture: pictureSchema,
  sku: z.string(),
  shelf: z.string(),
  quantity: z.int(),
  /** How many of them each order needs. */
  orders: z.array(z.strictObject({ number: z.string(), quantity: z.int() })),
})
export type PickingLine = z.infer<typeof pickingLineSchema>

const shopParams = z.strictObject({ shopId: publicIdSchema })
const parcelParams = z.strictObject({ shopId: publicIdSchema, number: z.string().max(24) })
const list = { access: 'vendor:orders', params: shopParams } as const
const one = { access: 'vendor:orders', params: parcelParams } as const
const parcelAnswer = answerOf(shopParcelSchema)

export const parcelsEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/parcels': {
    ...list,
    name: 'listParcels',
    summary: 'The parcels of the shop in one view, what is due first',
    query: listQuery,
    response: answerOf(
      z.strictObject({
        items: z.array(parcelCardSchema),
        nextCursor: z.string().nullable(),
        counts: countsSchema,
        /** Of all parcels of the view, whatever is searched for; null for views that are not summed up. */
        sums: sumsSchema.nullable(),
      }),
    ),
    errors: [400],
  },
  'GET /vendor/shops/:shopId/parcels/:number': {
    ...one,
    name: 'getParcel',
    summary: 'One parcel with what to pack, where it goes and what happened to it',
    response: parcelAnswer,
    errors: [404],
  },
  'GET /vendor/shops/:shopId/couriers': {
    ...list,
    name: 'listCourierChoices',
    summary: 'The couriers that a parcel can be given to',
    response: answerOf(z.strictObject({ items: z.array(courierChoiceSchema) })),
  },
  'POST /vendor/shops/:shopId/picking-list': {
    ...list,
    name: 'getPickingList',
    summary: 'What to fetch for several parcels, by shelf',
    onlyReads: true,
    body: z.strictObject({ numbers }),
    response: answerOf(z.strictObject({ items: z.array(pickingLineSchema) })),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/parcels/accept': {
    ...list,
    name: 'acceptParcels',
    summary: 'Say that these will be packed',
    body: z.strictObject({ numbers }),
    response: answerOf(outcomesSchema),
  },
  'POST /vendor/shops/:shopId/parcels/pack': {
    ...list,
    name: 'packParcels',
    summary: 'Say that these are packed: each gets its tax bill now',
    mayTakeLong: true,
    body: z.strictObject({ numbers }),
    response: answerOf(outcomesSchema),
  },
  'POST /vendor/shops/:shopId/parcels/hand-over': {
    ...list,
    name: 'handOverParcels',
    summary: 'Say to which courier packed parcels were given',
    mayTakeLong: true,
    body: z.strictObject({
      parcels: z
        .array(handOverSchema.safeExtend({ number: orderNumberField }))
        .min(1, 'Please choose at least one parcel')
        .max(steps.maxParcelsAtOnce),
    }),
    response: answerOf(outcomesSchema),
  },
  'POST /vendor/shops/:shopId/parcels/:number/decline': {
    ...one,
    name: 'declineParcel',
    summary: 'Say that this cannot be sent, and why; what was paid goes back',
    body: declineSchema,
    response: parcelAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/parcels/:number/missing': {
    ...one,
    name: 'reportMissing',
    summary: 'Send less of a line, cancel it, or ask the shopper for a substitute; the stock is set right',
    body: missingSchema,
    response: parcelAnswer,
    errors: [404, 409],
  },
  'DELETE /vendor/shops/:shopId/parcels/:number/substitutes/:id': {
    ...one,
    params: z.strictObject({ shopId: publicIdSchema, number: z.string().max(24), id: variantId }),
    name: 'withdrawSubstitute',
    summary: 'Take back the question about a substitute: what was ordered is there after all',
    response: parcelAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/parcels/:number/unpack': {
    ...one,
    name: 'unpackParcel',
    summary: 'Open a packed parcel again; its bill is cancelled and keeps its number',
    response: parcelAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/parcels/:number/leave': {
    ...one,
    name: 'carryParcel',
    summary:
      'Leave with a packed parcel, or go again after a try in vain: the shopper gets the door code now',
    response: parcelAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/parcels/:number/door-code': {
    ...one,
    name: 'checkDoorCode',
    summary: 'Whether these are the digits that the shopper has; a wrong guess counts',
    body: z.strictObject({ code: doorCode }),
    response: parcelAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/parcels/:number/door': {
    ...one,
    name: 'closeParcel',
    summary: 'Say what happened at the door',
    mayTakeLong: true,
    body: doorOutcomeSchema,
    response: parcelAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/parcels/:number/door-payment': {
    ...one,
    access: 'vendor:figures',
    name: 'answerDoorPayment',
    summary: 'Say whether a payment by QR code that a courier said was made has arrived',
    body: doorPaymentAnswerSchema,
    response: parcelAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/parcels/:number/back': {
    ...one,
    name: 'takeParcelBack',
    summary: 'Say that what was not taken is back in the shop: it can be sold again',
    response: parcelAnswer,
    errors: [404, 409],
  },
})
