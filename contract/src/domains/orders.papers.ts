import { z } from 'zod'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { languages } from '../shared/language.ts'
import { commaJoined } from '../shared/paging.ts'
import { paperBytes } from './applications.ts'
import { orderNumberField } from './orders.parcel-input.ts'
import { maxParcelsAtOnce } from './orders.steps.rules.ts'

/**
 * What a shop prints:
 * - picking: what to fetch for all these parcels together, by shelf
 * - label: where a parcel goes and what cash to take there
 * - slip: what is in a parcel, to be ticked off and put into it
 * - bill: its tax bill
 */
export const parcelPapers = ['picking', 'label', 'slip', 'bill'] as const
export type ParcelPaper = (typeof parcelPapers)[number]

const papersQuery = z.strictObject({
  numbers: commaJoined('numbers', orderNumberField, maxParcelsAtOnce).refine(
    (numbers) => numbers.length > 0,
    'Please choose at least one parcel',
  ),
  kinds: commaJoined('kinds', z.enum(parcelPapers), parcelPapers.length).refine(
    (kinds) => kinds.length > 0,
    'Please choose at least one kind of paper',
  ),
  /** Left out for the language of the account. */
  language: z.enum(languages).optional(),
})

export const papersEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/papers': {
    name: 'printPapers',
    summary:
      'Papers of several parcels as one PDF: first the picking list, then those of one parcel after the other',
    access: 'vendor:orders',
    params: z.strictObject({ shopId: publicIdSchema }),
    query: papersQuery,
    response: paperBytes,
    mediaType: 'application/pdf',
    errors: [404, 409],
    mayTakeLong: true,
    limit: { max: 60, perSeconds: 60 },
  },
})
