import type { AddressInput } from '@haat/contract/domains/addresses.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import { ApiError } from '#plugins/api-error.ts'
import { findLocalLevel, localLevelsOf } from './places.ts'

const notAPhone = 'Please give a phone number that the courier can call.'

/** What goes into the row under a seal; the district stands beside it, readable. */
export type SealedPart = Omit<AddressInput, 'district' | 'isDefault'>

/** The input with its phones as E.164; refused where district, local level and ward do not belong together. */
export function checkAddress(input: AddressInput): SealedPart {
  const { district, label, labelName, name, localLevel, ward, tole, landmark } = input
  const level = findLocalLevel(district, localLevel)
  const phoneNumber = toE164(input.phoneNumber)
  const otherPhone = input.otherPhone ? toE164(input.otherPhone) : ''
  const fields = {
    ...(!localLevelsOf(district) && { district: 'There is no such district.' }),
    ...(!level && { localLevel: 'There is no such local level in this district.' }),
    ...(level && ward > level.wards && { ward: `${level.name.en} has ${level.wards} wards.` }),
    ...(!phoneNumber && { phoneNumber: notAPhone }),
    ...(otherPhone === undefined && { otherPhone: notAPhone }),
  }
  const [first] = Object.values(fields)
  if (first || !phoneNumber) throw new ApiError('VALIDATION_FAILED', first ?? notAPhone, fields)
  const asked = { label, name, phoneNumber, localLevel, ward, tole, landmark }
  return { ...asked, ...(labelName && { labelName }), ...(otherPhone && { otherPhone }) }
}
