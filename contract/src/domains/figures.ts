import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pictureSchema } from '../shared/picture.ts'
import * as rules from './figures.rules.ts'

const day = z.iso.date()
const paisa = z.int()
const count = z.int().min(0)

/** A page of the shop was looked at. Sent by pages as a beacon; the answer is always 204, whether it was counted or not. */
export const visitBody = z.strictObject({ kind: z.enum(rules.visitKinds), id: publicIdSchema })
export type Visit = z.infer<typeof visitBody>
export const visitMaxBytes = 512

/** How many were ordered in a span of days, and what became of them until now. An order of a shop is one parcel. */
const salesSchema = z.strictObject({
  /** What shoppers paid for goods, without delivery, of what was confirmed and not cancelled, refused or refunded. */
  salesPaisa: paisa,
  /** All of them, and those whose sale stands. */
  placed: count,
  sold: count,
  /** Not paid or not confirmed yet; cancelled or declined. */
  unconfirmed: count,
  cancelled: count,
  delivered: count,
  /** Refused at the door, or nobody was met. */
  refused: count,
  /** Whose first promised day is over, and those of them that were sent by then. */
  due: count,
  onTime: count,
})
export type Sales = z.infer<typeof salesSchema>

const totalsSchema = salesSchema.extend({
  /** Null where no day of the span was counted. */
  visits: count.nullable(),
  productVisits: count.nullable(),
  /** Sales that stand, of the days on which visits were counted. */
  ordersWhileCounted: count,
})
export type Totals = z.infer<typeof totalsSchema>

const spanSchema = z.strictObject({ from: day, to: day })
const barValuesSchema = z.strictObject({ salesPaisa: paisa, sold: count, visits: count.nullable() })

const barSchema = spanSchema.extend({
  /** Today is in it: it is not complete. */
  isRunning: z.boolean(),
  /** Null for days to come. */
  now: barValuesSchema.nullable(),
  /** The same part of the period before, whole; null where that one was shorter. */
  before: barValuesSchema.nullable(),
})
export type FiguresBar = z.infer<typeof barSchema>

const thingSchema = z.strictObject({
  productId: publicIdSchema,
  title: bilingualSchema,
  picture: pictureSchema.nullable(),
  quantity: count,
  salesPaisa: paisa,
  visits: count,
})
export type SoldThing = z.infer<typeof thingSchema>

export const shopFiguresSchema = z.strictObject({
  period: z.enum(rules.periods),
  ...spanSchema.shape,
  isRunning: z.boolean(),
  /** Any day of the next period; null where that has not begun. */
  next: day.nullable(),
  /** Any day of the period before; null where there is nothing to tell of it. */
  previous: day.nullable(),
  /** The days that the sums are compared with. */
  compared: spanSchema,
  /** The first day on which visits were counted. */
  visitsSince: day,
  now: totalsSchema,
  before: totalsSchema,
  bars: z.array(barSchema),
  /** What sold best, by what was paid for it. */
  top: z.array(thingSchema),
  /** Of what is on sale, what sold least; among equals what was looked at most. */
  slow: z.array(thingSchema),
})
export type ShopFigures = z.infer<typeof shopFiguresSchema>

export const staffFiguresSchema = z.strictObject({
  calendar: z.enum(rules.calendars),
  /** The last twelve months, the oldest first; the last one runs. */
  months: z.array(
    spanSchema.extend({
      isRunning: z.boolean(),
      salesPaisa: paisa,
      /** Of the same month a year before, whole. */
      beforePaisa: paisa,
      /** Whether a year begins with it. */
      beginsYear: z.boolean(),
    }),
  ),
  /** From the first day of the running year to today, and as far a year before. */
  year: z.strictObject({ from: day, salesPaisa: paisa, beforePaisa: paisa }),
  visitsSince: day,
  /** From visit to door, of a month. */
  door: salesSchema.extend({
    ...spanSchema.shape,
    isRunning: z.boolean(),
    next: day.nullable(),
    previous: day.nullable(),
    /** Null where no day of the month was counted. */
    visits: count.nullable(),
    /** Whether visits were counted on all of its days, so that orders can be held against them. */
    isCountedWhole: z.boolean(),
  }),
})
export type StaffFigures = z.infer<typeof staffFiguresSchema>

const dayAsked = day.refine((asked) => asked >= rules.firstFiguresDay, 'There are no figures of that day')

export const figuresEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/figures': {
    name: 'getShopFigures',
    summary: 'Sales, visits and what became of orders in a period, beside the period before',
    access: 'vendor:figures',
    params: z.strictObject({ shopId: publicIdSchema }),
    query: z.strictObject({
      period: z.enum(rules.periods).default('days7'),
      /** A day of the period, today unless another is asked for; days to come count as today. */
      on: dayAsked.optional(),
    }),
    response: answerOf(shopFiguresSchema),
    errors: [404],
  },
  'GET /staff/figures': {
    name: 'getSalesOfAllShops',
    summary: 'Sales of all shops by month beside the year before, and how many visits became deliveries',
    access: 'staff:money',
    query: z.strictObject({
      calendar: z.enum(rules.calendars).default('bs'),
      /** A day of the month whose way from visit to door is told. */
      on: dayAsked.optional(),
    }),
    response: answerOf(staffFiguresSchema),
  },
})
