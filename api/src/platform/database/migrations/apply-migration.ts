import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { errorCode } from '../errors/error-code.ts'
import { isUnreachable } from '../errors/is-unreachable.ts'
import { MigrationError, withoutComments, type Migration } from './migration-files.ts'

/**
 * Everybody who uses a table waits behind a change of it that waits for its lock, readers too. So a migration
 * waits only for a moment, much shorter than a request, and tries again.
 */
const lockWaitMs = 200
const longestPauseMs = 2000
/** A lock that was not free in time, and a deadlock: both pass. */
const passingLockErrors = ['55P03', '40P01']

/**
 * A migration may take as long as it needs, but its statement must not outlive this process on the server,
 * because the next start waits for its end.
 */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
  // Servers on systems without this check refuse the setting; there the next start waits for the statement to
  // end.
  await client.query(`set client_connection_check_interval = '200ms'`).catch(() => {})
}

/** Applies the migration and records it, or does neither. */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  giveUpAfterMs: number,
): Promise<void> {
  const apply = migration.isConcurrent ? applyConcurrently : applyWhole
  const giveUpAt = Date.now() + giveUpAfterMs
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (!passingLockErrors.includes(errorCode(error) ?? '')) throw migrationFailed(migration, error)
      if (Date.now() + pauseMs > giveUpAt) throw tablesNeverFree(migration, giveUpAfterMs)
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
    await client.query('rollback').catch(() => {}) // A lost connection has rolled back already.
    throw error
  }
}

const createdIndex = /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/i

/**
 * Statements that run concurrently block nobody while they wait. One that was cut off leaves an invalid index
 * behind, which is dropped and made again.
 */
async function applyConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    const [, index] = createdIndex.exec(withoutComments(statement)) ?? []
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

/** Records the migration as drizzle does, and beside that its kind, which older programs have to know. */
async function record(client: pg.Client, { name, hash, when, kind }: Migration): Promise<void> {
  await client.query(
    `with recorded as (insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2))
     insert into drizzle.migration_kinds (hash, name, kind)
     select $1, $3, $4::text where $4::text is not null on conflict do nothing`,
    [hash, when, name, kind ?? null],
  )
}

function migrationFailed({ name, isConcurrent }: Migration, error: unknown): MigrationError {
  const reason = error instanceof Error ? error.message : String(error)
  // Perhaps only the answer to the commit was lost, so nothing is said about the outcome.
  if (isUnreachable(error))
    return new MigrationError(`Migration ${name} was cut off: ${reason}. Start again.`)
  const rest = isConcurrent ? '' : ' and left nothing behind'
  return new MigrationError(`Migration ${name} failed${rest}: ${reason}.`, { cause: error })
}

const tablesNeverFree = ({ name }: Migration, giveUpAfterMs: number) =>
  new MigrationError(
    `Migration ${name} got no turn in ${Math.ceil(giveUpAfterMs / 1000)} seconds, because others were using its tables without a pause. End long transactions (a back-up may be one) and start again.`,
  )
