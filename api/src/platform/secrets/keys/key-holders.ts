import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import type { DirectConnection } from '#platform/database/direct-connection.ts'
import type { Encryption } from '../encryption.ts'

/**
 * Session locks that show which key a running process encrypts with and which keys it has. They end with the
 * process, however it ends.
 */
const encryptsWithLock = 4_228_003
const knowsKeyLock = 4_228_004

/** Lock numbers are signed 32-bit integers, and a key's id has 32 bits. */
const numberOf = (keyId: string) => Number.parseInt(keyId, 16) | 0

/** Shows `rotate-key` which keys this process has, for as long as it runs. */
export async function announceKeys(direct: DirectConnection, { keyIds }: Encryption) {
  const hold = () =>
    direct.query(
      `select pg_advisory_lock_shared($1, $3) ${keyIds.map((_, at) => `, pg_advisory_lock_shared($2, $${at + 3})`).join('')}`,
      [encryptsWithLock, knowsKeyLock, ...keyIds.map(numberOf)],
    )
  await hold()
  direct.onBack(() => void hold().catch(() => {})) // When the connection is lost again, it comes back here again.
}

/** pg_locks shows lock numbers unsigned. */
const shown = (keyId: string) => sql`${String(Number.parseInt(keyId, 16))}::bigint`
const ours = sql`locktype = 'advisory' and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())`

async function count(db: Tx, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(distinct pid)::int as n from pg_locks held
    where ${ours} and classid::bigint = ${encryptsWithLock} and ${condition}`)
  return rows[0]?.n ?? 0
}

export const countRunningProcesses = (db: Tx) => count(db, sql`true`)

/** How many running processes could not decrypt values of this key. */
export const countWithoutKey = (db: Tx, keyId: string) =>
  count(
    db,
    sql`not exists (select 1 from pg_locks known where ${ours} and known.pid = held.pid
      and known.classid::bigint = ${knowsKeyLock} and known.objid::bigint = ${shown(keyId)})`,
  )

/** How many running processes encrypt with another key than this one. */
export const countEncryptingWithOtherKey = (db: Tx, keyId: string) =>
  count(db, sql`held.objid::bigint <> ${shown(keyId)}`)
