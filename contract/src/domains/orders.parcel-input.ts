import { z } from 'zod'
import { lineField } from '../shared/fields.ts'
import { orderNumberPattern } from '../shared/fields.rules.ts'
import { fromDevanagariDigits } from '../shared/numbers.ts'
import { doorCodeDigits } from './orders.rules.ts'
import * as steps from './orders.steps.rules.ts'

/** As people type or scan it: with or without its letter, in either script. */
export const orderNumberField = z
  .string()
  .max(24)
  .transform((typed) => {
    const number = fromDevanagariDigits(typed).replaceAll(/\s/g, '').toUpperCase()
    return /^\d+$/.test(number) ? `H-${number}` : number
  })
  .refine((number) => orderNumberPattern.test(number), 'An order number looks like H-20764')

const words = lineField(steps.stepWordsMaxLength, 'Words')
export const variantId = z.string().regex(/^\d{1,15}$/, 'This is not the id of a variant')
const pieces = z.int('How many is a whole number').min(1, 'Please say how many').max(999)

/** The four digits that the shopper tells, in either script. */
export const doorCode = z
  .string()
  .transform((typed) => fromDevanagariDigits(typed).replaceAll(/\s/g, ''))
  .refine(
    (code) => new RegExp(`^\\d{${doorCodeDigits}}$`).test(code),
    `The door code has ${doorCodeDigits} digits`,
  )
const paid = {
  code: doorCode.optional(),
  paidHow: z.enum(steps.doorPayments).default('cash'),
  /** What the bank's answer says, where it was paid by QR code. */
  reference: lineField(steps.paymentReferenceMaxLength, 'Reference').default(''),
}

/** What happened at the door. */
export const doorOutcomeSchema = z
  .discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('delivered'), ...paid }),
    z.strictObject({
      outcome: z.literal('partlyDelivered'),
      ...paid,
      /** What the shopper keeps: the rest goes back. */
      taken: z.array(z.strictObject({ variantId, quantity: pieces })).min(1, 'Please say what stays'),
    }),
    z.strictObject({
      outcome: z.literal('refused'),
      reason: z.enum(steps.doorReasons),
      words: words.default(''),
    }),
    z.strictObject({
      outcome: z.literal('tried'),
      words: words.default(''),
      /** How many tries whoever says it had seen: sent again it is not counted again. */
      seenTries: z.int().min(0).max(steps.maxTries),
    }),
  ])
  .refine(
    (body) => !('paidHow' in body) || body.paidHow === 'cash' || steps.referenceKey(body.reference) !== '',
    {
      path: ['reference'],
      message: 'Please enter the reference of the bank',
    },
  )
export type DoorOutcome = z.output<typeof doorOutcomeSchema>

/** Whether a payment that was said at the door has arrived; who says that it has not says what they looked at. */
export const doorPaymentAnswerSchema = z
  .strictObject({ answer: z.enum(steps.doorPaymentAnswers), words: words.default('') })
  .refine((body) => body.answer === 'arrived' || body.words !== '', {
    path: ['words'],
    message: 'Please say where you have looked',
  })
export type DoorPaymentAnswered = z.output<typeof doorPaymentAnswerSchema>

/** What is missing of a line, and what becomes of it. */
export const missingSchema = z.discriminatedUnion('what', [
  /** So many are there. */
  z.strictObject({ what: z.literal('less'), variantId, sent: pieces }),
  z.strictObject({ what: z.literal('cancel'), variantId }),
  z.strictObject({
    what: z.literal('substitute'),
    variantId,
    substituteVariantId: variantId,
  }),
])
export type Missing = z.output<typeof missingSchema>

/** To whom a packed parcel was given, with its tracking number or the reason why there is none. */
export const handOverSchema = z
  .strictObject({
    courierId: variantId,
    trackingNumber: lineField(steps.trackingNumberMaxLength, 'Tracking number')
      .refine(
        (number) => number === '' || steps.trackingNumberPattern.test(number),
        'A tracking number has letters and digits',
      )
      .default(''),
    noNumberReason: z.enum(steps.noNumberReasons).optional(),
  })
  .refine((body) => body.trackingNumber !== '' || body.noNumberReason !== undefined, {
    path: ['trackingNumber'],
    message: 'Please enter the tracking number, or say why there is none',
  })
export type HandOver = z.output<typeof handOverSchema>

export const declineSchema = z
  .strictObject({ reason: z.enum(steps.declineReasons), words: words.default('') })
  .refine((body) => body.reason !== 'other' || body.words !== '', {
    path: ['words'],
    message: 'Please say why',
  })
