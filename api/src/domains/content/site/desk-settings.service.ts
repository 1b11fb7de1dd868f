import { z } from 'zod'
import { deskSettingsSchema, holidaySchema, type DeskSettings } from '@haat/contract/domains/content.site.ts'
import { defaultAnswerMinutes } from '@haat/contract/domains/content.site.rules.ts'
import { publicHolidays, type Holiday } from '@haat/contract/shared/public-holidays.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { findSavedSettings, findSetting, writeSetting, type SavedSettings } from './site.store.ts'

/**
 * Answer times and the dates of announced holidays are one group, as the release before this one reads and writes it.
 * Names, and holidays whose day is not announced, are a second group beside it.
 */
const key = 'desk'
const namesKey = 'holidays'
const savedSchema = z.strictObject({
  holidays: z.array(z.iso.date()),
  answerMinutes: deskSettingsSchema.shape.answerMinutes,
})
const namesSchema = z.array(holidaySchema)

/** Holidays and promised answer times. The version is 0 until staff save some. */
export const getDeskSettings = async (db: Tx) => toDeskSettings(await findSavedSettings(db))

/** Until somebody saves others, the holidays are the public ones of Nepal. */
export function toDeskSettings({ desk, holidays }: Pick<SavedSettings, 'desk' | 'holidays'>): DeskSettings {
  if (!desk) return { holidays: [...publicHolidays], answerMinutes: defaultAnswerMinutes, version: 0 }
  const { holidays: dates, answerMinutes } = savedSchema.parse(desk.value)
  const named = holidays ? namesSchema.parse(holidays.value) : publicHolidays
  return { holidays: withNames(dates, named), answerMinutes, version: desk.version }
}

function withNames(dates: readonly string[], named: readonly Holiday[]): Holiday[] {
  const nothing = { en: '', ne: '' }
  const known = new Map(
    [...publicHolidays, ...named].flatMap((one) => (one.isAnnounced ? [[one.date, one]] : [])),
  )
  const announced = dates.map((date) => known.get(date) ?? { date, name: nothing, isAnnounced: true })
  return inOrder([...announced, ...named.filter(({ isAnnounced }) => !isAnnounced)])
}

const inOrder = (holidays: Holiday[]) => holidays.toSorted((one, other) => one.date.localeCompare(other.date))

/** In order, and each announced day once: of two with the same date the later one counts. */
function tidy(holidays: readonly Holiday[]): Holiday[] {
  const announced = new Map(holidays.flatMap((one) => (one.isAnnounced ? [[one.date, one]] : [])))
  return inOrder([...announced.values(), ...holidays.filter(({ isAnnounced }) => !isAnnounced)])
}

export const announcedHolidays = (holidays: readonly Holiday[]) =>
  holidays.filter(({ isAnnounced }) => isAnnounced)

export const announcedDates = (holidays: readonly Holiday[]) =>
  announcedHolidays(holidays).map(({ date }) => date)

export async function saveDeskSettings(
  services: Services,
  caller: Principal & { ipAddress: string },
  { version, answerMinutes, ...changes }: DeskSettings,
): Promise<DeskSettings> {
  const holidays = tidy(changes.holidays)
  const after = await services.db.transaction(async (tx) => {
    const { version: _, ...before } = await getDeskSettings(tx)
    const saved = await writeSetting(tx, key, { holidays: announcedDates(holidays), answerMinutes }, version)
    if (saved === null) throw new ApiError('CONFLICT', 'Somebody changed the settings meanwhile.')
    const names = await findSetting(tx, namesKey)
    await writeSetting(tx, namesKey, holidays, names?.version ?? 0)
    await recordAudit(tx, caller, {
      action: 'settings.save',
      subject: { kind: 'settings', id: key, label: 'Desk' },
      before,
      after: { holidays, answerMinutes },
    })
    return { holidays, answerMinutes, version: saved }
  })
  // Holidays are shown on pages of the shop, which are cached.
  await services.bus.publish('site')
  return after
}
