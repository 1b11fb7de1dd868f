import { billSettingsSchema, type BillSettings } from '@haat/contract/domains/content.site.ts'
import { defaultAbbreviatedUpToPaisa } from '@haat/contract/domains/content.site.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { findSetting, writeSetting } from './site.store.ts'

const key = 'bills'
const savedSchema = billSettingsSchema.omit({ version: true })

/** Up to which sum a bill is an abbreviated tax invoice. The version is 0 until an admin saves one. */
export async function getBillSettings(db: Tx): Promise<BillSettings> {
  const saved = await findSetting(db, key)
  if (saved) return { ...savedSchema.parse(saved.value), version: saved.version }
  return { abbreviatedUpToPaisa: defaultAbbreviatedUpToPaisa, version: 0 }
}

/** Holds for bills that are issued from now on. */
export async function saveBillSettings(
  { db }: Services,
  caller: Principal & { ipAddress: string },
  { version, ...value }: BillSettings,
): Promise<BillSettings> {
  return db.transaction(async (tx) => {
    const { version: _, ...before } = await getBillSettings(tx)
    const saved = await writeSetting(tx, key, value, version)
    if (saved === null) throw new ApiError('CONFLICT', 'Somebody changed the settings meanwhile.')
    await recordAudit(tx, caller, {
      action: 'settings.save',
      subject: { kind: 'settings', id: key, label: 'Bills' },
      before,
      after: value,
    })
    return { ...value, version: saved }
  })
}
