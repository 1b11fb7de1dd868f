import { z } from 'zod'
import { couponKinds, couponScopes, maxAnnouncedCoupons } from './coupons.rules.ts'

const paisa = z.int()

/** A coupon as shoppers are told of it. */
export const announcedCouponSchema = z.strictObject({
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Percent or paisa, as `kind` says. */
  value: z.int(),
  /** The highest discount that a percentage gives; null for no maximum. */
  maxPaisa: paisa.nullable(),
  minimumPaisa: paisa,
  /** The last day, also where it was ended early; null for no end. */
  endsOn: z.iso.date().nullable(),
  /** Whether it is for all that the shop sells. */
  scope: z.enum(couponScopes),
})
export type AnnouncedCoupon = z.infer<typeof announcedCouponSchema>
export const announcedCouponsSchema = z.array(announcedCouponSchema).max(maxAnnouncedCoupons)
