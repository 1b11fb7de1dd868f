import type { OfficeSettings, SiteSettings } from '@haat/contract/domains/content.site.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { makeOffice } from '@haat/contract/shared/office-clock.ts'
import type { OfficeHours } from '@haat/contract/shared/office-hours.ts'
import { holidaysKnownUntil } from '@haat/contract/shared/public-holidays.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Config } from '#config.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { announcedDates, announcedHolidays, toDeskSettings } from './desk-settings.service.ts'
import { closedSentence, toOpening } from './opening.service.ts'
import { configuredMethods, toParticulars } from './particulars.service.ts'
import { findSavedSettings, toSavedSettings } from './site.store.ts'

export { findSetting, savedSettingsSql, writeSetting } from './site.store.ts'

/** Every page carries the list, so it goes no further than deliveries take. */
const comingDays = 60

function todayInNepal(): string {
  const { year, month, day } = nepalDateParts(new Date())
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/**
 * The settings that the shop shows. What no admin has saved is empty, and payment methods need a configured
 * gateway.
 */
export async function getSiteSettings(
  services: Pick<Services, 'config' | 'gateways'>,
  db: Tx,
): Promise<SiteSettings> {
  const saved = await findSavedSettings(db)
  const { particulars } = toParticulars(saved)
  const { support, paymentWays } = particulars
  const configured = configuredMethods(services.gateways)
  const { holidays } = toDeskSettings(saved)
  const today = todayInNepal()
  const lastDay = addDays(today, comingDays)
  const knownUntil = holidaysKnownUntil(holidays, today)
  return {
    ...particulars,
    support: { ...support, email: support.email || (services.config.supportEmail ?? '') },
    paymentWays: configured.filter((way) => paymentWays.includes(way)),
    holidays: announcedDates(holidays).filter((day) => day >= today && day <= lastDay),
    ...(knownUntil < lastDay && { holidaysKnownUntil: knownUntil }),
    closed: closedSentence(toOpening(saved)),
  }
}

export interface Support {
  /** The mailbox of support: the one that the operator has configured, otherwise the one that pages show. */
  email: string | undefined
  phone: string
  hours: OfficeHours
}

export async function getSupport(db: Tx, { supportEmail }: Config): Promise<Support> {
  const { support, hours } = toParticulars(await findSavedSettings(db)).particulars
  return { email: supportEmail ?? (support.email || undefined), phone: support.phone, hours }
}

/** The clock of the office, and the promised answer times in minutes of it. */
export async function getOffice(db: Tx) {
  const saved = await findSavedSettings(db)
  const { holidays, answerMinutes } = toDeskSettings(saved)
  const { hours } = toParticulars(saved).particulars
  return { office: makeOffice({ hours, holidays: announcedHolidays(holidays) }), answerMinutes }
}

/** The working week of the shop, and the days off beside it. */
export async function getWorkingDays(db: Tx) {
  const saved = await findSavedSettings(db)
  return {
    week: toParticulars(saved).particulars.hours,
    holidays: new Set(announcedDates(toDeskSettings(saved).holidays)),
  }
}

const pastDays = 366

/** What a browser needs for the same clock. */
export async function getOfficeSettings(db: Tx): Promise<OfficeSettings> {
  const saved = await findSavedSettings(db)
  const today = todayInNepal()
  const [from, to] = [addDays(today, -pastDays), addDays(today, comingDays)]
  const holidays = announcedHolidays(toDeskSettings(saved).holidays)
  return {
    hours: toParticulars(saved).particulars.hours,
    holidays: holidays
      .filter(({ date }) => date >= from && date <= to)
      .map(({ date, name }) => ({ date, name })),
  }
}

export const getCompany = async (db: Tx) => toParticulars(await findSavedSettings(db)).particulars.company

/** The settings that an order depends on, from the rows that `savedSettingsSql` has read. */
export function shopTerms(rows: Parameters<typeof toSavedSettings>[0]) {
  const saved = toSavedSettings(rows)
  const { paymentWays, hours } = toParticulars(saved).particulars
  return {
    /** Days without delivery, beside those outside of the working week. */
    holidays: announcedDates(toDeskSettings(saved).holidays),
    week: { from: hours.from, to: hours.to },
    /** Payment methods that an admin has switched on. */
    ways: paymentWays,
    /** Why no order can be placed; null while the shop is open. */
    closed: closedSentence(toOpening(saved)),
  }
}
