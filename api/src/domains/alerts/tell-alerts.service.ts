import type { FastifyBaseLogger } from 'fastify'
import { newThingsHour } from '@haat/contract/domains/alerts.rules.ts'
import { maxNamedItems } from '@haat/contract/domains/notifications.rules.ts'
import { nepalOffsetMs } from '@haat/contract/shared/dates.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { cardsByNumber } from '../catalogue/catalogue.service.ts'
import { describeVariant, findVariants } from '../catalogue/stock/variants.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { getVendorRow, toVendorLink } from '../vendors/vendors.service.ts'
import {
  deleteNewThings,
  deleteServed,
  deleteTwins,
  endInQueue,
  goOnAfter,
  listFollowers,
  listNewThings,
  listSavers,
  listServed,
  lockNextInQueue,
  queueNews,
  setToldPrice,
  type QueueRow,
} from './alert-queue.store.ts'

const peopleAtOnce = 500
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

/**
 * Dated back a little: open windows notice it by their question of every minute. Otherwise each process would read all rows of a
 * shop with many followers every two seconds (decision 68).
 */
const toldAt = () => new Date(Date.now() - 2 * minuteMs)

/** The day in Nepal, as "2026-11-15". */
const dayOf = (at: Date) => new Date(at.getTime() + nepalOffsetMs).toISOString().slice(0, 10)

/** Tells some who wait for stock, whose alerts are over with it. Says whether there may be more. */
async function tellWaiting(tx: Tx, row: QueueRow): Promise<boolean> {
  const served = await listServed(tx, row, peopleAtOnce)
  const variants = await findVariants(tx, [...new Set(served.map(({ variantId }) => variantId))])
  const data = new Map(
    variants.map((variant) => {
      const { title, choice } = describeVariant(variant)
      const { id, slug, productId, pricePaisa } = variant
      const ids = { productId: toPublicId(slug, productId), variantId: String(id) }
      return [id, { ...ids, title, choice, pricePaisa }]
    }),
  )
  await notifyAll(
    tx,
    served.map(({ userId, variantId, since }) => ({
      kind: 'backInStock' as const,
      key: `${variantId} ${since.getTime()}`,
      data: data.get(variantId)!,
      to: { userId },
      at: toldAt(),
    })),
  )
  await deleteServed(tx, served)
  return served.length === peopleAtOnce
}

/** Tells some who saved a thing that it has become cheaper. */
async function tellSavers(tx: Tx, { subjectId }: QueueRow): Promise<boolean> {
  const card = (await cardsByNumber(tx, [subjectId])).get(subjectId)
  if (!card || card.paused || card.stock === 'out') return false
  const { id: productId, title, pricePaisa } = card
  const savers = await listSavers(tx, subjectId, pricePaisa, peopleAtOnce)
  await notifyAll(
    tx,
    savers.map(({ userId, savedPaisa }) => ({
      kind: 'priceDrop' as const,
      key: `${subjectId} ${pricePaisa}`,
      data: { productId, title, fromPaisa: savedPaisa, pricePaisa },
      to: { userId },
      at: toldAt(),
    })),
  )
  const userIds = savers.map(({ userId }) => userId)
  await setToldPrice(tx, subjectId, userIds, pricePaisa)
  return savers.length === peopleAtOnce
}

/** Tells some who follow a shop what is new there: all that came until the walk began, in one notification of the day. */
async function tellFollowers(tx: Tx, row: QueueRow): Promise<boolean> {
  const { id, subjectId: vendorId, createdAt: begunAt } = row
  const titles = await listNewThings(tx, vendorId, begunAt)
  const followers = titles.length === 0 ? [] : await listFollowers(tx, row, peopleAtOnce)
  if (followers.length > 0) {
    const { slug, name: shop } = toVendorLink(await getVendorRow(tx, vendorId))
    const data = { slug, shop, count: titles.length, titles: titles.slice(0, maxNamedItems) }
    const key = `${vendorId} ${dayOf(begunAt)}`
    await notifyAll(
      tx,
      followers.map((userId) => ({ kind: 'newThings' as const, key, data, to: { userId }, at: toldAt() })),
    )
    await goOnAfter(tx, id, followers.at(-1)!)
  }
  const isMore = followers.length === peopleAtOnce
  if (!isMore) await deleteNewThings(tx, vendorId, begunAt)
  return isMore
}

const works: Record<QueueRow['kind'], (tx: Tx, row: QueueRow) => Promise<boolean>> = {
  variant: tellWaiting,
  product: tellWaiting,
  shop: tellWaiting,
  price: tellSavers,
  news: tellFollowers,
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Tells one batch of people of the first entry behind another; answers with the entry to go on behind. */
async function tellSome({ db }: Pick<Services, 'db'>, log: Log, behind: number): Promise<number | null> {
  let id: number | undefined
  try {
    return await db.transaction(async (tx) => {
      const row = await lockNextInQueue(tx, behind)
      if (!row) return null
      id = row.id
      if (row.after === '') await deleteTwins(tx, row)
      if (await works[row.kind](tx, row)) return behind
      await endInQueue(tx, row.id)
      return row.id
    })
  } catch (err) {
    if (id === undefined) throw err
    // What cannot be told must not hold up the rest; the next round tries it again.
    log.warn({ err, entry: id }, 'an alert was not told')
    return id
  }
}

/**
 * Walks along the queue and tells everybody who waits for what it names. One batch is one transaction, with the notifications and
 * the place reached: after a crash the rest is still there, and nobody is told twice (decision 73).
 */
export async function tellAlerts(services: Pick<Services, 'db'>, log: Log): Promise<void> {
  let behind: number | null = 0
  while (behind !== null) behind = await tellSome(services, log, behind)
}

/** Queues each morning what came into shops before it. Later on the same day nothing is left to queue. */
export async function queueMorningNews({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  const shift = nepalOffsetMs - newThingsHour * hourMs
  const morning = new Date(Math.floor((now.getTime() + shift) / dayMs) * dayMs - shift)
  await queueNews(db, morning)
}
