import type { Address, AddressInput } from '@haat/contract/domains/addresses.ts'
import type { AddressLabel } from '@haat/contract/domains/addresses.rules.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import { toE164 } from '@haat/contract/shared/phone.ts'
import type { Areas } from '#messages/areas.ts'

/** As it stands in the fields. */
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
/** Our own rules by name, so that they change with the language; what the API says is shown as it came. */
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

/** What belongs to a place goes when the place above it changes. */
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

/** The list is ours and the server's: what it refuses there can only be chosen anew. */
const ownWords: AddressProblems = {
  phoneNumber: 'phoneInvalid',
  otherPhone: 'phoneInvalid',
  district: 'districtRequired',
  localLevel: 'localLevelRequired',
  ward: 'wardRequired',
}

export const refusedFields = (said: Record<string, string>): AddressProblems =>
  Object.fromEntries(
    Object.entries(said).map(([name, sentence]) => [name, ownWords[name as FieldName] ?? { said: sentence }]),
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
