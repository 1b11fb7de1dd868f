import { addAddress } from '@haat/api/domains/addresses/addresses.service.ts'
import { listProductAddresses } from '@haat/api/domains/catalogue/catalogue.service.ts'
import { getProduct } from '@haat/api/domains/catalogue/product.service.ts'
import { holdOpen } from '@haat/api/domains/orders/order-times.service.ts'
import { orderPage, resendCode } from '@haat/api/domains/orders/orders.service.ts'
import { insertItems } from '@haat/api/domains/wishlist/wishlist.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import type { Services } from '@haat/api/services.ts'
import { numberOfPublicId, toPublicId } from '@haat/contract/shared/public-id.ts'
import { confirmHours } from '@haat/contract/domains/orders.rules.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'
import { demoOrders } from './demo-orders.ts'
import { historyServices } from './history-services.ts'

const hourMs = 3_600_000
const manyProducts = 1_000_000
const userId = demoAccountIds.shopper

/**
 * Gives the shopper's account orders in every state, addresses and a wishlist, once and all together. Returns the numbers
 * of its orders by their keys.
 */
export async function ensureDemoShopper(services: Services): Promise<Map<string, string>> {
  const { db } = services
  const known = await orderNumbers(db)
  if (known.length === 0) {
    await db.transaction((tx) => loadShopper(services, tx))
    await mailCode(services)
  }
  // Nobody would find an order that waits for its payment after a quarter of an hour.
  await holdOpen(services, userId, new Date(Date.now() + confirmHours * hourMs))
  const numbers = known.length === 0 ? await orderNumbers(db) : known
  return new Map(demoOrders.map(({ key }, index) => [key, numbers[index] ?? '']))
}

const cards = async (db: Tx) =>
  (await orderPage(db, userId, { pageSize: 100, cursor: '' })).items.toReversed()
const orderNumbers = async (db: Tx) => (await cards(db)).map(({ number }) => number)

/** Of all orders only the one that waits for its code has a mail. A demo with a mail server would send it. */
async function mailCode(services: Services) {
  if (services.config.smtpUrl !== undefined) return
  for (const { number, needsCode } of await cards(services.db)) {
    if (needsCode) await resendCode(services, userId, number)
  }
}

/** Saved before it was reduced, if it is. */
async function saveAtFirstPrice(tx: Tx, productId: string) {
  const { pricePaisa, oldPricePaisa } = await getProduct(tx, productId)
  const savedPaisa = oldPricePaisa ?? pricePaisa
  await insertItems(tx, [{ userId, productId: numberOfPublicId(productId)!, savedPaisa }])
}

async function loadShopper(given: Services, tx: Tx) {
  // Imported only here: a server whose database has the demo already need not read all its data at every start.
  const { demoAddresses, demoWishlist } = await import('./demo-addresses.ts')
  const { playOrders } = await import('./play-order.ts')
  const history = historyServices(given, tx)
  const { services } = history
  const addresses = new Map<string, { id: string; district: string }>()
  for (const [name, address] of Object.entries(demoAddresses)) {
    addresses.set(name, await addAddress(services, userId, address))
  }
  const slugs = new Set([...demoWishlist, ...demoOrders.flatMap(({ goods }) => Object.keys(goods))])
  const products = new Map(
    (await listProductAddresses(tx, 0, manyProducts))
      .filter(({ slug }) => slugs.has(slug))
      .map(({ slug, id }) => [slug, toPublicId(slug, id)]),
  )
  const variants = new Map<string, number>()
  for (const [slug, id] of products) variants.set(slug, Number((await getProduct(tx, id)).variants[0]!.id))
  for (const slug of demoWishlist) await saveAtFirstPrice(tx, products.get(slug)!)
  const play = { history, userId, addresses, variants, now: new Date() }
  await playOrders(play, demoOrders)
}
