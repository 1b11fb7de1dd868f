import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema, requiredLineField } from '../shared/fields.ts'
import { secondFactorCode } from './account.second-factor.ts'
import { paperBytes } from './applications.ts'
import { variantId } from './orders.parcel-input.ts'
import { maxRefundedLines, refundReasonMaxLength } from './orders.refunds.rules.ts'

const paisa = z.int()
const time = z.iso.datetime()

/** Money that staff gave back for delivered pieces. */
export const lineRefundSchema = z.strictObject({
  id: z.string(),
  at: time,
  /** Why, in the words of whoever gave it back. */
  reason: z.string(),
  lines: z.array(z.strictObject({ variantId: z.string(), quantity: z.int(), amountPaisa: paisa })),
  amountPaisa: paisa,
  /** The number of the credit note, for example `CN-2083/84-3`. */
  creditNote: z.string(),
  /** By when the money is sent, and when it was; both null where nothing had been paid for the pieces. */
  dueAt: time.nullable(),
  doneAt: time.nullable(),
})
export type LineRefund = z.infer<typeof lineRefundSchema>

const id = z.uuid('This is not the id of a refund')
const quantity = z.int('How many is a whole number').min(1, 'Please say how many').max(999)
const creditNote = {
  response: paperBytes,
  mediaType: 'application/pdf',
  errors: [404],
  mayTakeLong: true,
  limit: { max: 60, perSeconds: 60 },
} as const

export const lineRefundEndpoints = defineEndpoints({
  'POST /staff/orders/:number/parcels/:position/refunds': {
    name: 'refundLines',
    summary:
      'Give back what was paid for delivered pieces, with a reason; the shop gets a credit note. Asks for the second factor. Sent again with the same id it is given once',
    access: 'staff:money',
    params: z.strictObject({
      number: z.string().max(24),
      position: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, 'There is no such parcel')
        .transform(Number),
    }),
    body: z.strictObject({
      id,
      lines: z
        .array(z.strictObject({ variantId, quantity }))
        .min(1, 'Please say what is refunded')
        .max(maxRefundedLines)
        .refine(
          (lines) => new Set(lines.map((line) => line.variantId)).size === lines.length,
          'Each thing is named once',
        ),
      reason: requiredLineField(refundReasonMaxLength, 'Reason'),
      code: secondFactorCode,
    }),
    response: answerOf(lineRefundSchema),
    errors: [401, 403, 404, 409],
  },
  'GET /orders/:number/credit-notes/:id': {
    ...creditNote,
    name: 'getCreditNote',
    summary: 'The credit note of a refund, for the buyer',
    access: 'signed-in',
    params: z.strictObject({ number: z.string().max(24), id }),
  },
  'GET /vendor/shops/:shopId/credit-notes/:id': {
    ...creditNote,
    name: 'getShopCreditNote',
    summary: 'A credit note of the shop',
    access: 'vendor:orders',
    params: z.strictObject({ shopId: publicIdSchema, id }),
  },
  'GET /staff/credit-notes/:id': {
    ...creditNote,
    name: 'getStaffCreditNote',
    summary: 'The credit note of any refund',
    access: 'staff:orders',
    params: z.strictObject({ id }),
  },
})
