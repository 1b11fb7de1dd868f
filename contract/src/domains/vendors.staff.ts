import { z } from 'zod'
import { answerOf, deepPageOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { signColours } from '../shared/sign-colours.ts'
import { suspensionReasons, suspensionWordsMaxLength, vendorTabs } from './vendors.staff.rules.ts'
import { vendorSchema } from './vendors.ts'

/** What the members of a shop know of its suspension. */
export const suspensionSchema = z.strictObject({
  since: z.iso.datetime(),
  reason: z.enum(suspensionReasons),
  /** What staff wrote to the shop. */
  words: z.string(),
  /** The day in Nepal with whose first minute the shop opens again by itself; null when staff have to open it. */
  reopensOn: z.iso.date().nullable(),
})
export type Suspension = z.infer<typeof suspensionSchema>

export const pastSuspensionSchema = suspensionSchema.extend({
  id: z.string(),
  /** Who of staff did it; null once that account is closed. */
  by: z.string().nullable(),
  /** Null while it lasts. */
  ended: z
    .strictObject({
      at: z.iso.datetime(),
      /** Whether staff opened the shop again, or its day had come. */
      how: z.enum(['staff', 'day']),
      by: z.string().nullable(),
      words: z.string(),
    })
    .nullable(),
})
export type PastSuspension = z.infer<typeof pastSuspensionSchema>

export const staffVendorCardSchema = z.strictObject({
  id: z.string(),
  /** Its public page is `/vendors/<slug>`. */
  slug: z.string(),
  name: bilingualSchema,
  sign: z.string(),
  signColour: z.enum(signColours),
  legalName: z.string(),
  panNumber: z.string(),
  place: bilingualSchema,
  /** What the shop has listed, whether or not it can be bought now. */
  productCount: z.int(),
  serviceCount: z.int(),
  createdAt: z.iso.datetime(),
  /** Null while the shop is open. */
  suspension: suspensionSchema.nullable(),
})
export type StaffVendorCard = z.infer<typeof staffVendorCardSchema>

export const staffVendorSchema = staffVendorCardSchema.extend({
  particulars: vendorSchema.shape.particulars,
  /** What it sends is seen at once, and looked at afterwards. */
  isTrusted: z.boolean(),
  /** A holiday that the shop itself has set, while it lasts. */
  closed: vendorSchema.shape.closed,
  /** The application that the shop came from; null for shops that are older than applications. */
  application: z.strictObject({ id: z.string(), number: z.string(), paperCount: z.int() }).nullable(),
  memberCount: z.int(),
  /** Who gets mail about a suspension. */
  owners: z.array(z.strictObject({ name: z.string(), email: z.string() })),
  /** Orders with a parcel of this shop that is neither delivered nor cancelled: they are served whatever its state is. */
  openOrderCount: z.int(),
  /** The newest first, with the one that lasts. */
  suspensions: z.array(pastSuspensionSchema),
})
export type StaffVendor = z.infer<typeof staffVendorSchema>

const listQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  /** In names of both languages, legal names, places, and at the start of tax numbers. */
  searchTerm: pageQuery.searchTerm,
  state: z.enum(vendorTabs, `state must be one of ${vendorTabs.join(', ')}`).default('all'),
  cursor: z.string().max(200).optional(),
})
export type StaffVendorQuery = z.output<typeof listQuery>

/** Of all shops, whatever is searched for. */
const countsSchema = z.strictObject({ all: z.int(), open: z.int(), suspended: z.int() })
export type StaffVendorCounts = z.infer<typeof countsSchema>

export const suspendVendorBody = z.strictObject({
  reason: z.enum(suspensionReasons, 'Please choose a reason'),
  words: requiredLineField(suspensionWordsMaxLength, 'Words to the shop'),
  /** After today, and not more than a year away. */
  reopensOn: z.iso.date('Please choose a day').nullable(),
})
export const reopenVendorBody = z.strictObject({
  /** The suspension that was looked at: a newer one is not ended by it. */
  suspensionId: z.uuid('This is not the id of a suspension'),
  words: lineField(suspensionWordsMaxLength, 'Words to the shop').default(''),
})

const vendorParams = z.strictObject({ id: publicIdSchema })

export const vendorsForStaffEndpoints = defineEndpoints({
  'GET /staff/vendors': {
    name: 'listVendorsForStaff',
    summary: 'Shops in any state, by words; suspended ones by when they were suspended, others newest first',
    access: 'staff:vendors',
    query: listQuery,
    response: deepPageOf(staffVendorCardSchema, { counts: countsSchema }),
    errors: [400],
  },
  'GET /staff/vendors/:id': {
    name: 'getVendorForStaff',
    summary: 'A shop with its particulars, its state and every suspension it has had',
    access: 'staff:vendors',
    params: vendorParams,
    response: answerOf(staffVendorSchema),
    errors: [404],
  },
  'POST /staff/vendors/:id/suspend': {
    name: 'suspendVendor',
    summary:
      'Take everything of a shop off sale at once, until a day or until further notice; its open orders go on',
    access: 'staff:vendors',
    params: vendorParams,
    body: suspendVendorBody,
    response: answerOf(staffVendorSchema),
    errors: [404, 409],
  },
  'POST /staff/vendors/:id/reopen': {
    name: 'reopenVendor',
    summary: 'End a suspension: everything of the shop is on sale again as it was',
    access: 'staff:vendors',
    params: vendorParams,
    body: reopenVendorBody,
    response: answerOf(staffVendorSchema),
    errors: [404, 409],
  },
})
