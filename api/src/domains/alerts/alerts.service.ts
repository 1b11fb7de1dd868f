import { maxFollowedShops, maxStockAlerts } from '@haat/contract/domains/alerts.rules.ts'
import type { AlertIds, AlertList } from '@haat/contract/domains/alerts.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { cardsByNumber } from '../catalogue/catalogue.service.ts'
import { describeVariant, findVariants } from '../catalogue/stock/variants.service.ts'
import { findVendorRows, getVendorBySlug, toVendorCard, vendorLinks } from '../vendors/vendors.service.ts'
import { listBuyable } from './alert-queue.store.ts'
import {
  countFollows,
  countStockAlerts,
  deleteFollow,
  deleteStockAlert,
  insertFollow,
  insertStockAlert,
  listFollows,
  listStockAlerts,
  lockAlertsOf,
} from './alerts.store.ts'

export { insertNewThing, listFollows } from './alerts.store.ts'

/** What somebody wants to be told of, newest first. */
export async function alertIdsOf(db: Tx, userId: string): Promise<AlertIds> {
  const alerts = await listStockAlerts(db, userId)
  const follows = await listFollows(db, userId)
  const links = await vendorLinks(
    db,
    follows.map(({ vendorId }) => vendorId),
  )
  return {
    variantIds: alerts.map(({ variantId }) => String(variantId)),
    shopSlugs: follows.flatMap(({ vendorId }) => links.get(vendorId)?.slug ?? []),
  }
}

/** The same with what a page shows of it. What cannot be bought at the moment, whatever the reason, is among it. */
export async function alertListOf(db: Tx, userId: string): Promise<AlertList> {
  const alerts = await listStockAlerts(db, userId)
  const follows = await listFollows(db, userId)
  const cards = await cardsByNumber(db, [...new Set(alerts.map(({ productId }) => productId))])
  const variants = await findVariants(
    db,
    alerts.map(({ variantId }) => variantId),
  )
  const choices = new Map(variants.map((variant) => [variant.id, describeVariant(variant).choice]))
  const vendors = await findVendorRows(
    db,
    follows.map(({ vendorId }) => vendorId),
  )
  const shops = new Map(
    vendors.map((row) => [row.id, { ...toVendorCard(row), ...(row.logo && { logo: row.logo }) }]),
  )
  return {
    waiting: alerts.flatMap(({ variantId, productId, createdAt }) => {
      const [product, choice] = [cards.get(productId), choices.get(variantId)]
      if (!product || !choice) return []
      return [{ variantId: String(variantId), choice, product, since: createdAt.toISOString() }]
    }),
    following: follows.flatMap(({ vendorId, createdAt }) => {
      const shop = shops.get(vendorId)
      return shop ? [{ shop, since: createdAt.toISOString() }] : []
    }),
  }
}

export async function waitForStock(db: Tx, userId: string, variantId: string): Promise<AlertIds> {
  const id = Number(variantId)
  const [variant] = await findVariants(db, [id])
  if (!variant) throw notFound('This variant')
  if ((await listBuyable(db, [id])).has(id))
    throw new ApiError('CONFLICT', 'This is in stock. You can buy it now.')
  return db.transaction(async (tx) => {
    await lockAlertsOf(tx, userId)
    const known = await alertIdsOf(tx, userId)
    if (known.variantIds.includes(variantId)) return known
    if ((await countStockAlerts(tx, userId)) >= maxStockAlerts) {
      const sentence = `You can wait for at most ${maxStockAlerts} things. Take one off your list first.`
      throw new ApiError('CONFLICT', sentence)
    }
    const { productId, vendorId } = variant
    await insertStockAlert(tx, { userId, variantId: id, productId, vendorId })
    return alertIdsOf(tx, userId)
  })
}

export async function stopWaitingForStock(db: Tx, userId: string, variantId: string): Promise<AlertIds> {
  await deleteStockAlert(db, userId, Number(variantId))
  return alertIdsOf(db, userId)
}

/** A suspended shop can be followed too: it may come back. */
export async function followShop(db: Tx, userId: string, slug: string): Promise<AlertIds> {
  const vendor = await getVendorBySlug(db, slug)
  return db.transaction(async (tx) => {
    await lockAlertsOf(tx, userId)
    const known = await alertIdsOf(tx, userId)
    if (known.shopSlugs.includes(vendor.slug)) return known
    if ((await countFollows(tx, userId)) >= maxFollowedShops) {
      const sentence = `You can follow at most ${maxFollowedShops} shops. Stop following one first.`
      throw new ApiError('CONFLICT', sentence)
    }
    await insertFollow(tx, { userId, vendorId: vendor.id })
    return alertIdsOf(tx, userId)
  })
}

export async function unfollowShop(db: Tx, userId: string, slug: string): Promise<AlertIds> {
  const vendor = await getVendorBySlug(db, slug)
  await deleteFollow(db, userId, vendor.id)
  return alertIdsOf(db, userId)
}
