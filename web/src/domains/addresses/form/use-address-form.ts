import { useState } from 'react'
import type { AddressLabel } from '@haat/contract/domains/addresses.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import { ApiFailure } from '#api/client.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useSaveAddress } from '../addresses.queries.ts'

const areaNames = ['province', 'district', 'localLevel', 'ward'] as const
export type AreaName = (typeof areaNames)[number]
const textNames = ['name', 'phoneNumber', 'otherPhone', 'tole', 'landmark', 'labelName'] as const
export type AddressTextName = (typeof textNames)[number]
type Values = Record<AddressTextName | AreaName, string>

/** Gives a new address its first name and phone number. */
export interface Receiver {
  name: string
  phoneNumber: string | null
}

interface Options {
  address: Address | undefined
  onSaved(address: Address): void
}

const provinceOf = (district: string) => districts.find(({ slug }) => slug === district)?.province ?? ''

const failureOf = (failure: unknown): 'full' | 'gone' | 'notSaved' => {
  const status = failure instanceof ApiFailure ? failure.status : 0
  return status === 409 ? 'full' : status === 404 ? 'gone' : 'notSaved'
}

/** A field is checked when it loses the focus, and its problem goes when it is edited. */
export function useAddressForm({ address, onSaved }: Options) {
  const { problems } = useArea('addresses')
  const save = useSaveAddress()
  const [label, setLabel] = useState<AddressLabel>(address?.label ?? 'home')
  const [isDefault, setIsDefault] = useState(address?.isDefault ?? false)
  const [areas, setAreas] = useState<Record<AreaName, string>>({
    province: provinceOf(address?.district ?? ''),
    district: address?.district ?? '',
    localLevel: address?.localLevel ?? '',
    ward: address ? String(address.ward) : '',
  })
  const toBody = ({
    otherPhone,
    labelName,
    ward,
    name,
    phoneNumber,
    tole,
    landmark,
    district,
    localLevel,
  }: Values) => ({
    name,
    phoneNumber,
    tole,
    landmark,
    district,
    localLevel,
    label,
    ...(labelName && { labelName }),
    ...(otherPhone && { otherPhone }),
    ward: Number(ward),
    isDefault,
  })
  const form = useForm({
    names: [...textNames, ...areaNames],
    texts: problems,
    values: areas,
    schema: () =>
      import('@haat/contract/domains/addresses.ts').then((contract) => contract.addressInputSchema),
    toBody,
    // The API is told the district only; the province narrows the list of districts.
    validate: ({ province }) => (province === '' ? { province: 'provinceRequired' } : {}),
    textNames: { phoneNumber: 'phone', otherPhone: 'phone' },
    // Areas are chosen from lists, so a refusal can only mean: choose again.
    refusedAs: {
      phoneNumber: 'phoneInvalid',
      otherPhone: 'phoneInvalid',
      district: 'districtRequired',
      localLevel: 'localLevelRequired',
      ward: 'wardRequired',
    },
    isCheckedOnBlur: true,
    async send(values) {
      onSaved(await save.mutateAsync({ id: address?.id, input: toBody(values) }))
    },
  })

  return {
    ...form,
    label,
    setLabel,
    isDefault,
    setIsDefault,
    areas,
    /** Clears the areas below one that changes, such as the ward when the district changes. */
    setArea(name: AreaName, value: string) {
      const below = areaNames.slice(areaNames.indexOf(name) + 1).map((one) => [one, ''])
      setAreas((known) => ({ ...known, ...Object.fromEntries(below), [name]: value }))
    },
    failureName: form.failure === undefined ? undefined : failureOf(form.failure),
  }
}

export type AddressFormState = ReturnType<typeof useAddressForm>
