import type { Tx } from '#platform/database/database.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { findToldReview, type ToldReview } from './replies.store.ts'

/** Tells those who answer for a shop of a review that everybody sees now. Of one review they are told once, however often it changes. */
export async function tellShopOfReview(
  tx: Tx,
  reviewId: number,
  { vendorId, stars, title }: Pick<ToldReview, 'vendorId' | 'stars' | 'title'>,
): Promise<void> {
  await notify(tx, { kind: 'newReview', key: String(reviewId), data: { stars, title }, to: { vendorId } })
}

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
