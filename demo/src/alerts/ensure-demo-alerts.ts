import { followShop, listFollows, waitForStock } from '@haat/api/domains/alerts/alerts.service.ts'
import { findVendorBySlug, toVendorLink } from '@haat/api/domains/vendors/vendors.service.ts'
import { listingPage } from '@haat/api/domains/listings/listing-list.service.ts'
import { notifyAll, type NotificationEvent } from '@haat/api/domains/notifications/notifications.service.ts'
import { stockPage } from '@haat/api/domains/stock/stock.service.ts'
import { listWishlistItems } from '@haat/api/domains/wishlist/wishlist.service.ts'
import type { Services } from '@haat/api/services.ts'
import { leastDropPercent } from '@haat/contract/domains/alerts.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { maxNamedItems } from '@haat/contract/domains/notifications.rules.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'

const userId = demoAccountIds.shopper
const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
/** The last is the shop of the demo vendor, who can bring back in the portal what the shopper waits for. */
const followed = ['ilam-chiya-ghar', 'bhaktapur-kath-kala', 'palpa-dhaka-udhyog']

/** Lets the shopper follow shops, wait for something that is sold out, and have been told of a lower price and of new things; once. */
export async function ensureDemoAlerts(services: Services) {
  const { db } = services
  if ((await listFollows(db, userId)).length > 0) return
  for (const slug of followed) if (await findVendorBySlug(db, slug)) await followShop(db, userId, slug)
  const palpa = await findVendorBySlug(db, 'palpa-dhaka-udhyog')
  if (!palpa) return
  const { items } = await stockPage(db, palpa.id, { filter: 'out', searchTerm: '', pageSize: 100 })
  const soldOut = items.find(({ isOnSale }) => isOnSale)
  if (soldOut) await waitForStock(db, userId, soldOut.variantId)
  await notifyAll(db, [...(await cheaper(services)), ...(await newThings(services))])
}

const told = (hours: number) => ({ to: { userId }, at: ago(hours), isWithoutMail: true }) as const

/** The first saved thing that is cheaper than when it was saved. */
async function cheaper({ db }: Services): Promise<NotificationEvent[]> {
  const saved = await listWishlistItems(db, userId)
  return saved
    .flatMap(({ product, savedPaisa }): NotificationEvent[] => {
      const { id: productId, title, pricePaisa } = product
      if (savedPaisa === null || pricePaisa * 100 > savedPaisa * (100 - leastDropPercent)) return []
      const key = `${numberOfPublicId(productId)} ${pricePaisa}`
      const data = { productId, title, fromPaisa: savedPaisa, pricePaisa }
      return [{ kind: 'priceDrop', key, data, ...told(21) }]
    })
    .slice(0, 1)
}

async function newThings(services: Services): Promise<NotificationEvent[]> {
  const vendor = await findVendorBySlug(services.db, followed[0]!)
  if (!vendor) return []
  const query = { kind: 'product', searchTerm: '', pageSize: maxNamedItems } as const
  const { items } = await listingPage(services, vendor.id, query)
  const { slug, name: shop } = toVendorLink(vendor)
  const titles = items.map(({ title }) => title)
  const key = `${vendor.id} ${nepalDay(ago(5))}`
  return [{ kind: 'newThings', key, data: { slug, shop, count: titles.length, titles }, ...told(5) }]
}
