import { z } from 'zod'
import { cartItemSchema, couponStateSchema, taxSumsSchema } from './cart.ts'
import { vendorLinkSchema } from './catalogue.ts'
import { paymentMethods } from './payments.rules.ts'

const paisa = z.int()
const day = z.iso.date()
/** What goods come to, with what is taken off and what their way costs. */
export const sums = {
  goodsPaisa: paisa,
  discountPaisa: paisa,
  deliveryPaisa: paisa,
  totalPaisa: paisa,
}

/** Why a payment method is not available to the shopper. */
export const methodRefusals = [
  'overLimit',
  'refusedBefore',
  'vendorWantsMoneyFirst',
  'tooLittle',
  'off',
] as const

export const quoteSchema = z.strictObject({
  parcels: z.array(
    z.strictObject({
      vendor: vendorLinkSchema,
      items: z.array(cartItemSchema),
      dueFrom: day,
      dueTo: day,
      ...sums,
    }),
  ),
  ...sums,
  tax: taxSumsSchema,
  freeFromPaisa: paisa.nullable(),
  coupon: couponStateSchema.nullable(),
  methods: z.array(
    z.strictObject({
      method: z.enum(paymentMethods),
      refusal: z.enum(methodRefusals).nullable(),
      /** The largest sum for this method, if there is a limit. */
      mostPaisa: paisa.nullable(),
    }),
  ),
  /** Chosen items that cannot be bought as they stand in the cart. */
  problems: z.array(cartItemSchema),
  /** Vendors that do not deliver to this district. */
  unreachable: z.array(vendorLinkSchema),
  /** A hash of everything above: an order is placed for what was shown, or not at all. */
  mark: z.string(),
})
export type Quote = z.infer<typeof quoteSchema>
