import type { Tx } from '../db/database.ts'
import type { Sealer } from './sealer.ts'
import { countSealed, insertKeys, listKeys, listSealedColumns, type KnownKey } from './secret-keys.store.ts'

/** What stops a start because of the key: its message is all the operator sees. */
export class SecretKeyError extends Error {}

export const lostWords = 'if it is lost for good, see npm run rotate-key -- --old-key-is-lost'

/** What the database keeps of each key that this process has. */
const proofsOf = (sealer: Sealer): KnownKey[] => {
  const proofs = sealer.fingerprints('secret key', 'proof')
  return sealer.keyIds.map((id, at) => ({ id, proof: proofs[at]! }))
}

/** Of the keys that the database was sealed with, those that this process does not have. */
export function missingKeys(sealer: Sealer, used: KnownKey[]): KnownKey[] {
  const ours = new Map(proofsOf(sealer).map(({ id, proof }) => [id, proof]))
  return used.filter(({ id, proof }) => ours.get(id) !== proof)
}

/** For a database from before keys were noted: by what stands in front of everything sealed. */
async function keysOfValues(db: Tx, sealer: Sealer): Promise<KnownKey[]> {
  const ids = new Set<string>()
  for (const column of await listSealedColumns(db)) {
    for (const id of (await countSealed(db, column)).keys()) ids.add(id)
  }
  const ours = proofsOf(sealer)
  return [...ids].map((id) => ours.find((key) => key.id === id) ?? { id, proof: '' })
}

export interface KeysInUse {
  /** Everything in the database that may be sealed was sealed with one of these. */
  used: KnownKey[]
  missing: KnownKey[]
  isFirstUsed: boolean
}

export async function compareKeys(db: Tx, sealer: Sealer): Promise<KeysInUse> {
  const noted = await listKeys(db)
  const used = noted.length > 0 ? noted : await keysOfValues(db, sealer)
  const [first] = sealer.keyIds
  return { used, missing: missingKeys(sealer, used), isFirstUsed: used.some(({ id }) => id === first) }
}

/** From now on nobody opens this database without the key in use and those that were used before. */
export const noteKeys = (db: Tx, sealer: Sealer, { used }: KeysInUse) =>
  insertKeys(db, [...used, proofsOf(sealer)[0]!])

export function refuseMissing({ missing, used, isFirstUsed }: KeysInUse, sealer: Sealer) {
  if (missing.length === 0) return
  const ids = missing.map(({ id }) => id).join(', ')
  if (isFirstUsed || missing.length < used.length) {
    throw new SecretKeyError(
      `This database still holds what was sealed with another key (${ids}): set that one as SECRET_KEY_OLD beside SECRET_KEY until npm run rotate-key says that it is no longer needed; ${lostWords}.`,
    )
  }
  throw new SecretKeyError(
    `SECRET_KEY is not the key of this database (it is ${sealer.keyIds[0]}, the database was sealed with ${ids}): set the right one, or to change it the new one as SECRET_KEY and the right one as SECRET_KEY_OLD; ${lostWords}.`,
  )
}
