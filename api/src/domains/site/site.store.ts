import { eq, sql } from 'drizzle-orm'
import { siteSettingsSchema, type SiteSettings } from '@haat/contract/domains/site.ts'
import type { Tx } from '#platform/db/database.ts'
import { settings } from './site.tables.ts'

/** One group of settings as it was saved, or null; whoever reads it knows its shape. */
export async function readSetting(db: Tx, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value ?? null
}

export const parseSiteSettings = (saved: unknown): SiteSettings | null =>
  saved === null ? null : siteSettingsSchema.parse(saved)

export const findSiteSettings = async (db: Tx): Promise<SiteSettings | null> =>
  parseSiteSettings(await readSetting(db, 'site'))

/** As they were saved, as one value of a statement that asks for more. */
export const savedSite = sql<unknown>`(select value from settings where key = 'site')`
