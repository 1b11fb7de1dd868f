import type { Tx } from '../database/database.ts'
import type { Encryption } from './encryption.ts'
import {
  listEncryptedColumns,
  listEncryptedWithOtherKey,
  replaceEncrypted,
  type EncryptedColumn,
} from './keys/secret-keys.store.ts'

const perStep = 500

/**
 * Encrypts everything with the key in use that was encrypted with another one we have. It works in small
 * independent steps, so that after an interruption the next run finds the rest. Returns the number of values.
 */
export async function reencryptAll(db: Tx, encryption: Encryption): Promise<number> {
  let done = 0
  for (const column of await listEncryptedColumns(db)) done += await reencryptColumn(db, encryption, column)
  return done
}

async function reencryptColumn(db: Tx, encryption: Encryption, column: EncryptedColumn): Promise<number> {
  const [id] = encryption.keyIds
  let done = 0
  for (let after: string | undefined; ;) {
    const values = await listEncryptedWithOtherKey(db, column, { id, after, limit: perStep })
    const decrypted = values.flatMap((one) => {
      const text = encryption.decrypt(one.value)
      // No key decrypts the value: it stays as it is, and is reported at the end.
      return text === null ? [] : [{ ...one, text }]
    })
    if (decrypted.length > 0) {
      const next = decrypted.map(({ text }) => encryption.encrypt(text))
      await replaceEncrypted(
        db,
        column,
        decrypted.map(({ key, value }) => ({ key, value })),
        next,
      )
      done += decrypted.length
    }
    if (values.length < perStep) return done
    after = values.at(-1)!.key
  }
}
