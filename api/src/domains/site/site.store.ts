import { and, eq, inArray, sql } from 'drizzle-orm'
import { siteSettingsSchema, type SiteSettings } from '@haat/contract/domains/site.ts'
import type { Tx } from '#platform/db/database.ts'
import { settings } from './site.tables.ts'

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
export interface SavedSettings {
  site: SiteSettings | null
  desk: Pick<Saved, 'value' | 'version'> | null
}

const shopGroups = ['site', 'desk']

/** What staff saved of the shop and of the desk, in one question. */
export const findSavedSettings = async (db: Tx): Promise<SavedSettings> =>
  toSavedSettings(await db.select().from(settings).where(inArray(settings.key, shopGroups)))

export function toSavedSettings(rows: Saved[]): SavedSettings {
  const named = (key: string) => rows.find((row) => row.key === key) ?? null
  const site = named('site')
  return { site: site && siteSettingsSchema.parse(site.value), desk: named('desk') }
}

/** The same as one value of a statement that asks for more. */
export const savedRows = sql<Saved[]>`(select coalesce(json_agg(json_build_object('key', key, 'value', value,
  'version', version)), '[]') from settings where key in ('site', 'desk'))`
