import type { ReviewsOfAccount } from '../account/account-holdings.ts'
import { detachReports } from './moderation/reports.store.ts'
import { detachReviews, listReviewsOfAccount, listVotesOfAccount } from './own/own-reviews.store.ts'
import { countPhotosOf, detachPhotos } from './photos/review-photos.store.ts'

export const reviewsOfAccount: ReviewsOfAccount = {
  async exportAll({ db }, userId) {
    const rows = await listReviewsOfAccount(db, userId)
    const votes = await listVotesOfAccount(db, userId)
    return {
      written: rows.map((row) => ({
        about: row.thing,
        signedAs: row.author,
        place: row.place,
        stars: row.stars,
        aspects: row.aspects,
        text: row.text,
        photoCount: row.photoCount,
        state: row.state,
        boughtOn: row.boughtOn,
        writtenAt: row.createdAt,
        changedAt: row.editedAt,
      })),
      foundHelpful: votes.map(({ reviewId, at }) => ({ reviewId: String(reviewId), at })),
      photoCount: await countPhotosOf(db, userId),
    }
  },
  async detach(tx, userId) {
    await detachReviews(tx, userId)
    await detachPhotos(tx, userId)
    await detachReports(tx, userId)
  },
}
