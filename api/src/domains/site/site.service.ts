import type { SiteSettings } from '@haat/contract/domains/site.ts'
import type { Services } from '#services.ts'
import { findSiteSettings } from './site.store.ts'
import { defaultSiteSettings } from './site.defaults.ts'

export { readSetting } from './site.store.ts'

/** What staff saved, else our own particulars; the mailbox of support is the operator's to say. */
export async function getSiteSettings({
  db,
  config,
}: Pick<Services, 'db' | 'config'>): Promise<SiteSettings> {
  const settings = (await findSiteSettings(db)) ?? defaultSiteSettings
  return { ...settings, support: { ...settings.support, email: config.supportEmail } }
}
