import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema, slugSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { announcedCouponSchema, announcedCouponsSchema } from './coupons.announced.ts'
import * as rules from './coupons.rules.ts'
import { couponPauseReasons } from './coupons.staff.rules.ts'

const paisa = z.int()
const none = z.strictObject({})
const day = z.iso.date('Please choose a day')

/** A category, by its slug, or a listing, by the public id of its product. */
export const couponSubjectSchema = z.strictObject({ id: z.string(), name: bilingualSchema })
export type CouponSubject = z.infer<typeof couponSubjectSchema>

export const shopCouponSchema = announcedCouponSchema.extend({
  beginsOn: z.iso.date(),
  useLimit: z.int().nullable(),
  limitPerShopper: z.int().nullable(),
  /** What it is for; empty for all goods of the shop. */
  subjects: z.array(couponSubjectSchema),
  state: z.enum(rules.couponStates),
  isPaused: z.boolean(),
  /** The pause of staff, which its shop cannot end; null while there is none. */
  staffPause: z
    .strictObject({ at: z.iso.datetime(), reason: z.enum(couponPauseReasons), words: z.string() })
    .nullable(),
  /** Whether the page of the shop and the products that it is for tell of it while it runs. */
  isAnnounced: z.boolean(),
  /** Orders that hold it, without cancelled ones. */
  uses: z.int(),
  /** Whether an order ever held it, also one that was cancelled: then it is never deleted. */
  wasUsed: z.boolean(),
  /** What it has cost the shop by its books, less what came back by refunds. */
  costPaisa: paisa,
  /** What it takes off orders that are not in the books yet. */
  comingPaisa: paisa,
})
export type ShopCoupon = z.infer<typeof shopCouponSchema>

const countsSchema = z.strictObject(
  Object.fromEntries(rules.couponFilters.map((filter) => [filter, z.int()])) as Record<
    rules.CouponFilter,
    z.ZodInt
  >,
)

const amountField = (label: string, most: number) =>
  z.int(`${label} is a whole amount`).min(100, `${label} is at least Rs. 1`).max(most, `${label} is too high`)
const limitField = (label: string) =>
  z
    .int(`${label} is a whole number`)
    .min(1, `${label} is at least 1`)
    .max(rules.maxCouponUses, `${label} is too high`)

/** What can be changed later; everything else stays, since shoppers have been told of it. */
const limits = {
  endsOn: day.nullable(),
  useLimit: limitField('Limit').nullable(),
  limitPerShopper: limitField('Limit').nullable(),
  isAnnounced: z.boolean(),
}

export const newCouponBody = z
  .strictObject({
    code: z
      .string('Code is required')
      .max(100, 'Code is too long')
      .transform(rules.cleanCouponCode)
      .pipe(
        z
          .string()
          .min(rules.couponCodeMinLength, `A code has at least ${rules.couponCodeMinLength} characters`)
          .max(rules.couponCodeMaxLength, `A code has at most ${rules.couponCodeMaxLength} characters`)
          .regex(rules.couponCodePattern, 'A code has only the letters A to Z and digits'),
      ),
    kind: z.enum(rules.couponKinds),
    value: z.int('A discount is a whole number').min(1, 'A discount is at least 1'),
    maxPaisa: amountField('The maximum', rules.maxCouponPaisa).nullable(),
    minimumPaisa: z
      .int('The minimum is a whole amount')
      .min(0, 'The minimum is at least 0')
      .max(rules.maxCouponMinimumPaisa, 'The minimum is too high'),
    beginsOn: day,
    ...limits,
    scope: z.enum(rules.couponScopes),
    subjects: z
      .array(z.string().min(1).max(120))
      .max(rules.maxCouponSubjects, `At most ${rules.maxCouponSubjects} can be chosen`),
  })
  .superRefine(({ kind, value, maxPaisa, beginsOn, endsOn, scope, subjects }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (kind === 'percent' && value > rules.maxCouponPercent) refuse('value', 'At most 100 %')
    if (kind === 'amount' && value < 100) refuse('value', 'A discount is at least Rs. 1')
    if (kind === 'amount' && value > rules.maxCouponPaisa)
      refuse('value', 'A discount is at most Rs. 1,00,000')
    if (kind === 'amount' && maxPaisa !== null) refuse('maxPaisa', 'Only a percentage has a maximum')
    if (endsOn !== null && endsOn < beginsOn) refuse('endsOn', 'The last day comes after the first')
    if (scope === 'all' && subjects.length > 0) refuse('subjects', 'It is for everything')
    if (scope !== 'all' && subjects.length === 0) refuse('subjects', 'Please choose what it is for')
  })
