import { pino } from 'pino'
import { readConfig } from './config.ts'
import { grantAdmin } from './domains/account/account.service.ts'
import { forgetSecondFactor } from './domains/account/second-factor.upkeep.ts'
import { recordDeed } from './domains/audit/audit.service.ts'
import { openDatabase, type Tx } from './platform/db/database.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { findDatabase } from './find-database.ts'

const forgetFlag = '--forget-second-factor'

/**
 * `npm run admin -- <e-mail>`: the first admin is made by whoever runs the server; later ones by an admin. With
 * `--forget-second-factor` somebody who lost app and recovery codes sets up a new one at the next visit.
 */
async function run(given: string[]): Promise<string> {
  const [email] = given.filter((word) => word !== forgetFlag)
  if (!email) throw new Error(`Say whom: npm run admin -- <e-mail> [${forgetFlag}]`)
  const held: (() => Promise<void>)[] = []
  try {
    const { directUrl } = await findDatabase(readConfig(process.env), pino({ level: 'warn' }), held)
    await migrateDatabase(directUrl)
    const database = openDatabase(directUrl, { max: 1 })
    held.push(() => database.close())
    return await database.db.transaction((tx) =>
      given.includes(forgetFlag) ? forget(tx, email) : makeAdmin(tx, email),
    )
  } finally {
    for (const letGo of held.toReversed()) await letGo()
  }
}

async function makeAdmin(tx: Tx, email: string): Promise<string> {
  const outcome = await grantAdmin(tx, email)
  if (outcome === 'unknown') {
    throw new Error(`There is no account with ${email}. Open one in the shop first.`)
  }
  if (outcome === 'unproven') {
    throw new Error(
      `${email} is not confirmed. Open the link in its mail first: until then the account may be anybody's.`,
    )
  }
  return `${email} is an admin now.`
}

async function forget(tx: Tx, email: string): Promise<string> {
  const user = await forgetSecondFactor(tx, email)
  if (!user) throw new Error(`${email} has no second factor.`)
  await recordDeed(tx, null, {
    action: 'second-factor.forget',
    subject: { kind: 'account', id: user.id, label: user.name },
  })
  return `The second factor of ${email} is forgotten. The console asks for a new one.`
}

run(process.argv.slice(2)).then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
