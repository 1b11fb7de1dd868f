import type { Opening, Shop } from '@haat/contract/domains/content.site.ts'
import { missingParticulars } from '@haat/contract/domains/content.site.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Principal } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordDeed } from '../audit/audit.service.ts'
import { toOpening } from './opening.service.ts'
import { getShop } from './particulars.service.ts'
import { findSavedSettings, lockShop, writeSetting } from './site.store.ts'

const key = 'opening'

/** Opens the shop for orders once nothing is missing, or closes it. */
export async function openShop(
  services: Services,
  caller: Principal & { ipAddress: string },
  { version, ...wanted }: Opening,
): Promise<Shop> {
  const reason = { en: wanted.reason.en.trim(), ne: wanted.reason.ne.trim() }
  await services.db.transaction(async (tx) => {
    await lockShop(tx)
    const shop = await getShop(services, tx)
    if (wanted.isOpen && !shop.opening.isOpen) refuseUnready(shop)
    const value = { isOpen: wanted.isOpen, reason: wanted.isOpen ? { en: '', ne: '' } : reason }
    if ((await writeSetting(tx, key, value, version)) === null) {
      throw new ApiError('CONFLICT', 'Somebody opened or closed the shop meanwhile.')
    }
    const { version: _, ...before } = shop.opening
    await recordDeed(tx, caller, {
      action: wanted.isOpen ? 'shop.open' : 'shop.close',
      subject: { kind: 'shop', id: key, label: 'Shop' },
      before,
      after: value,
    })
  })
  await services.bus.publish('site')
  return getShop(services, services.db)
}

function refuseUnready({ particulars, possibleWays, missing }: Shop) {
  const lacks = [
    ...(missingParticulars(particulars).length > 0 ? ['particulars'] : []),
    ...(missing.legalKeys.length > 0 ? ['published legal documents'] : []),
    ...(possibleWays.some((way) => particulars.paymentWays.includes(way)) ? [] : ['a way to pay']),
    ...(missing.mail ? ['a mail server'] : []),
  ]
  if (lacks.length === 0) return
  throw new ApiError('CONFLICT', `The shop cannot open yet. It lacks: ${lacks.join(', ')}.`)
}

/** Of the demo, once: it is open from its first start. */
export const ensureOpen = (tx: Tx) => writeSetting(tx, key, { isOpen: true, reason: { en: '', ne: '' } }, 0)

/** For whoever starts a process: how it stands with the shop, where that is not as visitors expect it. */
export async function closedNotice({ config, db }: Services): Promise<string | undefined> {
  const { isOpen, version } = toOpening(await findSavedSettings(db))
  if (isOpen) return undefined
  const place = `${config.siteUrl}/staff/settings/shop`
  return version === 0
    ? `The shop is not open yet: an admin fills in its particulars at ${place}`
    : `The shop is closed: an admin opens it again at ${place}`
}
