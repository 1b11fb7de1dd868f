import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { couponFilters } from './coupons.rules.ts'
import { couponPauseReasons, couponPauseWordsMaxLength } from './coupons.staff.rules.ts'
import { shopCouponSchema } from './coupons.ts'

const shopSchema = z.strictObject({ id: publicIdSchema, name: bilingualSchema })

/** A coupon as its shop sees it, and whose it is. */
export const staffCouponSchema = shopCouponSchema.extend({ shop: shopSchema })
export type StaffCoupon = z.infer<typeof staffCouponSchema>

const listQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  /** A part of the code. */
  searchTerm: pageQuery.searchTerm,
  /** The id of a shop. */
  shop: publicIdSchema.optional(),
  filter: z.enum(couponFilters, `filter must be one of ${couponFilters.join(', ')}`).default('all'),
  cursor: z.string().max(200).optional(),
})
export type StaffCouponQuery = z.output<typeof listQuery>

export const pauseForShopBody = z.strictObject({
  reason: z.enum(couponPauseReasons, 'Please choose a reason'),
  words: requiredLineField(couponPauseWordsMaxLength, 'Words to the shop'),
})
export type PauseForShop = z.output<typeof pauseForShopBody>

/** Whoever looks after shops looks at what they give away: the money is the shop's and not Haat's. */
const ofCoupon = {
  access: 'staff:vendors',
  params: z.strictObject({ code: z.string().min(1).max(32) }),
  response: answerOf(staffCouponSchema),
  errors: [404, 409],
} as const

export const couponsForStaffEndpoints = defineEndpoints({
  'GET /staff/coupons': {
    name: 'listCouponsForStaff',
    summary: 'Coupons of all shops or of one, the newest first, with their uses and what they cost',
    access: 'staff:vendors',
    query: listQuery,
    response: answerOf(
      z.strictObject({
        items: z.array(staffCouponSchema),
        nextCursor: z.string().nullable(),
        /** The shop that was asked for; null without one, and where there is none of this id. */
        shop: shopSchema.nullable(),
      }),
    ),
    errors: [400],
  },
  'POST /staff/coupons/:code/pause': {
    ...ofCoupon,
    name: 'pauseCouponForShop',
    summary: 'Pause a coupon of a shop, which reads why and cannot resume it until staff do',
    body: pauseForShopBody,
  },
  'POST /staff/coupons/:code/resume': {
    ...ofCoupon,
    name: 'resumeCouponForShop',
    summary: 'Take the pause of staff back; a coupon that its shop had paused before stays paused',
  },
})
