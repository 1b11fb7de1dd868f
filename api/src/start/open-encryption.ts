import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Tx } from '../platform/database/database.ts'
import { oneAtATime } from '../platform/database/migrations/migrate.ts'
import {
  compareKeys,
  lostKeyHint,
  recordKeys,
  refuseMissing,
  SecretKeyError,
  type KeysInUse,
} from '../platform/secrets/keys/check-keys.ts'
import { countWithoutKey } from '../platform/secrets/keys/key-holders.ts'
import { createEncryption, type Encryption } from '../platform/secrets/encryption.ts'
import { findSecretKeys, makeSecretKey } from '../platform/secrets/keys/secret-key.ts'

const quietMs = 60_000

/** Compares the key with the database before anything is encrypted with it or shown to anybody. */
export async function openEncryption(config: Config, directUrl: string, log: Logger): Promise<Encryption> {
  const onUnreadable = atMostOnceAMinute((keyId) =>
    log.error({ keyId }, 'something was sealed with a key that this process does not have'),
  )
  let opened: Encryption | undefined
  await oneAtATime(directUrl, async (client) => {
    const db = drizzle({ client, casing: 'snake_case' })
    const keys = (await findSecretKeys(config)) ?? [await firstKey(config, db)]
    const encryption = createEncryption(keys, onUnreadable)
    const inUse = await compareKeys(db, encryption)
    refuseMissing(inUse, encryption)
    await refuseUnknown(db, encryption, inUse)
    await recordKeys(db, encryption, inUse)
    opened = encryption
  })
  return opened!
}

/** Makes the first key, only for a database without encrypted values: a new key could not decrypt them. */
async function firstKey({ dataDir }: Config, db: Tx): Promise<string> {
  const { used } = await compareKeys(db, createEncryption(['none']))
  if (used.length === 0) return makeSecretKey(dataDir)
  const ids = used.map(({ id }) => id).join(', ')
  throw new SecretKeyError(
    `The key of this database (${ids}) is missing: put the file secret-key back into ${dataDir}, or set it as SECRET_KEY; ${lostKeyHint}.`,
  )
}

/** A new key is used only when every running process can decrypt its values. */
async function refuseUnknown(db: Tx, { keyIds: [first] }: Encryption, { used, isFirstUsed }: KeysInUse) {
  if (isFirstUsed || used.length === 0) return
  const n = await countWithoutKey(db, first)
  if (n === 0) return
  throw new SecretKeyError(
    `SECRET_KEY is new, and ${n} running ${n === 1 ? 'process does' : 'processes do'} not know it yet: start all of them with the old one as SECRET_KEY and the new one as SECRET_KEY_OLD first.`,
  )
}

function atMostOnceAMinute(say: (keyId: string) => void) {
  let saidAt = -Infinity
  return (keyId: string) => {
    if (Date.now() - saidAt < quietMs) return
    saidAt = Date.now()
    say(keyId)
  }
}
