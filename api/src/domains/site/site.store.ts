import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { settings, settingVersions } from './site.tables.ts'

/** One group of settings as it was saved; whoever reads it knows its shape. */
export async function findSetting(db: Tx, key: string) {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row ?? null
}

/** Writes a group of the version that was seen, 0 for one that was not there: its next version, or null if it has changed. */
export async function writeSetting(
  tx: Tx,
  key: string,
  value: unknown,
  seen: number,
): Promise<number | null> {
  const version = { version: settings.version }
  const [row] =
    seen === 0
      ? await tx.insert(settings).values({ key, value }).onConflictDoNothing().returning(version)
      : await tx
          .update(settings)
          .set({ value, version: sql`${settings.version} + 1`, updatedAt: new Date() })
          .where(and(eq(settings.key, key), eq(settings.version, seen)))
          .returning(version)
  return row?.version ?? null
}

interface Saved {
  key: string
  value: unknown
  version: number
}
type Group = Pick<Saved, 'value' | 'version'> | null
export interface SavedSettings {
  particulars: Group
  opening: Group
  desk: Group
}

/** What staff saved of the shop and of the desk, in one question. */
export const findSavedSettings = async (db: Tx): Promise<SavedSettings> =>
  toSavedSettings(await db.select().from(settings).where(inArray(settings.key, shopGroups)))

const shopGroups = ['particulars', 'opening', 'desk']

export function toSavedSettings(rows: Saved[]): SavedSettings {
  const named = (key: string) => rows.find((row) => row.key === key) ?? null
  return { particulars: named('particulars'), opening: named('opening'), desk: named('desk') }
}

/** The same as one value of a statement that asks for more. */
export const savedRows = sql<Saved[]>`(select coalesce(json_agg(json_build_object('key', key, 'value', value,
  'version', version)), '[]') from settings where key in ('particulars', 'opening', 'desk'))`

/** One change at a time: whether the shop may open depends on the particulars, and they on whether it is open. */
export const lockShop = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('shop settings', 0))`)

interface NewVersion {
  key: string
  version: number
  value: unknown
  savedBy: string | null
}
export const insertVersion = (tx: Tx, version: NewVersion) => tx.insert(settingVersions).values(version)

/** The saved versions of a group, newest first. */
export const listVersions = (db: Tx, key: string, most: number) =>
  db
    .select()
    .from(settingVersions)
    .where(eq(settingVersions.key, key))
    .orderBy(desc(settingVersions.version))
    .limit(most)
