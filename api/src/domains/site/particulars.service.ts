import { particularsSchema, type SavedParticulars, type Shop } from '@haat/contract/domains/content.site.ts'
import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import {
  missingParticulars,
  noParticulars,
  tidyParticulars,
  type Particulars,
} from '@haat/contract/domains/content.site.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordDeed } from '../audit/audit.service.ts'
import { publishedVersions } from '../content/content.service.ts'
import { toOpening } from './opening.service.ts'
import { configuredWays } from './payment-ways.ts'
import {
  findSavedSettings,
  insertVersion,
  listVersions,
  lockShop,
  writeSetting,
  type SavedSettings,
} from './site.store.ts'

const key = 'particulars'
/** Nobody looks further back, and a list has an end. */
const mostVersions = 200

/** Version 0 until somebody saves some. */
export const toParticulars = ({ particulars }: Pick<SavedSettings, 'particulars'>) =>
  particulars
    ? { particulars: particularsSchema.parse(particulars.value), version: particulars.version }
    : { particulars: noParticulars, version: 0 }

/** The shop as its admins see it. */
export async function getShop({ config, gateways }: Services, db: Tx): Promise<Shop> {
  const saved = await findSavedSettings(db)
  const [newest] = await listVersions(db, key, 1)
  const published = (await publishedVersions(db, [...legalKeys])).map((document) => document.key)
  return {
    ...toParticulars(saved),
    savedAt: newest?.savedAt.toISOString() ?? null,
    savedBy: newest?.savedBy ?? null,
    opening: toOpening(saved),
    possibleWays: configuredWays(gateways),
    missing: {
      legalKeys: legalKeys.filter((legal) => !published.includes(legal)),
      // The demo shows its mail itself; in a real shop orders in cash are confirmed by mail.
      mail: config.smtpUrl === undefined && !config.isDemo,
    },
  }
}

export async function listParticulars(db: Tx): Promise<SavedParticulars[]> {
  const rows = await listVersions(db, key, mostVersions)
  return rows.map(({ value, version, savedAt, savedBy }) => ({
    particulars: particularsSchema.parse(value),
    version,
    savedAt: savedAt.toISOString(),
    savedBy,
  }))
}

interface Wanted {
  particulars: Particulars
  version: number
}

/** A new version; of two who save at once the second is told. */
export async function saveParticulars(
  services: Services,
  caller: Principal & { ipAddress: string },
  { particulars, version }: Wanted,
): Promise<Shop> {
  const value = tidyParticulars(particulars)
  await services.db.transaction(async (tx) => {
    await lockShop(tx)
    const saved = await findSavedSettings(tx)
    if (toOpening(saved).isOpen) refuseGaps(value)
    const before = toParticulars(saved).particulars
    const next = await writeSetting(tx, key, value, version)
    if (next === null) throw new ApiError('CONFLICT', 'Somebody changed the particulars meanwhile.')
    await insertVersion(tx, { key, version: next, value, savedBy: caller.name })
    await recordDeed(tx, caller, {
      action: 'settings.save',
      subject: { kind: 'settings', id: key, label: 'Particulars' },
      before: { ...before },
      after: { ...value },
    })
  })
  await services.bus.publish('site')
  return getShop(services, services.db)
}

/** Visitors of an open shop read who runs it: nothing that the law asks for may go away. */
function refuseGaps(particulars: Particulars) {
  const missing = missingParticulars(particulars)
  if (missing.length === 0) return
  const sentence = 'The shop is open: this must not be empty. Close the shop first, or fill it in.'
  throw new ApiError(
    'VALIDATION_FAILED',
    sentence,
    Object.fromEntries(missing.map((field) => [`particulars.${field}`, sentence])),
  )
}

/** What came from nobody of ours: the particulars of the demo, once. */
export async function ensureParticulars(tx: Tx, value: Particulars) {
  if ((await writeSetting(tx, key, value, 0)) === null) return
  await insertVersion(tx, { key, version: 1, value, savedBy: null })
}
