import { eq } from 'drizzle-orm'
import { siteSettingsSchema, type SiteSettings } from '@haat/contract/domains/site.ts'
import type { Tx } from '#platform/db/database.ts'
import { settings } from './site.tables.ts'

/** One group of settings as it was saved, or null; whoever reads it knows its shape. */
export async function readSetting(db: Tx, key: string): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return row?.value ?? null
}

export async function findSiteSettings(db: Tx): Promise<SiteSettings | null> {
  const saved = await readSetting(db, 'site')
  return saved === null ? null : siteSettingsSchema.parse(saved)
}
