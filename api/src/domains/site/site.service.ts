import type { SiteSettings } from '@haat/contract/domains/site.ts'
import type { Services } from '#services.ts'
import { findSiteSettings, parseSiteSettings } from './site.store.ts'
import { defaultSiteSettings } from './site.defaults.ts'

export { readSetting, savedSite } from './site.store.ts'

/** What staff saved, else our own particulars; the mailbox of support is the operator's to say. */
export async function getSiteSettings({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<SiteSettings> {
  const settings = (await findSiteSettings(db)) ?? defaultSiteSettings
  return { ...settings, support: { ...settings.support, email: config.supportEmail } }
}

/** Days on which nobody brings anything, by what `savedSite` has read. */
export const holidaysOf = (saved: unknown): string[] =>
  (parseSiteSettings(saved) ?? defaultSiteSettings).holidays
