import { particularsSchema, type SavedParticulars, type Shop } from '@haat/contract/domains/content.site.ts'
import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import {
  missingParticulars,
  noParticulars,
  tidyParticulars,
  type Particulars,
} from '@haat/contract/domains/content.site.rules.ts'
import { isGateway, paymentMethods, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Gateways } from '#platform/payments/payment-gateway.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { publishedVersions } from '../content.service.ts'
import { toOpening } from './opening.service.ts'
import {
  findSavedSettings,
  insertVersion,
  listVersions,
  lockShop,
  writeSetting,
  type SavedSettings,
} from './site.store.ts'

const key = 'particulars'
/** The list of versions ends here: nobody looks further back. */
const maxVersions = 200

/** The particulars are empty, with version 0, until somebody saves some. */
export const toParticulars = ({ particulars }: Pick<SavedSettings, 'particulars'>) =>
  particulars
    ? { particulars: particularsSchema.parse(particulars.value), version: particulars.version }
    : { particulars: noParticulars, version: 0 }

/** Payment methods that the operator has set up. Cash needs no gateway. */
export const configuredMethods = (gateways: Gateways): PaymentMethod[] =>
  paymentMethods.filter((method) => !isGateway(method) || gateways[method] !== undefined)

/** The shop as staff see it in the console. */
export async function getShop({ config, gateways }: Services, db: Tx): Promise<Shop> {
  const saved = await findSavedSettings(db)
  const [newest] = await listVersions(db, key, 1)
  const published = (await publishedVersions(db, [...legalKeys])).map((document) => document.key)
  return {
    ...toParticulars(saved),
    savedAt: newest?.savedAt.toISOString() ?? null,
    savedBy: newest?.savedBy ?? null,
    opening: toOpening(saved),
    possibleWays: configuredMethods(gateways),
    missing: {
      legalKeys: legalKeys.filter((legal) => !published.includes(legal)),
      // The demo shows its mails on a page. A real shop needs a mail server: cash orders are confirmed by mail.
      mail: config.smtpUrl === undefined && !config.isDemo,
    },
  }
}

export async function listParticulars(db: Tx): Promise<SavedParticulars[]> {
  const rows = await listVersions(db, key, maxVersions)
  return rows.map(({ value, version, savedAt, savedBy }) => ({
    particulars: particularsSchema.parse(value),
    version,
    savedAt: savedAt.toISOString(),
    savedBy,
  }))
}

interface ParticularsUpdate {
  particulars: Particulars
  version: number
}

/** Saves a new version. Of two admins who save at the same time, the second is refused. */
export async function saveParticulars(
  services: Services,
  caller: Principal & { ipAddress: string },
  { particulars, version }: ParticularsUpdate,
): Promise<Shop> {
  const value = tidyParticulars(particulars)
  await services.db.transaction(async (tx) => {
    await lockShop(tx)
    const saved = await findSavedSettings(tx)
    if (toOpening(saved).isOpen) refuseMissingParticulars(value)
    const before = toParticulars(saved).particulars
    const next = await writeSetting(tx, key, value, version)
    if (next === null) throw new ApiError('CONFLICT', 'Somebody changed the particulars meanwhile.')
    await insertVersion(tx, { key, version: next, value, savedBy: caller.name })
    await recordAudit(tx, caller, {
      action: 'settings.save',
      subject: { kind: 'settings', id: key, label: 'Particulars' },
      before: { ...before },
      after: { ...value },
    })
  })
  await services.bus.publish('site')
  return getShop(services, services.db)
}

/**
 * Visitors of an open shop must be able to read who runs it: particulars that the law demands cannot be
 * emptied.
 */
function refuseMissingParticulars(particulars: Particulars) {
  const missing = missingParticulars(particulars)
  if (missing.length === 0) return
  const sentence = 'The shop is open: this must not be empty. Close the shop first, or fill it in.'
  throw new ApiError(
    'VALIDATION_FAILED',
    sentence,
    Object.fromEntries(missing.map((field) => [`particulars.${field}`, sentence])),
  )
}

/** Saves the particulars of the demo, unless some were saved before. */
export async function ensureParticulars(tx: Tx, value: Particulars) {
  if ((await writeSetting(tx, key, value, 0)) === null) return
  await insertVersion(tx, { key, version: 1, value, savedBy: null })
}
