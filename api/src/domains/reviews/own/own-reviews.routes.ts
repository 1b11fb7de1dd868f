import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { callerOf } from '#plugins/principal.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { deviceHash } from '../device.ts'
import { sendReviewPhoto } from '../photos/review-photos.service.ts'
import { ownReviewsPage, readStanding, toWritePage } from './standing.service.ts'
import { unvoteReview, voteReview } from './votes.service.ts'
import { withdrawReview, writeReview } from './write-review.service.ts'

export function ownReviewsRoutes(app: FastifyInstance, services: Services) {
  const writer = (request: FastifyRequest) => ({
    userId: callerOf(request).userId,
    device: deviceHash(services, request),
  })
  readRoute(app, 'GET /own-reviews', async ({ query, request, db }) =>
    answer('Your reviews.', await ownReviewsPage(db, callerOf(request).userId, query)),
  )
  readRoute(app, 'GET /own-reviews/to-write', async ({ query, request, db }) =>
    answer('Reviews to write.', await toWritePage(db, callerOf(request).userId, query)),
  )
  readRoute(app, 'GET /own-reviews/:kind/:id', async ({ params, request, db }) =>
    answer('Your review.', await readStanding(db, callerOf(request).userId, params)),
  )
  route(app, 'PUT /own-reviews/:kind/:id', async ({ params, body, request }) => {
    const review = await writeReview(services, writer(request), params, body)
    return answer(
      review.state === 'held' ? 'We look at your review first.' : 'Your review is posted.',
      review,
    )
  })
  route(app, 'DELETE /own-reviews/:kind/:id', async ({ params, request }) =>
    answer('Your review is taken back.', await withdrawReview(services, callerOf(request).userId, params)),
  )
  route(app, 'POST /own-reviews/photos', async ({ body, request }) =>
    answer('Photo kept.', await sendReviewPhoto(services, callerOf(request).userId, body)),
  )
  route(app, 'PUT /reviews/:reviewId/vote', async ({ params, request }) =>
    answer('Thank you.', await voteReview(services, writer(request), params.reviewId)),
  )
  route(app, 'DELETE /reviews/:reviewId/vote', async ({ params, request }) =>
    answer('Taken back.', await unvoteReview(services, callerOf(request).userId, params.reviewId)),
  )
}
