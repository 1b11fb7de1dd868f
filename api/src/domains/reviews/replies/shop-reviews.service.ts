import { reviewEditDays, shopAspects } from '@haat/contract/domains/reviews.rules.ts'
import type { ShopReview } from '@haat/contract/domains/reviews.shop.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { toPublicId } from '@haat/contract/shared/public-id.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { listAspectsOf, type Aspect } from '../aspects/aspects.service.ts'
import { toReview } from '../reviews.service.ts'
import type { ReviewRow } from '../reviews.store.ts'
import {
  countShopReviews,
  listReviewedThings,
  listShopReviewRows,
  sumRecentReviews,
  type PhotographedRow,
  type ReviewPosition,
  type ShopReviewFilter,
} from './replies.store.ts'

const mostCounted = 1000

/** The last day in Nepal on which a reply can be changed or taken back. */
export const lastReplyDay = (repliedAt: Date) => addDays(nepalDay(repliedAt), reviewEditDays)

const aspectsOfShop: Aspect[] = Object.entries(shopAspects).map(([key, name]) => ({ key, name }))

async function aspectsOfRows(db: Tx, rows: ReviewRow[]) {
  const idsOf = (column: 'productId' | 'serviceId') => [...new Set(rows.flatMap((row) => row[column] ?? []))]
  const products = await listAspectsOf(db, 'product', idsOf('productId'))
  const services = await listAspectsOf(db, 'service', idsOf('serviceId'))
  return ({ productId, serviceId }: ReviewRow) => {
    if (productId !== null) return products.get(productId) ?? []
    return serviceId === null ? aspectsOfShop : (services.get(serviceId) ?? [])
  }
}

/** Reviews as their shop sees them, with its reply also where nobody else sees that yet. */
export async function toShopReviews(db: Tx, rows: PhotographedRow[]): Promise<ShopReview[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const things = new Map((await listReviewedThings(db, ids)).map((thing) => [thing.reviewId, thing]))
  const aspectsFor = await aspectsOfRows(db, rows)
  return rows.map((row) => {
    const { kind, slug, number, title, picture } = things.get(row.id)!
    return {
      ...toReview(row),
      reply: row.reply === null ? null : { text: row.reply, at: row.repliedAt!.toISOString() },
      about: { kind, id: kind === 'shop' ? slug : toPublicId(slug, number), title, picture },
      aspects: aspectsFor(row).flatMap(({ key, name }) => {
        const stars = row.aspects[key]
        return stars === undefined ? [] : [{ name, stars }]
      }),
      replyEditableUntil: row.repliedAt && lastReplyDay(row.repliedAt),
      replyState: row.reply === null ? null : row.replyState,
    }
  })
}

function readCursor(cursor: string): ReviewPosition {
  const [at = '', id] = cursor.split('.')
  if (!/^\d{1,17}$/.test(at) || !Number.isSafeInteger(Number(id)))
    throw new ApiError('BAD_REQUEST', 'This list cannot be continued.')
  return { at, id: Number(id) }
}

export async function shopReviewPage(
  db: Tx,
  { cursor, pageSize, ...filter }: ShopReviewFilter & { cursor?: string | undefined; pageSize: number },
) {
  const rows = await listShopReviewRows(db, filter, cursor ? readCursor(cursor) : undefined, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    items: await toShopReviews(db, shown),
    nextCursor: rows.length > pageSize && last ? `${last.at}.${last.id}` : null,
    ...(await countShopReviews(db, filter.vendorId, mostCounted)),
    ofPeriod: filter.period === 'all' ? null : await sumRecentReviews(db, filter.vendorId),
  }
}
