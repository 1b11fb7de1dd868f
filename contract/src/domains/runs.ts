import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { maxStopsOfRun, riderMaxLength, runStates, sentOutcomeStates } from './runs.rules.ts'
import { orderNumberField, variantId } from './orders.parcel-input.ts'
import { doorOutcomes, parcelStates } from './orders.steps.rules.ts'

const time = z.iso.datetime()
const paisa = z.int()

export const runCardSchema = z.strictObject({
  id: z.string(),
  /** The day in Nepal that the run belongs to. */
  day: z.iso.date(),
  courierId: z.string(),
  courierName: z.string(),
  /** Who rides, as the shop or staff call them; may be empty. */
  rider: z.string(),
  state: z.enum(runStates),
  stopCount: z.int(),
  closedCount: z.int(),
  /** What is to be taken in cash at all its doors together. */
  cashPaisa: paisa,
  /** Null for a run of Haat's own. */
  shopName: bilingualSchema.nullable(),
  createdAt: time,
  startedAt: time.nullable(),
})
export type RunCard = z.infer<typeof runCardSchema>

/** What the phone sent about one door. */
export const sentOutcomeSchema = z.strictObject({
  id: z.string(),
  outcome: z.enum(doorOutcomes),
  /** When the courier noted it, and when it arrived here. */
  at: time,
  receivedAt: time,
  wasOffline: z.boolean(),
  state: z.enum(sentOutcomeStates),
  /** Why it did not move the parcel; empty when it did. */
  refusal: z.string(),
  hasPhoto: z.boolean(),
})
export type SentOutcome = z.infer<typeof sentOutcomeSchema>

export const runStopSchema = z.strictObject({
  number: z.string(),
  position: z.int(),
  shopName: bilingualSchema,
  buyer: z.string(),
  place: bilingualSchema,
  state: z.enum(parcelStates),
  cashPaisa: paisa,
  outcomes: z.array(sentOutcomeSchema),
})
export type RunStop = z.infer<typeof runStopSchema>

export const runSchema = runCardSchema.extend({
  stops: z.array(runStopSchema),
  /** What opens the run on a phone; empty once it has ended. */
  link: z.string(),
  /** Since when a phone is bound to it; null while none is. */
  boundAt: time.nullable(),
  createdBy: z.string().nullable(),
})
export type Run = z.infer<typeof runSchema>

const runFields = {
  courierId: variantId,
  rider: lineField(riderMaxLength, 'Name').default(''),
}
const tooMany = `A run has at most ${maxStopsOfRun} parcels`
const numbers = z
  .array(orderNumberField)
  .min(1, 'Please choose at least one parcel')
  .max(maxStopsOfRun, tooMany)
const parcels = z
  .array(
    z.strictObject({
      number: orderNumberField,
      position: z.int().min(1).max(9999),
    }),
  )
  .min(1, 'Please choose at least one parcel')
  .max(maxStopsOfRun, tooMany)

const runId = z.uuid('There is no such run')
const shopParams = z.strictObject({ shopId: publicIdSchema })
const shopRunParams = z.strictObject({ shopId: publicIdSchema, runId })
const runParams = z.strictObject({ runId })
const photoBytes = z.custom<Uint8Array>()
const listQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  cursor: z.string().max(200).optional(),
})
const cards = answerOf(
  z.strictObject({
    items: z.array(runCardSchema),
    nextCursor: z.string().nullable(),
  }),
)
const one = answerOf(runSchema)
const ofShop = {
  access: 'vendor:orders',
  params: shopRunParams,
  errors: [404, 409],
} as const
const ofStaff = {
  access: 'staff:orders',
  params: runParams,
  errors: [404, 409],
} as const

const texts = {
  list: 'The runs of couriers, the newest first',
  make: 'Give packed parcels, in this order, to a courier who gets a link for today',
  get: 'One run with its link, its parcels and what its phone sent',
  sort: 'Another order of the doors, of a run that has not ended',
  free: 'Let another phone start the run; what the former one still sends becomes a task of staff',
  revoke: 'End the run: its link opens nothing any more',
  photo: 'The photo that was taken at a door',
}

