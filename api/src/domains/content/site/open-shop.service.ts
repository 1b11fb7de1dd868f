import type { Opening, Shop } from '@haat/contract/domains/content.site.ts'
import { missingParticulars } from '@haat/contract/domains/content.site.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { toOpening } from './opening.service.ts'
import { getShop } from './particulars.service.ts'
import { findSavedSettings, lockShop, writeSetting } from './site.store.ts'

const key = 'opening'

/** Opens the shop for orders if nothing is missing, or closes it. */
export async function openShop(
  services: Services,
  caller: Principal & { ipAddress: string },
  { version, ...requested }: Opening,
): Promise<Shop> {
  const reason = { en: requested.reason.en.trim(), ne: requested.reason.ne.trim() }
  await services.db.transaction(async (tx) => {
    await lockShop(tx)
    const shop = await getShop(services, tx)
    if (requested.isOpen && !shop.opening.isOpen) refuseIncompleteShop(shop)
    const value = { isOpen: requested.isOpen, reason: requested.isOpen ? { en: '', ne: '' } : reason }
    if ((await writeSetting(tx, key, value, version)) === null) {
      throw new ApiError('CONFLICT', 'Somebody opened or closed the shop meanwhile.')
    }
    const { version: _, ...before } = shop.opening
    await recordAudit(tx, caller, {
      action: requested.isOpen ? 'shop.open' : 'shop.close',
      subject: { kind: 'shop', id: key, label: 'Shop' },
      before,
      after: value,
    })
  })
  await services.bus.publish('site')
  return getShop(services, services.db)
}

function refuseIncompleteShop({ particulars, possibleWays, missing }: Shop) {
  const missingParts = [
    ...(missingParticulars(particulars).length > 0 ? ['particulars'] : []),
    ...(missing.legalKeys.length > 0 ? ['published legal documents'] : []),
    ...(possibleWays.some((way) => particulars.paymentWays.includes(way)) ? [] : ['a way to pay']),
    ...(missing.mail ? ['a mail server'] : []),
  ]
  if (missingParts.length === 0) return
  throw new ApiError('CONFLICT', `The shop cannot open yet. It lacks: ${missingParts.join(', ')}.`)
}

/** Opens the demo shop at its first start, unless somebody has opened or closed it before. */
export const ensureOpen = (tx: Tx) => writeSetting(tx, key, { isOpen: true, reason: { en: '', ne: '' } }, 0)

/** A sentence for the person who starts the process, while the shop takes no orders. */
export async function closedNotice({ config, db }: Services): Promise<string | undefined> {
  const { isOpen, version } = toOpening(await findSavedSettings(db))
  if (isOpen) return undefined
  const settingsUrl = `${config.siteUrl}/staff/settings/shop`
  return version === 0
    ? `The shop is not open yet: an admin fills in its particulars at ${settingsUrl}`
    : `The shop is closed: an admin opens it again at ${settingsUrl}`
}
