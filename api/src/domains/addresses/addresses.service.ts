import { randomUUIDv7 } from 'node:crypto'
import { mostAddresses } from '@haat/contract/domains/addresses.rules.ts'
import type { Address, AddressInput } from '@haat/contract/domains/addresses.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import {
  deleteAddress,
  findAddressRow,
  findDefaultDistrict,
  insertAddress,
  listAddressRows,
  lockAddresses,
  makeOthersUnusual,
  updateAddress,
  type AddressFacts,
} from './addresses.store.ts'
import { checkAddress, type SealedPart } from './check-address.ts'
import { placeNames } from './places.ts'
import { isReadablePlace, openPlace, unreadablePlace } from './unreadable-place.ts'

export { addressFacts, deleteAddressesOf, deleteUnreadableAddresses } from './addresses.store.ts'

type Sealing = Pick<Services, 'sealer'>

export function showAddress({ sealer }: Sealing, row: AddressFacts): Address {
  const { id, district, isDefault } = row
  const part = openPlace<SealedPart>(sealer, row.sealed) ?? { ...unreadablePlace, label: 'other' as const }
  return { ...part, id, district, isDefault, ...placeNames({ district, localLevel: part.localLevel }) }
}

/** For a parcel: what cannot be read is no place to send it to. */
export function readableAddress(services: Sealing, row: AddressFacts): Address {
  const address = showAddress(services, row)
  if (isReadablePlace(address)) return address
  throw new ApiError('CONFLICT', 'This address cannot be read. Please write it anew, or choose another one.')
}

/** The shopper's address as it can be read; somebody else's is not found. */
export async function addressOf(services: Sealing, db: Tx, userId: string, addressId: string) {
  const row = await findAddressRow(db, userId, addressId)
  if (!row) throw notFound('This address')
  return showAddress(services, row)
}

/** Where the shopper's things usually go. */
export const defaultDistrictOf = (db: Tx, userId: string): Promise<string | undefined> =>
  findDefaultDistrict(db, userId)

export const listAddresses = async (services: Sealing, db: Tx, userId: string): Promise<Address[]> =>
  (await listAddressRows(db, userId)).map((row) => showAddress(services, row))

export async function addAddress(services: Services, userId: string, input: AddressInput): Promise<Address> {
  const sealed = services.sealer.seal(JSON.stringify(checkAddress(input)))
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    const { length } = await listAddressRows(tx, userId)
    if (length >= mostAddresses) {
      throw new ApiError('CONFLICT', `You can keep ${mostAddresses} addresses. Please remove one first.`)
    }
    const id = randomUUIDv7()
    const isDefault = length === 0 || input.isDefault === true
    if (isDefault) await makeOthersUnusual(tx, userId, id)
    await insertAddress(tx, { id, userId, district: input.district, sealed, isDefault })
    return addressOf(services, tx, userId, id)
  })
}

/** The usual one stays the usual one until another takes its place. */
export async function changeAddress(services: Services, userId: string, id: string, input: AddressInput) {
  const sealed = services.sealer.seal(JSON.stringify(checkAddress(input)))
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    const before = await addressOf(services, tx, userId, id)
    const isDefault = before.isDefault || input.isDefault === true
    if (isDefault) await makeOthersUnusual(tx, userId, id)
    await updateAddress(tx, { userId, id, district: input.district, sealed, isDefault })
    return addressOf(services, tx, userId, id)
  })
}

/** When the usual one goes, the newest of the others becomes it. */
export async function removeAddress(services: Services, userId: string, id: string): Promise<Address[]> {
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId)
    if (!(await deleteAddress(tx, userId, id))) throw notFound('This address')
    const [first] = await listAddressRows(tx, userId)
    if (first && !first.isDefault) await updateAddress(tx, { userId, id: first.id, isDefault: true })
    return listAddresses(services, tx, userId)
  })
}
