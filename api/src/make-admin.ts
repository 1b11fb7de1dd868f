import { pino } from 'pino'
import { readConfig } from './config.ts'
import { grantAdmin } from './domains/account/account.service.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { findDatabase } from './find-database.ts'

/** `npm run admin -- <e-mail>`: the first admin is made by whoever runs the server; later ones by an admin. */
async function run([email]: string[]): Promise<string> {
  if (!email) throw new Error('Say whom: npm run admin -- <e-mail>')
  const held: (() => Promise<void>)[] = []
  try {
    const { directUrl } = await findDatabase(readConfig(process.env), pino({ level: 'warn' }), held)
    await migrateDatabase(directUrl)
    const database = openDatabase(directUrl, { max: 1 })
    held.push(() => database.close())
    const isThere = await grantAdmin(database.db, email)
    if (!isThere) throw new Error(`There is no account with ${email}. Open one in the shop first.`)
    return `${email} is an admin now.`
  } finally {
    for (const letGo of held.toReversed()) await letGo()
  }
}

run(process.argv.slice(2)).then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
