import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { lineField, requiredLineField } from '../shared/fields.ts'
import { toE164 } from '../shared/phone.ts'
import {
  addressLabels,
  labelNameMaxLength,
  landmarkMaxLength,
  maxAddresses,
  nameMaxLength,
  toleMaxLength,
} from './addresses.rules.ts'

export const localLevelKinds = ['metropolitan', 'subMetropolitan', 'municipality', 'rural'] as const

export const placesSchema = z.strictObject({
  district: z.string(),
  localLevels: z.array(
    z.strictObject({
      slug: z.string(),
      name: bilingualSchema,
      kind: z.enum(localLevelKinds),
      wards: z.int(),
    }),
  ),
})
export type Places = z.infer<typeof placesSchema>

/** Writes a number as E.164, and refuses what no courier can call. */
function toPhone(typed: string, context: z.RefinementCtx): string {
  const number = typed && toE164(typed)
  if (number !== undefined) return number
  context.addIssue('Please give a phone number that the courier can call.')
  return z.NEVER
}

/** The server checks whether district, local level and ward belong together, because it has the list. */
export const addressInputSchema = z.strictObject({
  label: z.enum(addressLabels),
  /** The shopper's own name for it, as "Aama's house". */
  labelName: lineField(labelNameMaxLength, 'Name of the address').optional(),
  name: requiredLineField(nameMaxLength, 'Full name'),
  phoneNumber: requiredLineField(24, 'Mobile phone').transform(toPhone),
  otherPhone: lineField(24, 'Other phone').transform(toPhone).optional(),
  district: z.string().min(1, 'District is required').max(40),
  localLevel: z.string().min(1, 'Local level is required').max(60),
  ward: z.int('Ward is a number').min(1, 'Ward is required').max(40, 'There is no such ward'),
  tole: requiredLineField(toleMaxLength, 'Tole or street'),
  landmark: requiredLineField(landmarkMaxLength, 'Landmark'),
  isDefault: z.boolean().optional(),
})
export type AddressInput = z.infer<typeof addressInputSchema>

export const addressSchema = z.strictObject({
  ...addressInputSchema.shape,
  id: z.string(),
  labelName: z.string().optional(),
  name: z.string(),
  /** As E.164. */
  phoneNumber: z.string(),
  otherPhone: z.string().optional(),
  /** 0 when the address cannot be decrypted; then its texts say so. */
  ward: z.int(),
  districtName: bilingualSchema,
  localLevelName: bilingualSchema,
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof addressSchema>

const addressList = answerOf(z.strictObject({ items: z.array(addressSchema) }))
const place = z.strictObject({ addressId: z.uuid('There is no such address') })

export const addressesEndpoints = defineEndpoints({
  'GET /places/:district': {
    name: 'getPlaces',
    summary: 'The local levels of a district, with how many wards each has',
    access: 'public',
    params: z.strictObject({ district: z.string().min(1).max(40) }),
    response: answerOf(placesSchema),
    errors: [404],
    maxAgeSeconds: 86_400,
  },
  'GET /addresses': {
    name: 'listAddresses',
    summary: 'The shopper’s addresses, the usual one first',
    access: 'signed-in',
    response: addressList,
  },
  'POST /addresses': {
    name: 'addAddress',
    summary: `Keep an address; at most ${maxAddresses}`,
    access: 'signed-in',
    body: addressInputSchema,
    response: answerOf(addressSchema),
    errors: [409],
  },
  'PUT /addresses/:addressId': {
    name: 'changeAddress',
    summary: 'Change an address; orders placed before keep the old one',
    access: 'signed-in',
    params: place,
    body: addressInputSchema,
    response: answerOf(addressSchema),
    errors: [404],
  },
  'DELETE /addresses/:addressId': {
    name: 'removeAddress',
    summary: 'Forget an address',
    access: 'signed-in',
    params: place,
    response: addressList,
    errors: [404],
  },
})
