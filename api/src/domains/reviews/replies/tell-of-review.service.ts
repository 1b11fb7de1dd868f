import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { notify, notifyParts, notifyValue } from '../../notifications/notifications.service.ts'
import { findToldReview, type ToldReview } from './replies.store.ts'

type Told = Pick<ToldReview, 'vendorId' | 'stars' | 'title'>
const eventOf = ({ vendorId, stars, title }: Told) => ({
  kind: 'newReview' as const,
  data: { stars, title },
  to: { vendorId },
})

/** Tells those who answer for a shop of a review that everybody sees now. Of one review they are told once, however often it changes. */
export async function tellShopOfReview(tx: Tx, reviewId: number, told: Told): Promise<void> {
  await notify(tx, { ...eventOf(told), key: String(reviewId) })
}

/** The same as parts of the statement that writes the review, in its part `source`, with `told` as a value. */
export const tellShopParts = (source: SQL): SQL => notifyParts(sql.placeholder('told'), source)
export const tellShopValue = (told: Told): string => notifyValue(eventOf(told))

/** The same of one that staff let pass. */
export async function tellShopOfPassedReview(tx: Tx, reviewId: number): Promise<void> {
  const review = await findToldReview(tx, reviewId)
  if (review) await tellShopOfReview(tx, reviewId, review)
}

/** Tells who wrote a review, once, that the shop has replied to it. */
export async function tellAuthorOfReply(tx: Tx, reviewId: number): Promise<void> {
  const review = await findToldReview(tx, reviewId)
  if (!review || review.userId === null) return
  const { userId, shop, title } = review
  await notify(tx, { kind: 'reviewReply', key: String(reviewId), data: { shop, title }, to: { userId } })
}
