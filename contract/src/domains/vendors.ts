import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { pictureSchema } from '../shared/picture.ts'
import { vendorCardSchema } from './catalogue.ts'
import { slugSchema } from '../shared/fields.ts'
import { ratingSchema } from './reviews.ts'
import { maxTimesPerDay } from './vendors.page.rules.ts'

/** Open times per weekday from Sunday on, in minutes after midnight in Nepal; a day without any is a day off. */
export const weekHoursSchema = z
  .array(z.array(z.strictObject({ opens: z.int(), closes: z.int() })).max(maxTimesPerDay))
  .length(7)
export const closedDaySchema = z.strictObject({ day: z.iso.date(), words: bilingualSchema })
/** The first and the last day for which a shop is closed, and what it says to shoppers. */
export const holidaySchema = z.strictObject({
  from: z.iso.date(),
  until: z.iso.date(),
  reason: bilingualSchema,
})

export const vendorSorts = ['rating', 'name', 'createdAt'] as const

export const vendorSchema = z.strictObject({
  ...vendorCardSchema.shape,
  /** A square; null where the letter of the sign stands for it. */
  logo: pictureSchema.nullable(),
  about: bilingualSchema,
  ratings: ratingSchema,
  /** What the law requires to be shown about every seller. */
  particulars: z.strictObject({
    legalName: z.string(),
    /** The same in Nepali; empty when it is not known. */
    legalNameNe: z.string(),
    registrationNumber: z.string(),
    panNumber: z.string(),
    isVatRegistered: z.boolean(),
    address: bilingualSchema,
    grievanceName: z.string(),
    grievancePhone: z.string(),
    grievanceEmail: z.string(),
  }),
  returnPolicy: bilingualSchema,
  /** How the shop packs and sends; empty when it does not say. */
  deliveryWords: bilingualSchema,
  /** Only while staff have suspended the vendor: says that nothing can be bought there. */
  paused: bilingualSchema.optional(),
  /** Null when the shop has not said. Whether it is open now, clients compute by `openingStateAt`. */
  hours: weekHoursSchema.nullable(),
  /** Today and later, in their order. */
  closedDays: z.array(closedDaySchema),
  /** A holiday that lasts or comes; null when there is none. */
  closed: holidaySchema.nullable(),
  /** How many people follow it, counted to a limit; null while they are few. */
  followerCount: z.int().nullable(),
})
export type Vendor = z.infer<typeof vendorSchema>

const slug = z.strictObject({ slug: slugSchema })
const minute = 60

export const vendorsEndpoints = defineEndpoints({
  'GET /vendors': {
    name: 'listVendors',
    summary: 'Vendors with their ratings and counts',
    access: 'public',
    query: z.strictObject({
      ...pageQuery,
      sortField: z.enum(vendorSorts, `sortField must be one of ${vendorSorts.join(', ')}`).default('rating'),
    }),
    response: pageOf(vendorCardSchema),
    maxAgeSeconds: minute,
  },
  'GET /vendors/:slug': {
    name: 'getVendor',
    summary: 'One vendor, by its address name or a former one, with the particulars the law asks for',
    access: 'public',
    params: slug,
    response: answerOf(vendorSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
})
