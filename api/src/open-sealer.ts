import { drizzle } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Tx } from './platform/db/database.ts'
import { oneAtATime } from './platform/db/migrate.ts'
import {
  compareKeys,
  lostWords,
  noteKeys,
  refuseMissing,
  SecretKeyError,
  type KeysInUse,
} from './platform/secrets/check-keys.ts'
import { countNotKnowing } from './platform/secrets/key-holders.ts'
import { createSealer, type Sealer } from './platform/secrets/sealer.ts'
import { findSecretKeys, makeSecretKey } from './platform/secrets/secret-key.ts'

const quietMs = 60_000

/** Compares the key with the database before anything is sealed with it or shown to anybody. */
export async function openSealer(config: Config, directUrl: string, log: Logger): Promise<Sealer> {
  const onUnreadable = sayOnceAMinute((keyId) =>
    log.error({ keyId }, 'something was sealed with a key that this process does not have'),
  )
  let opened: Sealer | undefined
  await oneAtATime(directUrl, async (client) => {
    const db = drizzle({ client, casing: 'snake_case' })
    const keys = (await findSecretKeys(config)) ?? [await firstKey(config, db)]
    const sealer = createSealer(keys, onUnreadable)
    const inUse = await compareKeys(db, sealer)
    refuseMissing(inUse, sealer)
    await refuseUnknown(db, sealer, inUse)
    await noteKeys(db, sealer, inUse)
    opened = sealer
  })
  return opened!
}

/** Only for a database in which nothing is sealed: a new key would open nothing of what is there. */
async function firstKey({ dataDir }: Config, db: Tx): Promise<string> {
  const { used } = await compareKeys(db, createSealer(['none']))
  if (used.length === 0) return makeSecretKey(dataDir)
  const ids = used.map(({ id }) => id).join(', ')
  throw new SecretKeyError(
    `The key of this database (${ids}) is missing: put the file secret-key back into ${dataDir}, or set it as SECRET_KEY; ${lostWords}.`,
  )
}

/** A new key is used only when every running process can open what is sealed with it. */
async function refuseUnknown(db: Tx, { keyIds: [first] }: Sealer, { used, isFirstUsed }: KeysInUse) {
  if (isFirstUsed || used.length === 0) return
  const n = await countNotKnowing(db, first)
  if (n === 0) return
  throw new SecretKeyError(
    `SECRET_KEY is new, and ${n} running ${n === 1 ? 'process does' : 'processes do'} not know it yet: start all of them with the old one as SECRET_KEY and the new one as SECRET_KEY_OLD first.`,
  )
}

function sayOnceAMinute(say: (keyId: string) => void) {
  let saidAt = -Infinity
  return (keyId: string) => {
    if (Date.now() - saidAt < quietMs) return
    saidAt = Date.now()
    say(keyId)
  }
}
