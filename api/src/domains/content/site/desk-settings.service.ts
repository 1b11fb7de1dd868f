import { deskSettingsSchema, type DeskSettings } from '@haat/contract/domains/content.site.ts'
import { defaultAnswerMinutes } from '@haat/contract/domains/content.site.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { findSavedSettings, writeSetting, type SavedSettings } from './site.store.ts'

const key = 'desk'
const savedSchema = deskSettingsSchema.omit({ version: true })

/** Holidays and promised answer times. The version is 0 until staff save some. */
export const getDeskSettings = async (db: Tx) => toDeskSettings(await findSavedSettings(db))

export function toDeskSettings({ desk }: Pick<SavedSettings, 'desk'>): DeskSettings {
  if (desk) return { ...savedSchema.parse(desk.value), version: desk.version }
  return { holidays: [], answerMinutes: defaultAnswerMinutes, version: 0 }
}

export async function saveDeskSettings(
  services: Services,
  caller: Principal & { ipAddress: string },
  { version, ...changes }: DeskSettings,
): Promise<DeskSettings> {
  const value = { ...changes, holidays: [...new Set(changes.holidays)].toSorted() }
  const after = await services.db.transaction(async (tx) => {
    const before = await getDeskSettings(tx)
    const saved = await writeSetting(tx, key, value, version)
    if (saved === null) throw new ApiError('CONFLICT', 'Somebody changed the settings meanwhile.')
    const { version: _, ...beforeValue } = before
    await recordAudit(tx, caller, {
      action: 'settings.save',
      subject: { kind: 'settings', id: key, label: 'Desk' },
      before: beforeValue,
      after: value,
    })
    return { ...value, version: saved }
  })
  // Holidays are shown on pages of the shop, which are cached.
  await services.bus.publish('site')
  return after
}

/** Saves the holidays of the demo, unless settings were saved before. */
export const ensureHolidays = (tx: Tx, holidays: string[]) =>
  writeSetting(tx, key, { holidays, answerMinutes: defaultAnswerMinutes }, 0)
