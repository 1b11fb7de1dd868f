import { ensureUser, findLiveUser } from '@haat/api/domains/account/account.service.ts'
import { addAddress } from '@haat/api/domains/addresses/addresses.service.ts'
import { holdOpen } from '@haat/api/domains/orders/order-times.service.ts'
import { stockPage } from '@haat/api/domains/stock/stock.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { confirmHours } from '@haat/contract/domains/orders.rules.ts'
import { openShopCoupons, settleShopCoupons } from '../shop/demo-shop-coupons.ts'
import type { DemoBuyer } from './demo-buyer.ts'
import { demoBuyers } from './demo-buyers.ts'
import { historyServices, type HistoryServices } from './history-services.ts'

const hourMs = 3_600_000
const letters = [...'abcdefgh']
/** So many are left of what is bought, so that nothing of it runs out. */
const plenty = 15

/** Lets shoppers have bought at the demo vendor's shop, once: what it packs, sends and takes back, and what staff call about. */
export async function ensureDemoBuyers(services: Services) {
  const { db } = services
  if (await findLiveUser(db, demoBuyers[0]!.id)) {
    const until = new Date(Date.now() + confirmHours * hourMs)
    for (const { id } of demoBuyers) await holdOpen(services, id, until)
    return
  }
  const vendor = await findVendorBySlug(db, 'palpa-dhaka-udhyog')
  if (vendor) await db.transaction((tx) => loadBuyers(services, tx, vendor.id))
}

async function loadBuyers(given: Services, tx: Tx, vendorId: number) {
  const history = historyServices(given, tx)
  const variants = await variantsOf(tx, vendorId)
  await openShopCoupons(history.services, vendorId)
  for (const { address, orders, ...user } of demoBuyers)
    await playBuyer(history, user, address, variants, orders)
  await settleShopCoupons(history.services, vendorId)
}

/** What the shop has plenty of, by letters. */
export async function variantsOf(tx: Tx, vendorId: number): Promise<Map<string, number>> {
  const { items } = await stockPage(tx, vendorId, { filter: 'all', searchTerm: '', pageSize: 100 })
  const offered = items.filter(({ isOnSale, available }) => isOnSale && available >= plenty)
  const ofProducts = [...new Map(offered.map((item) => [item.productId, Number(item.variantId)])).values()]
  return new Map(letters.map((letter, at) => [letter, ofProducts[at % ofProducts.length]!]))
}

/** Opens an account and lets it have ordered. Returns the numbers of the orders. */
export async function playBuyer(
  history: HistoryServices,
  user: Pick<DemoBuyer, 'id' | 'name' | 'email'>,
  address: DemoBuyer['address'],
  variants: Map<string, number>,
  orders: DemoBuyer['orders'],
): Promise<string[]> {
  const { playOrders } = await import('./play-order.ts')
  const { services } = history
  const { id } = user
  await ensureUser(services.db, { ...user, roles: ['shopper'] })
  const addresses = new Map([
    ['home', { id: (await addAddress(services, id, address)).id, district: address.district }],
  ])
  return playOrders(
    { history, userId: id, addresses, variants, now: new Date() },
    orders.map((order, at) => ({ ...order, key: `${id} ${at}`, to: 'home' as const })),
  )
}
