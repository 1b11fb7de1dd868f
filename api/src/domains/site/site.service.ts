import type { SiteSettings } from '@haat/contract/domains/content.site.ts'
import type { OfficeHours } from '@haat/contract/shared/office-hours.ts'
import type { Config } from '#config.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Services } from '#services.ts'
import { toDeskSettings } from './desk-settings.service.ts'
import { closedSentence, toOpening } from './opening.service.ts'
import { toParticulars } from './particulars.service.ts'
import { configuredWays } from './payment-ways.ts'
import { findSavedSettings, toSavedSettings } from './site.store.ts'

export { findSetting, savedRows, writeSetting } from './site.store.ts'

/** What an admin saved, with nothing in the place of what they did not; ways to pay only where they are set up. */
export async function getSiteSettings(
  services: Pick<Services, 'config' | 'gateways'>,
  db: Tx,
): Promise<SiteSettings> {
  const saved = await findSavedSettings(db)
  const { particulars } = toParticulars(saved)
  const { support, paymentWays } = particulars
  const possible = configuredWays(services.gateways)
  return {
    ...particulars,
    support: { ...support, email: support.email || (services.config.supportEmail ?? '') },
    paymentWays: possible.filter((way) => paymentWays.includes(way)),
    holidays: toDeskSettings(saved).holidays,
    closed: closedSentence(toOpening(saved)),
  }
}

export interface Support {
  /** Where mail to support goes and where answers to ours come: the operator's mailbox, else the one that pages show. */
  email: string | undefined
  phone: string
  hours: OfficeHours
}

export async function getSupport(db: Tx, { supportEmail }: Config): Promise<Support> {
  const { support, hours } = toParticulars(await findSavedSettings(db)).particulars
  return { email: supportEmail ?? (support.email || undefined), phone: support.phone, hours }
}

/** When the desk is there, and what it has promised. */
export async function getOffice(db: Tx) {
  const saved = await findSavedSettings(db)
  const { holidays, answerMinutes } = toDeskSettings(saved)
  return { holidays: new Set(holidays), answerMinutes, hours: toParticulars(saved).particulars.hours }
}

/** The company that runs the shop. */
export const getCompany = async (db: Tx) => toParticulars(await findSavedSettings(db)).particulars.company

/** What an order depends on, by what `savedRows` has read. */
export function shopTerms(rows: Parameters<typeof toSavedSettings>[0]) {
  const saved = toSavedSettings(rows)
  return {
    /** Days on which nobody brings anything. */
    holidays: toDeskSettings(saved).holidays,
    /** Ways to pay that an admin has switched on. */
    ways: toParticulars(saved).particulars.paymentWays,
    /** Why no order may be placed; nothing while the shop is open. */
    closed: closedSentence(toOpening(saved)),
  }
}
