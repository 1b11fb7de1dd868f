import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'

interface Limits {
  /** Nobody reads a file for longer, so a mark that is older was left by a process that was killed. */
  longestMs: number
  /** How long reading may take a shop within an hour. */
  hourlyMs: number
}

const hour = sql`interval '1 hour'`

/** Marks that a file of the shop is being read, and answers with the mark; undefined while another one is, or once the hour's time is used up. */
export async function beginReading(
  db: Tx,
  vendorId: number,
  { longestMs, hourlyMs }: Limits,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ mark: string }>(sql`
    insert into import_readings as r (vendor_id, reading_since, hour_from) values (${vendorId}, now(), now())
    on conflict (vendor_id) do update set reading_since = now(),
      hour_from = case when r.hour_from < now() - ${hour} then now() else r.hour_from end,
      used_ms = case when r.hour_from < now() - ${hour} then 0 else r.used_ms end
    where (r.reading_since is null or r.reading_since < now() - ${longestMs}::int * interval '1 millisecond')
      and (r.used_ms < ${hourlyMs}::int or r.hour_from < now() - ${hour})
    returning reading_since::text as mark`)
  return rows[0]?.mark
}

/** In how many seconds a shop that has used up its time can send files again; undefined for one that has time left. */
export async function secondsUntilReading(
  db: Tx,
  vendorId: number,
  hourlyMs: number,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from hour_from + ${hour} - now()))::int as seconds from import_readings
    where vendor_id = ${vendorId} and used_ms >= ${hourlyMs}::int and hour_from > now() - ${hour}`)
  return rows[0]?.seconds
}

/** Takes the mark away, and notes how long it took. */
export async function endReading(db: Tx, vendorId: number, mark: string, usedMs: number) {
  await db.execute(sql`
    update import_readings set reading_since = null, used_ms = least(used_ms + ${Math.ceil(usedMs)}::int, 1000000000)
    where vendor_id = ${vendorId} and reading_since = ${mark}::timestamptz`)
}
