import { pino } from 'pino'
import { readConfig, settingNames } from './config.ts'
import { grantAdmin } from './domains/account/account.service.ts'
import { findAccountState } from './domains/account/sign-in/lock.service.ts'
import { forgetSecondFactor } from './domains/account/second-factor/reset-second-factor.service.ts'
import { recordAudit } from './domains/audit/audit.service.ts'
import { findExistingDatabase } from './start/find-database.ts'
import { findMisspelt } from './start/misspelt-settings.ts'
import { openDatabase, type Tx } from './platform/database/database.ts'
import { refuseOtherSchema } from './platform/database/migrations/refuse-other-schema.ts'
import { sentenceOf } from './platform/database/errors/sentence-of.ts'

const forgetFlag = '--forget-second-factor'

/**
 * `npm run admin -- <e-mail>`: the operator makes the first admin, and admins make later ones. With
 * `--forget-second-factor` a person who lost the app and the recovery codes sets up a new second factor at the
 * next visit.
 */
async function run(given: string[]): Promise<string> {
  const [email] = given.filter((word) => word !== forgetFlag)
  if (!email) throw new Error(`Say whom: npm run admin -- <e-mail> [${forgetFlag}]`)
  for (const sentence of findMisspelt(process.env, settingNames)) console.error(sentence)
  const cleanups: (() => Promise<void>)[] = []
  try {
    const { directUrl } = await findExistingDatabase(
      readConfig(process.env),
      pino({ level: 'warn' }),
      cleanups,
    )
    await refuseOtherSchema(directUrl)
    const database = openDatabase(directUrl, { max: 1 })
    cleanups.push(() => database.close())
    return await database.db.transaction(async (tx) => {
      await refuseAbsent(tx, email)
      return given.includes(forgetFlag) ? forget(tx, email) : makeAdmin(tx, email)
    })
  } finally {
    for (const cleanUp of cleanups.toReversed()) await cleanUp()
  }
}

async function refuseAbsent(tx: Tx, email: string): Promise<void> {
  const state = await findAccountState(tx, email)
  if (state === 'open') return
  if (state === 'none') throw unknown(email)
  throw new Error(
    `${email} is an account of the demo and locked, since its password is public. Open one with another address in the shop first.`,
  )
}

const unknown = (email: string) => new Error(`There is no account with ${email}. Open one in the shop first.`)

async function makeAdmin(tx: Tx, email: string): Promise<string> {
  const outcome = await grantAdmin(tx, email)
  if (outcome === 'unknown') throw unknown(email)
  if (outcome === 'unverified') {
    throw new Error(
      `${email} is not confirmed. Open the link in its mail and confirm the address there first: until then the account may be anybody's.`,
    )
  }
  return `${email} is an admin now.`
}

async function forget(tx: Tx, email: string): Promise<string> {
  const user = await forgetSecondFactor(tx, email)
  if (!user) throw new Error(`${email} has no second factor.`)
  await recordAudit(tx, null, {
    action: 'second-factor.forget',
    subject: { kind: 'account', id: user.id, label: user.name },
  })
  return `The second factor of ${email} is forgotten. The console asks staff for a new one; a shop opens without.`
}

run(process.argv.slice(2)).then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(sentenceOf(error))
    process.exitCode = 1
  },
)