export const runsEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/runs': {
    name: 'listRuns',
    summary: texts.list,
    access: 'vendor:orders',
    params: shopParams,
    query: listQuery,
    response: cards,
    errors: [400],
  },
  'GET /vendor/shops/:shopId/runs/taken': {
    name: 'listParcelsInRuns',
    summary: 'The numbers of parcels of the shop that are in a run which has not ended, also in one of Haat',
    access: 'vendor:orders',
    params: shopParams,
    response: answerOf(z.strictObject({ numbers: z.array(z.string()) })),
  },
  'POST /vendor/shops/:shopId/runs': {
    name: 'makeRun',
    summary: texts.make,
    access: 'vendor:orders',
    params: shopParams,
    mayTakeLong: true,
    body: z.strictObject({ id: runId, ...runFields, numbers }),
    response: one,
    errors: [404, 409],
  },
  'GET /vendor/shops/:shopId/runs/:runId': {
    ...ofShop,
    name: 'getRun',
    summary: texts.get,
    response: one,
  },
  'PUT /vendor/shops/:shopId/runs/:runId/order': {
    ...ofShop,
    name: 'sortRun',
    summary: texts.sort,
    body: z.strictObject({ numbers }),
    response: one,
  },
  'POST /vendor/shops/:shopId/runs/:runId/free': {
    ...ofShop,
    name: 'freeRun',
    summary: texts.free,
    response: one,
  },
  'POST /vendor/shops/:shopId/runs/:runId/revoke': {
    ...ofShop,
    name: 'revokeRun',
    summary: texts.revoke,
    response: one,
  },
  'GET /vendor/shops/:shopId/runs/:runId/photos/:outcomeId': {
    ...ofShop,
    params: shopRunParams.extend({
      outcomeId: z.uuid('There is no such photo'),
    }),
    name: 'getDoorPhoto',
    summary: texts.photo,
    response: photoBytes,
    mediaType: 'image/webp',
    errors: [404],
  },
  'GET /staff/runs': {
    name: 'listRunsForStaff',
    summary: texts.list,
    access: 'staff:orders',
    query: listQuery,
    response: cards,
    errors: [400],
  },
  'GET /staff/runs/parcels': {
    name: 'listParcelsForRun',
    summary: 'The parcels that a courier has and that are in no run, by district and local level',
    access: 'staff:orders',
    query: z.strictObject({ courierId: variantId }),
    response: answerOf(
      z.strictObject({
        items: z.array(runStopSchema.omit({ outcomes: true })),
      }),
    ),
    errors: [404],
  },
  'POST /staff/runs': {
    name: 'makeRunForStaff',
    summary: texts.make,
    access: 'staff:orders',
    mayTakeLong: true,
    body: z.strictObject({ id: runId, ...runFields, parcels }),
    response: one,
    errors: [404, 409],
  },
  'GET /staff/runs/:runId': {
    ...ofStaff,
    name: 'getRunForStaff',
    summary: texts.get,
    response: one,
  },
  'PUT /staff/runs/:runId/order': {
    ...ofStaff,
    name: 'sortRunForStaff',
    summary: texts.sort,
    body: z.strictObject({ parcels }),
    response: one,
  },
  'POST /staff/runs/:runId/free': {
    ...ofStaff,
    name: 'freeRunForStaff',
    summary: texts.free,
    response: one,
  },
  'POST /staff/runs/:runId/revoke': {
    ...ofStaff,
    name: 'revokeRunForStaff',
    summary: texts.revoke,
    response: one,
  },
  'GET /staff/runs/:runId/photos/:outcomeId': {
    ...ofStaff,
    params: runParams.extend({ outcomeId: z.uuid('There is no such photo') }),
    name: 'getDoorPhotoForStaff',
    summary: texts.photo,
    response: photoBytes,
    mediaType: 'image/webp',
    errors: [404],
  },
})
