import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { refuseUnconfirmed } from '../refuse-unconfirmed.ts'
import { flagDevice } from './flag-device.service.ts'
import { deleteVote, findVotable, insertVote } from './votes.store.ts'

async function getVotable(db: Services['db'], reviewId: string) {
  const row = await findVotable(db, numberOfPublicId(reviewId) ?? 0)
  if (!row || row.state === 'legacy') throw notFound('This review')
  return row
}

/** Twice is once, and one's own review is no one's to praise. */
export async function voteReview(
  services: Services,
  { userId, device }: { userId: string; device: string },
  reviewId: string,
) {
  const { db } = services
  const review = await getVotable(db, reviewId)
  if (review.userId === userId) throw new ApiError('CONFLICT', 'You cannot vote for your own review.')
  if (review.state !== 'published') {
    throw new ApiError('CONFLICT', 'This review is not shown any more, so nobody can vote for it.')
  }
  await refuseUnconfirmed(db, userId)
  await insertVote(db, { reviewId: review.id, userId, device })
  await flagDevice(services, { device, vendorId: review.vendorId, reviewId: review.id })
  return { helpfulCount: (await findVotable(db, review.id))!.helpfulCount, isVoted: true }
}

export async function unvoteReview({ db }: Services, userId: string, reviewId: string) {
  const { id } = await getVotable(db, reviewId)
  await deleteVote(db, id, userId)
  return { helpfulCount: (await findVotable(db, id))!.helpfulCount, isVoted: false }
}
