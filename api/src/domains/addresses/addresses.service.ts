import { randomUUIDv7 } from 'node:crypto'
import { maxAddresses } from '@haat/contract/domains/addresses.rules.ts'
import type { Address, AddressInput } from '@haat/contract/domains/addresses.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import {
  deleteAddress,
  findAddressRow,
  insertAddress,
  listAddressRows,
  lockAddresses,
  clearOtherDefaults,
  updateAddress,
  type AddressFacts,
} from './addresses.store.ts'
import { areaNames, findLocalLevel, localLevelsOf } from './local-levels.ts'
import { isReadableAddress, decryptAddress, unreadableAddress } from './unreadable-address.ts'

export {
  addressFacts,
  deleteAddressesOf,
  deleteUnreadableAddresses,
  findDefaultDistrict,
} from './addresses.store.ts'

/** The part of an address that is stored encrypted; the district has a column of its own. */
type EncryptedPart = Omit<AddressInput, 'district' | 'isDefault'>

type WithEncryption = Pick<Services, 'encryption'>

export function toAddress({ encryption }: WithEncryption, row: AddressFacts): Address {
  const { id, district, isDefault } = row
  const part = decryptAddress<EncryptedPart>(encryption, row.sealed) ?? {
    ...unreadableAddress,
    label: 'other' as const,
  }
  return { ...part, id, district, isDefault, ...areaNames({ district, localLevel: part.localLevel }) }
}

/** The address of a parcel. Refused where it cannot be decrypted: no parcel can be sent there. */
export function getReadableAddress(services: WithEncryption, row: AddressFacts): Address {
  const address = toAddress(services, row)
  if (isReadableAddress(address)) return address
  throw new ApiError('CONFLICT', 'This address cannot be read. Please write it anew, or choose another one.')
}

/** An address of this shopper; another shopper's address is not found. */
export async function getAddress(services: WithEncryption, db: Tx, userId: string, addressId: string) {
  const row = await findAddressRow(db, userId, addressId)
  if (!row) throw notFound('This address')
  return toAddress(services, row)
}

export const listAddresses = async (services: WithEncryption, db: Tx, userId: string): Promise<Address[]> =>
  (await listAddressRows(db, userId)).map((row) => toAddress(services, row))

export async function addAddress(services: Services, userId: string, input: AddressInput): Promise<Address> {
  const sealed = services.encryption.encrypt(JSON.stringify(checkAddress(input)))
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    const { length } = await listAddressRows(tx, userId)
    if (length >= maxAddresses) {
      throw new ApiError('CONFLICT', `You can keep ${maxAddresses} addresses. Please remove one first.`)
    }
    const id = randomUUIDv7()
    const isDefault = length === 0 || input.isDefault === true
    if (isDefault) await clearOtherDefaults(tx, userId, id)
    await insertAddress(tx, { id, userId, district: input.district, sealed, isDefault })
    return getAddress(services, tx, userId, id)
  })
}

/** A default address stays the default until another one becomes it. */
export async function changeAddress(services: Services, userId: string, id: string, input: AddressInput) {
  const sealed = services.encryption.encrypt(JSON.stringify(checkAddress(input)))
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    const before = await getAddress(services, tx, userId, id)
    const isDefault = before.isDefault || input.isDefault === true
    if (isDefault) await clearOtherDefaults(tx, userId, id)
    await updateAddress(tx, { userId, id, district: input.district, sealed, isDefault })
    return getAddress(services, tx, userId, id)
  })
}

/** When the default address is removed, the newest of the others becomes the default. */
export async function removeAddress(services: Services, userId: string, id: string): Promise<Address[]> {
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    if (!(await deleteAddress(tx, userId, id))) throw notFound('This address')
    const [first] = await listAddressRows(tx, userId)
    if (first && !first.isDefault) await updateAddress(tx, { userId, id: first.id, isDefault: true })
    return listAddresses(services, tx, userId)
  })
}

/** What is wrong with a place, by field: a local level or a ward that the district does not have. */
export function findWrongPlace({
  district,
  localLevel,
  ward,
}: Pick<AddressInput, 'district' | 'localLevel' | 'ward'>): Record<string, string> {
  const level = findLocalLevel(district, localLevel)
  return {
    ...(!localLevelsOf(district) && { district: 'There is no such district.' }),
    ...(!level && { localLevel: 'There is no such local level in this district.' }),
    ...(level && ward > level.wards && { ward: `${level.name.en} has ${level.wards} wards.` }),
  }
}

function checkAddress(input: AddressInput): EncryptedPart {
  const { label, labelName, name, phoneNumber, otherPhone } = input
  const { localLevel, ward, tole, landmark } = input
  const fields = findWrongPlace(input)
  const [first] = Object.values(fields)
  if (first) throw new ApiError('VALIDATION_FAILED', first, fields)
  const required = { label, name, phoneNumber, localLevel, ward, tole, landmark }
  return { ...required, ...(labelName && { labelName }), ...(otherPhone && { otherPhone }) }
}
