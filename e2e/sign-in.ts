import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import pg from 'pg'
import { demoAccounts } from '../api/seeds/demo-accounts.ts'
import { launchPostgres } from '../api/src/platform/db/launch-postgres.ts'

/** Gives the browser the session of a demo account, made straight in the database of the running server. */
export async function signIn(context: BrowserContext, baseURL: string, email: string) {
  const { url } = await launchPostgres({ dataDir: process.env['E2E_DATA_DIR']! })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const token = randomBytes(32).toString('base64url')
  const user = demoAccounts.find((account) => account.email === email)!
  await database.query(
    `insert into sessions (id, user_id, access_token_hash, access_expires_at)
     values ($1, $2, $3, now() + interval '10 minutes')`,
    [randomUUID(), user.id, createHash('sha256').update(token).digest('hex')],
  )
  await database.end()
  await context.addCookies([{ name: 'accessToken', value: token, url: baseURL, sameSite: 'Lax' }])
}
