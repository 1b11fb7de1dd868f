import { shopRights } from '@haat/contract/domains/members.rules.ts'
import { maxNamedItems } from '@haat/contract/domains/notifications.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { NotificationChoice } from '@haat/contract/domains/notifications.ts'
import { listingPage } from '@haat/api/domains/listings/listing-list.service.ts'
import { membershipFinder } from '@haat/api/domains/members/members.service.ts'
import { notifyAll, type NotificationEvent } from '@haat/api/domains/notifications/notifications.service.ts'
import {
  chooseNotifications,
  notificationPage,
  readNotifications,
  type Reader,
} from '@haat/api/domains/notifications/read-notifications.service.ts'
import { findVendorBySlug } from '@haat/api/domains/vendors/vendors.service.ts'
import type { Services } from '@haat/api/services.ts'
import { demoAccountIds } from '../../../api/seeds/demo-account-ids.ts'

const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
/** What is older was read. */
const readAfterHours = 48

/**
 * The people of the demo were told of its orders as they happened. This adds what does not follow from them, marks the older half as
 * read, and lets them have chosen something; once.
 */
export async function ensureDemoNotifications(services: Services) {
  const palpa = await memberAt(services, 'palpa-dhaka-udhyog')
  const asan = await memberAt(services, 'asan-kapada-pasal')
  const shopper: Reader = { userId: demoAccountIds.shopper, membership: null }
  if (palpa) {
    const isNew = await tellShop(services, palpa.membership.vendorId)
    if (!isNew) return
    await readOld(services, palpa)
    await choose(services, palpa, { kind: 'lateParcel', mail: 'daily', isStopped: false })
  }
  if (asan) {
    await readOld(services, asan)
    await choose(services, asan, { kind: 'lowStock', mail: 'daily', isStopped: true })
  }
  await readOld(services, shopper)
  await choose(services, shopper, { kind: 'refund', mail: 'daily', isStopped: false })
}

async function memberAt({ db }: Services, slug: string) {
  const shop = await findVendorBySlug(db, slug)
  const userId = demoAccountIds.vendor
  const membership = shop ? await membershipFinder(db)(userId, shop.id) : null
  return membership && { userId, membership }
}

const choose = (services: Services, reader: Reader, choice: NotificationChoice) =>
  chooseNotifications(services, reader, choice)

/** Tells the shop of low stock, and of payouts as long as the demo has none. False when that was done before. */
async function tellShop(services: Services, vendorId: number): Promise<boolean> {
  const reader = { userId: demoAccountIds.vendor, membership: { vendorId, rights: shopRights } }
  const { items: told } = await notificationPage(services.db, reader, { pageSize: 100 })
  if (told.some(({ kind }) => kind === 'lowStock')) return false
  const query = { kind: 'product', searchTerm: '', pageSize: maxNamedItems } as const
  const { items } = await listingPage(services, vendorId, query)
  const event = (hours: number) => ({ to: { vendorId }, at: ago(hours), isWithoutMail: true }) as const
  const lowStock: NotificationEvent = {
    kind: 'lowStock',
    key: `${vendorId} ${nepalDay(ago(26))}`,
    data: { count: 4, titles: items.map(({ title }) => title) },
    ...event(26),
  }
  const payouts: NotificationEvent[] = [
    {
      kind: 'payout',
      key: 'demo sent',
      data: { number: 'P-0311', state: 'sent', amountPaisa: 48_900_00 },
      ...event(30),
    },
    {
      kind: 'payout',
      key: 'demo failed',
      data: { number: 'P-0304', state: 'failed', amountPaisa: 31_250_00 },
      ...event(8 * 24),
    },
  ]
  const hasPayouts = told.some(({ kind }) => kind === 'payout')
  await notifyAll(services.db, [lowStock, ...(hasPayouts ? [] : payouts)])
  return true
}

async function readOld(services: Services, reader: Reader) {
  const { items } = await notificationPage(services.db, reader, { pageSize: 100 })
  const old = items.find(({ at }) => new Date(at) < ago(readAfterHours))
  if (old) await readNotifications(services, reader, { id: old.id, andEarlier: true })
}
