import type { Address, AddressInput } from '@haat/contract/domains/addresses.ts'
import type { AddressLabel } from '@haat/contract/domains/addresses.rules.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import type { Areas } from '#ui/messages/areas.ts'

/** The values of the fields. */
export interface AddressValues {
  name: string
  phoneNumber: string
  otherPhone: string
  province: string
  district: string
  localLevel: string
  ward: string
  tole: string
  landmark: string
  label: AddressLabel
  labelName: string
  isDefault: boolean
}
export type FieldName = keyof AddressValues
/** The name of one of our own messages, which changes with the language, or a message of the API as it came. */
export type AddressProblem = keyof Areas['addresses']['problems'] | { said: string }
export type AddressProblems = Partial<Record<FieldName, AddressProblem>>

export interface Receiver {
  name: string
  phoneNumber: string | null
}

const provinceOf = (district: string) => districts.find(({ slug }) => slug === district)?.province ?? ''

export const valuesOf = (address: Address | undefined, receiver: Receiver): AddressValues => ({
  name: address?.name ?? receiver.name,
  phoneNumber: address?.phoneNumber ?? receiver.phoneNumber ?? '',
  otherPhone: address?.otherPhone ?? '',
  province: provinceOf(address?.district ?? ''),
  district: address?.district ?? '',
  localLevel: address?.localLevel ?? '',
  ward: address ? String(address.ward) : '',
  tole: address?.tole ?? '',
  landmark: address?.landmark ?? '',
  label: address?.label ?? 'home',
  labelName: address?.labelName ?? '',
  isDefault: address?.isDefault ?? false,
})

/**
 * Clears the parts of an address that depend on a part that changes, such as the ward when the district
 * changes.
 */
export function changeValue(values: AddressValues, change: Partial<AddressValues>): AddressValues {
  const below = {
    ...('province' in change && { district: '', localLevel: '', ward: '' }),
    ...('district' in change && { localLevel: '', ward: '' }),
    ...('localLevel' in change && { ward: '' }),
  }
  return { ...values, ...below, ...change }
}

const required = {
  name: 'nameRequired',
  phoneNumber: 'phoneRequired',
  province: 'provinceRequired',
  district: 'districtRequired',
  localLevel: 'localLevelRequired',
  ward: 'wardRequired',
  tole: 'toleRequired',
  landmark: 'landmarkRequired',
} satisfies AddressProblems

export function problemOf(name: FieldName, values: AddressValues): AddressProblem | undefined {
  const text = String(values[name]).trim()
  if (text === '') return name in required ? required[name as keyof typeof required] : undefined
  const isPhone = name === 'phoneNumber' || name === 'otherPhone'
  return isPhone && toE164(text) === undefined ? 'phoneInvalid' : undefined
}

export function problemsOf(values: AddressValues): AddressProblems {
  const names = Object.keys(values) as FieldName[]
  const found = names.flatMap((name) => {
    const problem = problemOf(name, values)
    return problem ? [[name, problem] as const] : []
  })
  return Object.fromEntries(found)
}

/** Used for fields with a fixed list of choices, where a refusal of the server can only mean: choose again. */
const fieldTexts: AddressProblems = {
  phoneNumber: 'phoneInvalid',
  otherPhone: 'phoneInvalid',
  district: 'districtRequired',
  localLevel: 'localLevelRequired',
  ward: 'wardRequired',
}

export const refusedFields = (said: Record<string, string>): AddressProblems =>
  Object.fromEntries(
    Object.entries(said).map(([name, sentence]) => [
      name,
      fieldTexts[name as FieldName] ?? { said: sentence },
    ]),
  )

export function toInput(values: AddressValues): AddressInput {
  const { name, phoneNumber, district, localLevel, ward, tole, landmark, label, isDefault } = values
  const [otherPhone, labelName] = [values.otherPhone.trim(), values.labelName.trim()]
  return {
    label,
    ...(labelName && { labelName }),
    name: name.trim(),
    phoneNumber: phoneNumber.trim(),
    ...(otherPhone && { otherPhone }),
    district,
    localLevel,
    ward: Number(ward),
    tole: tole.trim(),
    landmark: landmark.trim(),
    isDefault,
  }
}
