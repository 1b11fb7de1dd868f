import type { FastifyBaseLogger } from 'fastify'
import { maxNamedItems } from '@haat/contract/domains/notifications.rules.ts'
import { nepalDateParts, nepalOffsetMs } from '@haat/contract/shared/dates.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { startTimedJob } from '#platform/jobs/timed-job.ts'
import type { Services } from '#services.ts'
import { peopleById } from '../account/account.service.ts'
import { sitePage } from '../account/mail/site-page.ts'
import { listNewlyLow, listVendorsWithLowStock } from '../catalogue/stock/stock.service.ts'
import { describeVariant } from '../catalogue/stock/variants.service.ts'
import { stopAction } from '../notifications/mail/notifications.mail.ts'
import { notify } from '../notifications/notifications.service.ts'
import { getVendorRow, toVendorLink } from '../vendors/vendors.service.ts'
import { lowStockMail } from './mail/stock.mail.ts'
import { beginMailDay } from './stock-movements.store.ts'

const everyMs = 10 * 60_000
const vendorsAtOnce = 100
/** Shops are told between these hours of the clock in Nepal, before they open. */
const [fromHour, untilHour] = [7, 12]

/** The day in Nepal, as "2026-11-15". */
const dayOf = (now: Date) => new Date(now.getTime() + nepalOffsetMs).toISOString().slice(0, 10)

/** Queues the mail of one shop, unless it was told today already. */
async function tellShop(services: Services, vendorId: number, day: string) {
  await services.db.transaction(async (tx) => {
    if (!(await beginMailDay(tx, vendorId, day))) return
    const rows = await listNewlyLow(tx, vendorId)
    if (rows.length === 0) return
    const vendor = await getVendorRow(tx, vendorId)
    const items = rows.map(({ variant }) => ({ ...describeVariant(variant), available: variant.available }))
    const shop = toVendorLink(vendor).name
    const stockLink = sitePage(services, `/vendor/${toPublicId(vendor.slug, vendor.id)}/stock`)
    const readers = await notify(tx, {
      kind: 'lowStock',
      key: `${vendorId} ${day}`,
      data: { count: items.length, titles: items.slice(0, maxNamedItems).map(({ title }) => title) },
      to: { vendorId },
    })
    const people = await peopleById(tx, readers)
    for (const reader of people.values()) {
      const stop = stopAction(services, reader.language, { userId: reader.id, vendorId, kind: 'lowStock' })
      await services.outbox.queue(tx, lowStockMail(reader, { shop, items, stockLink, stop }))
    }
  })
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Tells shops in the morning what has become low or sold out since they were last told. */
export async function tellLowStock(services: Services, log: Log, now = new Date()) {
  const { hour } = nepalDateParts(now)
  if (hour < fromHour || hour >= untilHour) return
  const day = dayOf(now)
  let after = 0
  for (;;) {
    const vendorIds = await listVendorsWithLowStock(services.db, after, vendorsAtOnce)
    if (vendorIds.length === 0) break
    for (const id of vendorIds) {
      // A shop that cannot be told must not hold up the others.
      await tellShop(services, id, day).catch((err: unknown) => log.warn({ err, vendorId: id }, 'not told'))
    }
    after = vendorIds.at(-1)!
  }
  services.outbox.wake()
}

export const startStockJobs = (services: Services, log: Log) =>
  startTimedJob(services, log, {
    name: 'stock',
    everyMs,
    work: () => tellLowStock(services, log),
    failure: 'shops were not told what is low',
  })
