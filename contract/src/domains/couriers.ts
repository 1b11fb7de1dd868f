import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField } from '../shared/fields.ts'
import { collectsMaxLength, courierNameMaxLength, courierPhoneMaxLength } from './couriers.rules.ts'

/** A courier as shops choose it. */
export const courierChoiceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** When it collects, in words. */
  collects: bilingualSchema,
})
export type CourierChoice = z.infer<typeof courierChoiceSchema>

export const courierSchema = courierChoiceSchema.extend({
  /** Empty where none is known. */
  phone: z.string(),
  /** Whether a parcel can be given to it today. */
  isActive: z.boolean(),
})
export type Courier = z.infer<typeof courierSchema>

const collects = lineField(collectsMaxLength, 'When it collects')
const courierFields = {
  name: lineField(courierNameMaxLength, 'Name').min(2, 'A name has at least 2 characters'),
  phone: lineField(courierPhoneMaxLength, 'Phone number'),
  collects: z.strictObject({ en: collects, ne: collects }),
}

export const couriersEndpoints = defineEndpoints({
  'GET /staff/couriers': {
    name: 'listCouriersForStaff',
    summary: 'The couriers that a parcel can be given to; with `all` also those that no longer carry',
    access: 'staff:orders',
    query: z.strictObject({
      all: z.enum(['true'], 'all must be true, or left out').optional(),
    }),
    response: answerOf(z.strictObject({ items: z.array(courierSchema) })),
  },
  'POST /staff/couriers': {
    name: 'addCourier',
    summary: 'Add a courier that shops can give parcels to',
    access: 'staff:orders',
    body: z.strictObject({
      ...courierFields,
      phone: courierFields.phone.default(''),
      collects: courierFields.collects.default({ en: '', ne: '' }),
    }),
    response: answerOf(courierSchema),
    errors: [409],
  },
  'PATCH /staff/couriers/:id': {
    name: 'changeCourier',
    summary: 'Change a courier, or take it out of the choices; parcels that it has keep its name',
    access: 'staff:orders',
    params: z.strictObject({
      id: z.string().regex(/^\d{1,15}$/, 'This is no courier'),
    }),
    body: z.strictObject({ ...courierFields, isActive: z.boolean() }).partial(),
    response: answerOf(courierSchema),
    errors: [404, 409],
  },
})
