import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { errorCode } from './error-code.ts'
import { isUnreachable } from './is-unreachable.ts'
import { MigrationError, withoutComments, type Migration } from './migration-files.ts'

/**
 * Whoever comes after a change of a table that waits for its turn waits behind it, readers too: so it waits only for a
 * moment, much shorter than a request, and tries again.
 */
const lockWaitMs = 200
const longestPauseMs = 2000
/** Not to be had in time, and a deadlock: both pass. */
const lockTrouble = ['55P03', '40P01']

/** A migration has as long as it needs, but must not outlive us on the server: the next start waits for its end. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
  // Refused by servers on systems that cannot tell; there the end of a statement is waited for.
  await client.query(`set client_connection_check_interval = '200ms'`).catch(() => {})
}

/** All of it together with its record, or nothing. */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  patienceMs: number,
): Promise<void> {
  const apply = migration.isConcurrent ? applyConcurrently : applyWhole
  const giveUpAt = Date.now() + patienceMs
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (!lockTrouble.includes(errorCode(error) ?? '')) throw failed(migration, error)
      if (Date.now() + pauseMs > giveUpAt) throw neverFree(migration, patienceMs)
      await delay(pauseMs)
    }
  }
}

async function applyWhole(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockWaitMs}`)
    for (const statement of migration.statements) await client.query(statement)
    await record(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {}) // A connection that is lost has rolled back.
    throw error
  }
}

const madeIndex = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/i

/** Its statements block nobody while they wait. One that was cut off leaves an index that is not valid: it is made again. */
async function applyConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const [, index] = madeIndex.exec(withoutComments(statement)) ?? []
    const isValid = index ? await indexState(client, index) : undefined
    if (isValid) continue
    if (isValid === false) await client.query(`drop index concurrently ${index}`)
    await client.query(statement)
  }
  await record(client, migration)
}

async function indexState(client: pg.Client, index: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    [index],
  )
  return rows[0]?.indisvalid
}

/** As drizzle records it; beside that, what older programs have to know of it. */
async function record(client: pg.Client, { name, hash, when, kind }: Migration): Promise<void> {
  await client.query(
    `with recorded as (insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2))
     insert into drizzle.migration_kinds (hash, name, kind)
     select $1, $3, $4::text where $4::text is not null on conflict do nothing`,
    [hash, when, name, kind ?? null],
  )
}

function failed({ name, isConcurrent }: Migration, error: unknown): MigrationError {
  const reason = error instanceof Error ? error.message : String(error)
  // The answer to the commit may be all that was lost.
  if (isUnreachable(error))
    return new MigrationError(`Migration ${name} was cut off: ${reason}. Start again.`)
  const rest = isConcurrent ? '' : ' and left nothing behind'
  return new MigrationError(`Migration ${name} failed${rest}: ${reason}.`, { cause: error })
}

const neverFree = ({ name }: Migration, patienceMs: number) =>
  new MigrationError(
    `Migration ${name} got no turn in ${Math.ceil(patienceMs / 1000)} seconds, because others were using its tables without a pause. End long transactions (a back-up may be one) and start again.`,
  )
