import type { Tx } from '#platform/database/database.ts'
import type { Encryption } from '../encryption.ts'
import {
  countValuesByKey,
  insertKeys,
  listKeys,
  listEncryptedColumns,
  type KnownKey,
} from './secret-keys.store.ts'

/** A problem with the key that stops a start: its message is all that the operator sees. */
export class SecretKeyError extends Error {}

export const lostKeyHint = 'if it is lost for good, see npm run rotate-key -- --old-key-is-lost'

/** The ids and proofs that the database stores of the keys of this process. */
const proofsOf = (encryption: Encryption): KnownKey[] => {
  const proofs = encryption.fingerprints('secret key', 'proof')
  return encryption.keyIds.map((id, at) => ({ id, proof: proofs[at]! }))
}

/** The keys that the database was encrypted with and that this process does not have. */
export function missingKeys(encryption: Encryption, used: KnownKey[]): KnownKey[] {
  const ours = new Map(proofsOf(encryption).map(({ id, proof }) => [id, proof]))
  return used.filter(({ id, proof }) => ours.get(id) !== proof)
}

/** For a database from before keys were recorded: the ids in front of all encrypted values. */
async function keysOfValues(db: Tx, encryption: Encryption): Promise<KnownKey[]> {
  const ids = new Set<string>()
  for (const column of await listEncryptedColumns(db)) {
    for (const id of (await countValuesByKey(db, column)).keys()) ids.add(id)
  }
  const ours = proofsOf(encryption)
  return [...ids].map((id) => ours.find((key) => key.id === id) ?? { id, proof: '' })
}

export interface KeysInUse {
  /** Every encrypted value in the database was encrypted with one of these. */
  used: KnownKey[]
  missing: KnownKey[]
  isFirstUsed: boolean
}

export async function compareKeys(db: Tx, encryption: Encryption): Promise<KeysInUse> {
  const noted = await listKeys(db)
  const used = noted.length > 0 ? noted : await keysOfValues(db, encryption)
  const [first] = encryption.keyIds
  return { used, missing: missingKeys(encryption, used), isFirstUsed: used.some(({ id }) => id === first) }
}

/** From now on this database opens only with the key in use and those that were used before. */
export const recordKeys = (db: Tx, encryption: Encryption, { used }: KeysInUse) =>
  insertKeys(db, [...used, proofsOf(encryption)[0]!])

export function refuseMissing({ missing, used, isFirstUsed }: KeysInUse, encryption: Encryption) {
  if (missing.length === 0) return
  const ids = missing.map(({ id }) => id).join(', ')
  if (isFirstUsed || missing.length < used.length) {
    throw new SecretKeyError(
      `This database still holds what was sealed with another key (${ids}): set that one as SECRET_KEY_OLD beside SECRET_KEY until npm run rotate-key says that it is no longer needed; ${lostKeyHint}.`,
    )
  }
  throw new SecretKeyError(
    `SECRET_KEY is not the key of this database (it is ${encryption.keyIds[0]}, the database was sealed with ${ids}): set the right one, or to change it the new one as SECRET_KEY and the right one as SECRET_KEY_OLD; ${lostKeyHint}.`,
  )
}
