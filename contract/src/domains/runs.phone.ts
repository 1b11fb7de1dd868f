import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { doorPhotoMaxBytes, runStates, sentOutcomeStates } from './runs.rules.ts'
import { doorOutcomeSchema, orderNumberField } from './orders.parcel-input.ts'
import { parcelStates } from './orders.steps.rules.ts'

const paisa = z.int()

/** What everybody with the link may see: nothing about the people whom the parcels are for. */
export const phoneRunSchema = z.strictObject({
  id: z.string(),
  day: z.iso.date(),
  courierName: z.string(),
  rider: z.string(),
  state: z.enum(runStates),
  stopCount: z.int(),
  /** Whether a phone has started it; `isThisPhone` whether it was the one that asks. */
  isBound: z.boolean(),
  isThisPhone: z.boolean(),
  /** When the link ends by itself: at midnight in Nepal. */
  endsAt: z.iso.datetime(),
})
export type PhoneRun = z.infer<typeof phoneRunSchema>

const lineSchema = z.strictObject({
  variantId: z.string(),
  title: bilingualSchema,
  choice: z.array(bilingualSchema),
  quantity: z.int(),
  /** What one of them costs at this door, for a part that is taken. */
  pricePaisa: paisa,
  /** Whether the coupon of the order is for it. */
  bearsDiscount: z.boolean(),
})

/** One door. The four digits that the shopper tells are never in it, nor anything made from them. */
export const phoneStopSchema = z.strictObject({
  number: z.string(),
  position: z.int(),
  shopName: bilingualSchema,
  state: z.enum(parcelStates),
  /** Whether the parcel needs nothing more from this phone. */
  isClosed: z.boolean(),
  /** Who and where; the particulars of a closed one are empty. */
  name: z.string(),
  phoneNumber: z.string().nullable(),
  otherPhone: z.string().nullable(),
  districtName: bilingualSchema,
  localLevelName: bilingualSchema,
  ward: z.int(),
  tole: z.string(),
  landmark: z.string(),
  note: z.string(),
  /** What to take; 0 when it is paid already. `deliveryPaisa` and `discountPaisa` are in it. */
  cashPaisa: paisa,
  /** What its shop alone says was taken here in cash; 0 once this phone has said so, too. */
  saidPaisa: paisa,
  deliveryPaisa: paisa,
  discountPaisa: paisa,
  lines: z.array(lineSchema),
  needsCode: z.boolean(),
  guessesLeft: z.int(),
  tries: z.int(),
  wishedDay: z.iso.date().nullable(),
})
export type PhoneStop = z.infer<typeof phoneStopSchema>

const stopsAnswer = answerOf(z.strictObject({ run: phoneRunSchema, stops: z.array(phoneStopSchema) }))

/** Something noted at a door. Sent twice, it counts once. */
export const phoneOutcomeSchema = z.strictObject({
  /** Made by the phone. */
  id: z.uuid('This is not the id of an outcome'),
  number: orderNumberField,
  position: z.int().min(1).max(9999),
  /** When it was noted, by the clock of the phone. */
  at: z.iso.datetime(),
  /**
   * Whether it was noted without a connection. What is refused then becomes a task of staff; what is refused at once, with
   * the courier still at the door, is only told.
   */
  wasOffline: z.boolean(),
  /** The notes and coins that the courier got, less the change: what differs from the sum is refused. */
  cashTakenPaisa: paisa.min(0).max(100_000_000).optional(),
  door: doorOutcomeSchema,
})
export type PhoneOutcome = z.output<typeof phoneOutcomeSchema>

/**
 * The bearer token is the key of the link. `start` binds the phone by the key in its header, every call after it must carry
 * the same. RUN_ELSEWHERE: another phone has started it. RUN_ENDED: it was taken back or its day is over, and the phone
 * forgets what it knows.
 */
const call = {
  access: 'public',
  hasOwnKey: true,
  errors: [401, 404, 409, 410],
} as const

export const courierPhoneEndpoints = defineEndpoints({
  'GET /courier/run': {
    ...call,
    name: 'openRun',
    summary: 'What the link is for; opening it binds no phone',
    response: answerOf(phoneRunSchema),
  },
  'POST /courier/run/start': {
    ...call,
    name: 'startRun',
    summary: 'Bind this phone and set off: every parcel of the run is on its way',
    mayTakeLong: true,
    response: stopsAnswer,
  },
  'GET /courier/run/stops': {
    ...call,
    name: 'listStops',
    summary: 'The doors in their order, for the phone that started the run',
    response: stopsAnswer,
  },
  'POST /courier/run/outcomes': {
    ...call,
    name: 'sendOutcome',
    summary: 'What happened at a door; after the end of the run it is taken as a task of staff',
    mayTakeLong: true,
    body: phoneOutcomeSchema,
    response: answerOf(
      z.strictObject({
        state: z.enum(sentOutcomeStates),
        refusal: z.string(),
        /** Null once the run has ended. */
        stop: phoneStopSchema.nullable(),
      }),
    ),
  },
  'PUT /courier/run/outcomes/:id/photo': {
    ...call,
    name: 'sendDoorPhoto',
    summary: 'The photo that belongs to an outcome that was sent; the body is the file',
    params: z.strictObject({ id: z.uuid('This is not the id of an outcome') }),
    takesFile: { maxBytes: doorPhotoMaxBytes },
    response: answerOf(z.strictObject({ id: z.string() })),
    errors: [401, 404, 409, 410, 413, 415],
  },
})
