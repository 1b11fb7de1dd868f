import { sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import type { DirectConnection } from '../db/direct-connection.ts'
import type { Sealer } from './sealer.ts'

/** Session locks that say what a running process does with a key: they go with it, however it ends. */
const sealsWith = 4_228_003
const knows = 4_228_004

/** Locks are numbers of 32 bits with a sign, and so many bits has the id of a key. */
const numberOf = (keyId: string) => Number.parseInt(keyId, 16) | 0

/** Tells whoever changes the keys which of them this process has, for as long as it runs. */
export async function holdKeys(direct: DirectConnection, { keyIds }: Sealer) {
  const hold = () =>
    direct.query(
      `select pg_advisory_lock_shared($1, $3) ${keyIds.map((_, at) => `, pg_advisory_lock_shared($2, $${at + 3})`).join('')}`,
      [sealsWith, knows, ...keyIds.map(numberOf)],
    )
  await hold()
  direct.onBack(() => void hold().catch(() => {})) // Lost again: then it comes back again.
}

/** The database shows the numbers of locks without a sign. */
const shown = (keyId: string) => sql`${String(Number.parseInt(keyId, 16))}::bigint`
const ours = sql`locktype = 'advisory' and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())`

async function count(db: Tx, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(distinct pid)::int as n from pg_locks held
    where ${ours} and classid::bigint = ${sealsWith} and ${condition}`)
  return rows[0]?.n ?? 0
}

export const countRunning = (db: Tx) => count(db, sql`true`)

/** How many running processes could not open what is sealed with this key. */
export const countNotKnowing = (db: Tx, keyId: string) =>
  count(
    db,
    sql`not exists (select 1 from pg_locks known where ${ours} and known.pid = held.pid
      and known.classid::bigint = ${knows} and known.objid::bigint = ${shown(keyId)})`,
  )

/** How many running processes seal with another key than this one. */
export const countSealingOtherwise = (db: Tx, keyId: string) =>
  count(db, sql`held.objid::bigint <> ${shown(keyId)}`)
