import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { reviewEditDays } from '@haat/contract/domains/reviews.rules.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { openCase } from '../moderation/open-case.service.ts'
import { judgeWords } from '../refuse-contacts.ts'
import type { ReviewRow } from '../reviews.store.ts'
import { findShopReview, lockShopReview, updateReply } from './replies.store.ts'
import { lastReplyDay, toShopReviews } from './shop-reviews.service.ts'
import { tellAuthorOfReply } from './tell-of-review.service.ts'

interface Place {
  membership: Membership
  reviewId: string
}

/** Changes the reply to a review of the shop while nobody else changes it. */
async function changeReply(
  services: Services,
  { membership: { vendorId }, reviewId }: Place,
  change: (tx: Tx, review: ReviewRow) => Promise<void>,
) {
  const id = numberOfPublicId(reviewId) ?? 0
  await services.db.transaction(async (tx) => {
    const review = await lockShopReview(tx, vendorId, id)
    if (!review) throw notFound('This review')
    await change(tx, review)
  })
  const after = await findShopReview(services.db, vendorId, id)
  if (!after) throw notFound('This review')
  const [shown] = await toShopReviews(services.db, [after])
  return shown!
}

/** What staff took off the page stays off, and what is older than its days stays as it is. */
function refuseFixed({ reply, replyState, repliedAt }: ReviewRow) {
  if (reply === null) return
  if (replyState === 'removed')
    throw new ApiError('CONFLICT', 'Staff have taken this reply off the page. It cannot be changed.')
  if (nepalDay(new Date()) > lastReplyDay(repliedAt!))
    throw new ApiError('CONFLICT', `A reply can be changed for ${reviewEditDays} days. These are over.`)
}

/** Writes the one reply of a shop, or changes it. Insulting words are looked at by staff before others read them. */
export const writeReply = (services: Services, caller: Caller, place: Place, text: string) =>
  changeReply(services, place, async (tx, review) => {
    if (review.reply === text && review.replyState !== 'removed') return
    refuseFixed(review)
    const { hits, state } = judgeWords(text)
    const isHeld = state === 'held' || review.replyState === 'held'
    const now = new Date()
    await updateReply(tx, review.id, {
      reply: text,
      repliedAt: review.repliedAt ?? now,
      replyEditedAt: review.reply === null ? null : now,
      repliedBy: caller.userId,
      replyState: isHeld ? 'held' : 'published',
    })
    if (hits.length > 0) await openCase(tx, { kind: 'reply', subjectId: review.id, reason: 'words', hits })
    if (!isHeld) await tellAuthorOfReply(tx, review.id)
  })

export const withdrawReply = (services: Services, place: Place) =>
  changeReply(services, place, async (tx, review) => {
    if (review.reply === null) return
    refuseFixed(review)
    await updateReply(tx, review.id, {
      reply: null,
      repliedAt: null,
      replyEditedAt: null,
      repliedBy: null,
      replyState: null,
    })
  })
