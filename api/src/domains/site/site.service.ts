import type { SiteSettings } from '@haat/contract/domains/site.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { toDeskSettings } from './desk-settings.service.ts'
import { findSavedSettings, toSavedSettings } from './site.store.ts'
import { defaultSiteSettings } from './site.defaults.ts'

export { findSetting, savedRows, writeSetting } from './site.store.ts'
export { getDeskSettings } from './desk-settings.service.ts'

/** What staff saved, else our own particulars; the mailbox of support is the operator's to say. */
export async function getSiteSettings({
  db,
  config,
}: Pick<Services, 'config'> & { db: Tx }): Promise<SiteSettings> {
  const saved = await findSavedSettings(db)
  const settings = saved.site ?? defaultSiteSettings
  const { holidays } = toDeskSettings(saved)
  return { ...settings, holidays, support: { ...settings.support, email: config.supportEmail } }
}

/** Days on which nobody brings anything, by what `savedRows` has read. */
export const holidaysOf = (rows: Parameters<typeof toSavedSettings>[0]): string[] =>
  toDeskSettings(toSavedSettings(rows)).holidays
