import type { NotificationData } from '@haat/contract/domains/notifications.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { cardsByNumber } from '../catalogue/catalogue.service.ts'
import type { NotificationChecks, ToldRow } from '../notifications/notification-checks.ts'
import { takeBackNotifications } from '../notifications/notifications.service.ts'
import { findVendorBySlug } from '../vendors/vendors.service.ts'
import { isFollower, listBuyable, listSaved, setToldPrice, waitAgain } from './alert-queue.store.ts'

const ofKind = <K extends 'backInStock' | 'priceDrop' | 'newThings'>(rows: ToldRow[], kind: K) =>
  rows.filter((row) => row.kind === kind).map(({ id, data }) => ({ id, data: data as NotificationData[K] }))

/** Who has not seen that something was back, before it was sold out again, waits on. */
async function goneAgain(tx: Tx, userId: string, rows: ToldRow[]): Promise<number[]> {
  const told = ofKind(rows, 'backInStock').map(({ id, data }) => ({ id, variantId: Number(data.variantId) }))
  if (told.length === 0) return []
  const variantIds = told.map(({ variantId }) => variantId)
  const buyable = await listBuyable(tx, variantIds)
  const gone = told.filter(({ variantId }) => !buyable.has(variantId))
  await waitAgain(
    tx,
    userId,
    gone.map(({ variantId }) => variantId),
  )
  return gone.map(({ id }) => id)
}

/** A price that rose again before anybody saw it was never told; neither is that of what is no longer saved. */
async function dearerAgain(tx: Tx, userId: string, rows: ToldRow[]): Promise<number[]> {
  const told = ofKind(rows, 'priceDrop').map(({ id, data }) => ({
    id,
    pricePaisa: data.pricePaisa,
    productId: numberOfPublicId(data.productId)!,
  }))
  if (told.length === 0) return []
  const productIds = told.map(({ productId }) => productId)
  const cards = await cardsByNumber(tx, productIds)
  const saved = await listSaved(tx, userId, productIds)
  const undone = told.filter(({ productId, pricePaisa }) => {
    const card = cards.get(productId)
    const isCheap = card && !card.paused && card.stock !== 'out' && card.pricePaisa <= pricePaisa
    return !isCheap || !saved.has(productId)
  })
  for (const { productId } of undone) await setToldPrice(tx, productId, [userId], null)
  return undone.map(({ id }) => id)
}

async function noLongerFollowed(tx: Tx, userId: string, rows: ToldRow[]): Promise<number[]> {
  const ids: number[] = []
  for (const { id, data } of ofKind(rows, 'newThings')) {
    const vendor = await findVendorBySlug(tx, data.slug)
    if (!vendor || vendor.isSuspended || !(await isFollower(tx, userId, vendor.id))) ids.push(id)
  }
  return ids
}

/** Takes back, before the mail of the day, what nobody has seen and is no longer so. */
export const alertChecks: NotificationChecks = {
  async stillSo(tx, userId, rows) {
    const over = new Set([
      ...(await goneAgain(tx, userId, rows)),
      ...(await dearerAgain(tx, userId, rows)),
      ...(await noLongerFollowed(tx, userId, rows)),
    ])
    await takeBackNotifications(tx, [...over])
    return rows.filter(({ id }) => !over.has(id))
  },
}
