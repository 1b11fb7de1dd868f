import { eq } from 'drizzle-orm'
import { siteSettingsSchema, type SiteSettings } from '@haat/contract/domains/site.ts'
import type { Tx } from '#platform/db/database.ts'
import { settings } from './site.tables.ts'

export async function findSiteSettings(db: Tx): Promise<SiteSettings | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'site'))
  return row ? siteSettingsSchema.parse(row.value) : null
}
