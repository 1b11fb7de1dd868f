import { pino, type Logger } from 'pino'
import { readConfig, type Config } from './config.ts'
import { renewTicketKeys } from './domains/support/sender/ticket-keys.lost-key.ts'
import { findDatabase } from './start/find-database.ts'
import { forgetLostKey } from './forget-lost-key.ts'
import { openEncryption } from './start/open-encryption.ts'
import { openDatabase, type Tx } from './platform/database/database.ts'
import { migrationState, oneAtATime } from './platform/database/migrations/migrate.ts'
import { countRunningProcesses, countEncryptingWithOtherKey } from './platform/secrets/keys/key-holders.ts'
import { reencryptAll } from './platform/secrets/reencrypt.ts'
import type { Encryption } from './platform/secrets/encryption.ts'
import { replaceKeyFile, findSecretKeys, deleteOldKeyFile } from './platform/secrets/keys/secret-key.ts'
import { deleteKeysExcept, listKeys } from './platform/secrets/keys/secret-keys.store.ts'

const lostFlag = '--old-key-is-lost'
const yesFlag = '--yes'

interface Task {
  config: Config
  db: Tx
  directUrl: string
  log: Logger
}

/**
 * `npm run rotate-key`: encrypts everything with the key in use that was encrypted with an older one, while the
 * shop serves. If the key is in a file, it makes a new one first. `--old-key-is-lost` lists what can no longer
 * be decrypted, and with `--yes` gives it up.
 */
async function run(given: string[]): Promise<string> {
  const unknown = given.find((word) => word !== lostFlag && word !== yesFlag)
  if (unknown) throw new Error(`npm run rotate-key knows ${lostFlag} and ${yesFlag}, not ${unknown}.`)
  const cleanups: (() => Promise<void>)[] = []
  try {
    const config = readConfig(process.env)
    const log = pino({ level: 'warn' })
    const { directUrl } = await findDatabase(config, log, cleanups)
    const database = openDatabase(directUrl, { max: 1 })
    cleanups.push(() => database.close())
    const work = { config, db: database.db, directUrl, log }
    await refuseUnready(work)
    return await (given.includes(lostFlag) ? forgetLostKey(work, given.includes(yesFlag)) : rotate(work))
  } finally {
    for (const cleanUp of cleanups.toReversed()) await cleanUp()
  }
}

async function refuseUnready({ db }: Task) {
  const { applied, expected } = await migrationState(db)
  if (applied < expected) throw new Error('Start Haat once in this version, then run this again.')
}

async function rotate(work: Task): Promise<string> {
  const { config, db, directUrl, log } = work
  const isKept = config.secretKey === undefined
  if (isKept) await replaceKeyFileIfAllowed(work)
  const encryption = await openEncryption(config, directUrl, log)
  const [id] = encryption.keyIds
  await refuseOthers(db, encryption)
  const inUse = (await listKeys(db)).map((key) => key.id)
  if (inUse.every((key) => key === id)) return whyNothing(encryption)
  let done = 0
  for (let last = 1; last > 0; done += last) {
    last = (await reencryptAll(db, encryption)) + (await renewTicketKeys(db, encryption))
  }
  // The lock keeps processes from starting, and no running one encrypts with another key: this finds the rest.
  await oneAtATime(directUrl, async () => {
    await refuseOthers(db, encryption)
    done += (await reencryptAll(db, encryption)) + (await renewTicketKeys(db, encryption))
    await deleteKeysExcept(db, [id])
  })
  if (isKept) await deleteOldKeyFile(config.dataDir)
  const old = isKept
    ? 'the old one is forgotten'
    : 'SECRET_KEY_OLD is no longer needed: leave it out after an hour'
  return `Everything is sealed with the new key (${id}; ${done} values were sealed anew), and ${old}. Back-ups from before need the old key.`
}

/** The database cannot tell a change that is finished from one that has only begun. */
function whyNothing({ keyIds: [id, ...others] }: Encryption): string {
  const everything = `Everything is already encrypted with SECRET_KEY (${id})`
  if (others.length === 0) return `${everything}.`
  const ids = others.join(', ')
  return `${everything}, nothing with SECRET_KEY_OLD (${ids}). If you have changed the key, you are done: leave SECRET_KEY_OLD out after an hour. If ${ids} is the new key, first make it SECRET_KEY and put the present one into SECRET_KEY_OLD, start all processes with both, and run this again.`
}

/**
 * Running processes have the old key in memory, so they must be stopped first; an unfinished change is
 * continued.
 */
async function replaceKeyFileIfAllowed({ config, db }: Task) {
  const keys = await findSecretKeys(config)
  const isBegun = keys !== undefined && keys.length > 1
  if (!isBegun && (await countRunningProcesses(db)) > 0) {
    throw new Error('Stop Haat first: it has the key of the file in its memory. Then run this again.')
  }
  if (keys) await replaceKeyFile(config.dataDir)
}

async function refuseOthers(db: Tx, { keyIds: [id] }: Encryption) {
  const n = await countEncryptingWithOtherKey(db, id)
  if (n === 0) return
  throw new Error(
    `${n} running ${n === 1 ? 'process seals' : 'processes seal'} with another key than this SECRET_KEY (${id}): start all of them with it, and the old one as SECRET_KEY_OLD, then run this again.`,
  )
}

run(process.argv.slice(2)).then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
