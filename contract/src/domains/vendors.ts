import { z } from 'zod'
import { answerOf, pageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { vendorCardSchema } from './catalogue.ts'
import { slugSchema } from '../shared/fields.ts'
import { ratingSchema } from './reviews.ts'

export const vendorSorts = ['rating', 'name', 'createdAt'] as const

export const vendorSchema = z.strictObject({
  ...vendorCardSchema.shape,
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
  /** Only while staff have suspended the vendor: says that nothing can be bought there. */
  paused: bilingualSchema.optional(),
  /** Why and until when the vendor is closed; null while it is open. */
  closed: z.strictObject({ until: z.iso.date(), reason: bilingualSchema }).nullable(),
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
    summary: 'One vendor with the particulars the law asks for',
    access: 'public',
    params: slug,
    response: answerOf(vendorSchema),
    errors: [404],
    maxAgeSeconds: minute,
  },
})
