import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { readShopEdition } from './shop-edition.service.ts'
import { findShopPage, type ShopPageRow } from './shop-page.store.ts'

export interface Editor {
  membership: Membership
  caller: Pick<Caller, 'userId' | 'at'>
}
export const timeOf = ({ caller: { at } }: Editor) => at ?? new Date()

/** Makes a change while nobody else changes the shop and the member still may, and reads what it has become. */
export function changeShop(
  services: Services,
  { membership }: Editor,
  change: (tx: Tx, stored: ShopPageRow) => Promise<void>,
) {
  const { vendorId } = membership
  return services.db.transaction(async (tx) => {
    await services.vendorHoldings.lockShopFor(tx, membership, 'shop')
    await change(tx, await findShopPage(tx, vendorId))
    return readShopEdition(services, tx, vendorId)
  })
}

/** The refusal of whoever has seen an older version; the fields are what differs, as it is now. */
export async function changedElsewhere(
  { vendorHoldings }: Services,
  tx: Tx,
  { changedBy, changedAt }: ShopPageRow,
  fields?: Record<string, string>,
) {
  const names = changedBy ? await vendorHoldings.namesOfAccounts(tx, [changedBy]) : new Map<string, string>()
  const who = names.get(changedBy ?? '') || 'Somebody'
  const when = changedAt ? ` on ${formatDate(changedAt, 'en')} at ${formatTime(changedAt, 'en')}` : ''
  const sentence = `${who} changed the page of the shop${when}. Nothing of yours was saved.`
  return new ApiError('CONFLICT', sentence, fields)
}