export type NewCoupon = z.output<typeof newCouponBody>

export const couponLimitsBody = z.strictObject(limits)
export type CouponLimits = z.output<typeof couponLimitsBody>

const listQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  /** A part of the code. */
  searchTerm: pageQuery.searchTerm,
  filter: z
    .enum(rules.couponFilters, `filter must be one of ${rules.couponFilters.join(', ')}`)
    .default('all'),
  cursor: z.string().max(200).optional(),
})
export type CouponQuery = z.output<typeof listQuery>

const shopParams = z.strictObject({ shopId: publicIdSchema })
const couponParams = z.strictObject({ shopId: publicIdSchema, code: z.string().min(1).max(32) })
const member = { access: 'vendor:coupons' } as const
const couponAnswer = answerOf(shopCouponSchema)

export const couponsEndpoints = defineEndpoints({
  'GET /vendors/:slug/coupons': {
    name: 'listCouponsOfVendor',
    summary: 'The coupons of a shop that run today and that it tells everybody of, those that end first',
    access: 'public',
    params: z.strictObject({ slug: slugSchema }),
    response: answerOf(z.strictObject({ items: announcedCouponsSchema })),
  },
  'GET /vendor/shops/:shopId/coupons': {
    ...member,
    name: 'listShopCoupons',
    summary: 'The coupons of a shop, the newest first, with how often each was used and what it cost',
    params: shopParams,
    query: listQuery,
    response: answerOf(
      z.strictObject({
        items: z.array(shopCouponSchema),
        nextCursor: z.string().nullable(),
        counts: countsSchema,
      }),
    ),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/coupon-subjects': {
    ...member,
    name: 'listCouponSubjects',
    summary:
      'What a coupon of the shop can be for: categories in which it sells, and listings by their words',
    params: shopParams,
    query: z.strictObject({ searchTerm: pageQuery.searchTerm }),
    response: answerOf(
      z.strictObject({ categories: z.array(couponSubjectSchema), listings: z.array(couponSubjectSchema) }),
    ),
    errors: [404],
  },
  'POST /vendor/shops/:shopId/coupons': {
    ...member,
    name: 'addShopCoupon',
    summary: 'Make a coupon, which the shop bears; the same one sent twice is made once',
    params: shopParams,
    body: newCouponBody,
    response: couponAnswer,
    errors: [404, 409],
    limit: { max: 60, perSeconds: 3600 },
  },
  'PATCH /vendor/shops/:shopId/coupons/:code': {
    ...member,
    name: 'changeCouponLimits',
    summary: 'Set the last day and the limits of a coupon, none below what was used already',
    params: couponParams,
    body: couponLimitsBody,
    response: couponAnswer,
    errors: [404, 409],
  },
  'PUT /vendor/shops/:shopId/coupons/:code/pause': {
    ...member,
    name: 'pauseCoupon',
    summary: 'Pause a coupon, or let it go on; orders that hold it stay as they are',
    params: couponParams,
    body: z.strictObject({ isPaused: z.boolean() }),
    response: couponAnswer,
    errors: [404, 409],
  },
  'POST /vendor/shops/:shopId/coupons/:code/end': {
    ...member,
    name: 'endCoupon',
    summary: 'End a coupon that has begun, at once and for good',
    params: couponParams,
    response: couponAnswer,
    errors: [404, 409],
  },
  'DELETE /vendor/shops/:shopId/coupons/:code': {
    ...member,
    name: 'deleteCoupon',
    summary: 'Delete a coupon that no order ever held',
    params: couponParams,
    response: answerOf(none),
    errors: [404, 409],
  },
})
