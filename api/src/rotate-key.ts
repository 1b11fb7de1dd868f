import { pino, type Logger } from 'pino'
import { readConfig, type Config } from './config.ts'
import { renewTicketKeys } from './domains/tickets/ticket-keys.upkeep.ts'
import { findDatabase } from './find-database.ts'
import { forgetLost } from './forget-lost.ts'
import { openSealer } from './open-sealer.ts'
import { openDatabase, type Tx } from './platform/db/database.ts'
import { migrationState, oneAtATime } from './platform/db/migrate.ts'
import { countRunning, countSealingOtherwise } from './platform/secrets/key-holders.ts'
import { resealAll } from './platform/secrets/reseal.ts'
import type { Sealer } from './platform/secrets/sealer.ts'
import { changeKeptKey, findSecretKeys, forgetOldKeptKey } from './platform/secrets/secret-key.ts'
import { deleteKeysBut, listKeys } from './platform/secrets/secret-keys.store.ts'

const lostFlag = '--old-key-is-lost'
const yesFlag = '--yes'

interface Work {
  config: Config
  db: Tx
  directUrl: string
  log: Logger
}

/**
 * `npm run rotate-key`: seals everything with the key in use that was sealed with an older one, while the shop serves.
 * Where the key is kept in a file, it makes a new one first. `--old-key-is-lost` lists what nobody can read any more, and
 * with `--yes` gives it up.
 */
async function run(given: string[]): Promise<string> {
  const unknown = given.find((word) => word !== lostFlag && word !== yesFlag)
  if (unknown) throw new Error(`npm run rotate-key knows ${lostFlag} and ${yesFlag}, not ${unknown}.`)
  const held: (() => Promise<void>)[] = []
  try {
    const config = readConfig(process.env)
    const log = pino({ level: 'warn' })
    const { directUrl } = await findDatabase(config, log, held)
    const database = openDatabase(directUrl, { max: 1 })
    held.push(() => database.close())
    const work = { config, db: database.db, directUrl, log }
    await refuseUnready(work)
    return await (given.includes(lostFlag) ? forgetLost(work, given.includes(yesFlag)) : rotate(work))
  } finally {
    for (const letGo of held.toReversed()) await letGo()
  }
}

async function refuseUnready({ db }: Work) {
  const { applied, expected } = await migrationState(db)
  if (applied < expected) throw new Error('Start Haat once in this version, then run this again.')
}

async function rotate(work: Work): Promise<string> {
  const { config, db, directUrl, log } = work
  const isKept = config.secretKey === undefined
  if (isKept) await changeKept(work)
  const sealer = await openSealer(config, directUrl, log)
  const [id] = sealer.keyIds
  await refuseOthers(db, sealer)
  const inUse = (await listKeys(db)).map((key) => key.id)
  if (inUse.every((key) => key === id)) {
    const next = sealer.keyIds.find((key) => !inUse.includes(key))
    return next
      ? `Nothing is sealed with the key ${next} in SECRET_KEY_OLD. If it is the next one, make it SECRET_KEY and put the present one in its place; then run this again.`
      : `Nothing is sealed with another key than the one in use (${id}): SECRET_KEY_OLD can be left out.`
  }
  let done = 0
  for (let last = 1; last > 0; done += last) {
    last = (await resealAll(db, sealer)) + (await renewTicketKeys(db, sealer))
  }
  // Nobody starts meanwhile, and nobody who runs seals with another key: what is found now is the rest.
  await oneAtATime(directUrl, async () => {
    await refuseOthers(db, sealer)
    done += (await resealAll(db, sealer)) + (await renewTicketKeys(db, sealer))
    await deleteKeysBut(db, [id])
  })
  if (isKept) await forgetOldKeptKey(config.dataDir)
  const old = isKept
    ? 'the old one is forgotten'
    : 'SECRET_KEY_OLD is no longer needed: leave it out after an hour'
  return `Everything is sealed with the new key (${id}; ${done} values were sealed anew), and ${old}. Back-ups from before need the old key.`
}

/** Whoever runs has the old key in memory; an unfinished change is gone on with. */
async function changeKept({ config, db }: Work) {
  const keys = await findSecretKeys(config)
  const isBegun = keys !== undefined && keys.length > 1
  if (!isBegun && (await countRunning(db)) > 0) {
    throw new Error('Stop Haat first: it has the key of the file in its memory. Then run this again.')
  }
  if (keys) await changeKeptKey(config.dataDir)
}

async function refuseOthers(db: Tx, { keyIds: [id] }: Sealer) {
  const n = await countSealingOtherwise(db, id)
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
