import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../test/factories.ts'
import { makeDataDir } from '../test/process/haat-process.ts'
import { runCommand } from '../test/process/run-command.ts'
import { buildTestApp, type TestApp } from '../test/test-app.ts'
import { refuseOtherSchema } from './platform/database/migrations/refuse-other-schema.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

/** Whole processes start here, beside all the other tests. */
const timeoutMs = 60_000
const SECRET_KEY = 'a key that is only good for tests, 32+ characters'
const admin = (given: string[], settings: Record<string, string> = {}) =>
  runCommand('make-admin.ts', given, { DATABASE_URL: haat.databaseUrl, SECRET_KEY, ...settings })
const refused = (sentence: RegExp) => ({ code: 1, output: expect.stringMatching(sentence) })

it(
  'makes an admin of a confirmed account, and says who is none',
  async () => {
    const user = await makeAccount(haat.services)
    expect(await admin([user.email])).toEqual({ code: 0, output: `${user.email} is an admin now.\n` })
    const { rows } = await haat.database.pool.query('select roles from users where id = $1', [user.id])
    expect(rows).toEqual([{ roles: ['shopper', 'staff', 'admin'] }])
    const log = await haat.database.pool.query(
      'select action, actor_id, after from audit_entries where subject_id = $1',
      [user.id],
    )
    expect(log.rows).toEqual([{ action: 'people.change', actor_id: null, after: { isAdmin: true } }])
    expect(await admin(['nobody@example.com', '--forget-second-factor'])).toEqual(
      refused(/^There is no account with nobody@example\.com\. Open one in the shop first\.\n$/),
    )
  },
  timeoutMs,
)

it(
  'says which setting is missing or misspelt, and makes no database of its own',
  async () => {
    const DATA_DIR = await makeDataDir()
    expect(
      await admin(['a@example.com'], { DATABASE_URL: '', DATA_DIR, DATABASE_URI: haat.databaseUrl }),
    ).toEqual(
      refused(
        /^DATABASE_URI: did you mean DATABASE_URL\?\nDATABASE_URL is not set, and there is no database in DATA_DIR \S+: [^\n]+\.\n$/,
      ),
    )
    expect(existsSync(path.join(DATA_DIR, 'postgres'))).toBe(false)
    expect(await admin(['a@example.com'], { SECRET_KEY: '' })).toEqual(
      refused(/^SECRET_KEY must be set when DATABASE_URL is set [^\n]+\.\n$/),
    )
  },
  timeoutMs,
)

it(
  'brings no schema up to date',
  async () => {
    const other = await buildTestApp()
    const ask = (text: string) => other.database.pool.query(text)
    const refusal = async () => refuseOtherSchema(other.databaseUrl)
    await ask('alter table users drop column locked_at')
    await ask(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    expect(await admin(['a@example.com'], { DATABASE_URL: other.databaseUrl })).toEqual(
      refused(/^The schema of the database is older than this program: [^\n]+\.\n$/),
    )
    const { rows } = await ask("select 1 from information_schema.columns where column_name = 'locked_at'")
    expect(rows).toEqual([])
    await ask("insert into drizzle.__drizzle_migrations (hash, created_at) values ('one', 1), ('two', 2)")
    await expect(refusal).rejects.toThrow(/^The database has [^\n]+ where this program expects /)
    await ask('drop schema drizzle cascade')
    await expect(refusal).rejects.toThrow(/^The database has no tables of Haat yet: /)
    await other.close()
  },
  timeoutMs,
)
