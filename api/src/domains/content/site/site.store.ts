import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { settings, settingVersions } from './site.tables.ts'

/** One group of settings as it was saved. The caller knows its shape and parses it. */
export async function findSetting(db: Tx, key: string) {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row ?? null
}

/**
 * Saves a group of settings over the version that the caller has seen, 0 for a group that did not exist.
 * Returns the new version, or null if somebody has changed the group meanwhile.
 */
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

interface SettingRow {
  key: string
  value: unknown
  version: number
}
type SavedGroup = Pick<SettingRow, 'value' | 'version'> | null
export interface SavedSettings {
  particulars: SavedGroup
  opening: SavedGroup
  desk: SavedGroup
  holidays: SavedGroup
}

/** All groups of settings that staff save, in one query. */
export const findSavedSettings = async (db: Tx): Promise<SavedSettings> =>
  toSavedSettings(await db.select().from(settings).where(inArray(settings.key, shopGroups)))

const shopGroups = ['particulars', 'opening', 'desk', 'holidays']

export function toSavedSettings(rows: SettingRow[]): SavedSettings {
  const findRow = (key: string) => rows.find((row) => row.key === key) ?? null
  return {
    particulars: findRow('particulars'),
    opening: findRow('opening'),
    desk: findRow('desk'),
    holidays: findRow('holidays'),
  }
}

/** The same rows as one JSON value, as part of a query that reads more. */
export const savedSettingsSql = sql<
  SettingRow[]
>`(select coalesce(json_agg(json_build_object('key', key, 'value', value,
  'version', version)), '[]') from settings where key in ('particulars', 'opening', 'desk', 'holidays'))`

/**
 * Allows one change of the shop at a time: whether it may open depends on the particulars, and which
 * particulars are allowed depends on whether it is open.
 */
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
export const listVersions = (db: Tx, key: string, limit: number) =>
  db
    .select()
    .from(settingVersions)
    .where(eq(settingVersions.key, key))
    .orderBy(desc(settingVersions.version))
    .limit(limit)
