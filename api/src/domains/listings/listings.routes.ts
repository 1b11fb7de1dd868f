import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { saveCells } from './bulk/save-cells.service.ts'
import { getListing } from './change-listing.service.ts'
import { createListing, deleteListing, discardListingDraft } from './draft.service.ts'
import { listingPage } from './listing-list.service.ts'
import { currentContentOf } from './live-version.service.ts'
import { previewContent } from './preview.service.ts'
import { toListing, toVersion } from './read-listing.service.ts'
import { deleteAnswer, listSavedAnswers, saveAnswer, setShopTrusted } from './review/answers.service.ts'
import { approveListing, sendBackListing, takeBackListing } from './review/decide.service.ts'
import { getReview, previewReview, reviewPage } from './review/review.service.ts'
import { saveListing } from './save-draft.service.ts'
import { listVersions } from './versions.store.ts'
import { pauseListing, submitListing, withdrawListing } from './submit-listing.service.ts'

const editorOf = (request: FastifyRequest) => ({
  membership: membershipOf(request),
  caller: callerOf(request),
})
const shownVersions = 50

/** What members of a shop do with their listings. */
export function listingsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services
  const listingOf = (request: FastifyRequest, listingId: string) =>
    getListing(db, membershipOf(request).vendorId, listingId)

  route(app, 'GET /vendor/shops/:shopId/listings', async ({ query, request }) =>
    answer('What the shop lists.', await listingPage(services, membershipOf(request).vendorId, query)),
  )

  route(app, 'POST /vendor/shops/:shopId/listings', async ({ body, request }) =>
    answer('Listing begun.', await createListing(services, editorOf(request), body)),
  )

  route(app, 'POST /vendor/shops/:shopId/listings/bulk', async ({ body, request }) =>
    answer('What was saved, and what was not.', await saveCells(services, editorOf(request), body)),
  )

  route(app, 'GET /vendor/shops/:shopId/listings/:listingId', async ({ params, request }) =>
    answer('The listing.', toListing(await listingOf(request, params.listingId))),
  )

  route(app, 'PATCH /vendor/shops/:shopId/listings/:listingId/draft', async ({ params, body, request }) =>
    answer('Saved.', await saveListing(services, editorOf(request), params.listingId, body)),
  )

  route(app, 'POST /vendor/shops/:shopId/listings/:listingId/discard', async ({ params, body, request }) =>
    answer(
      'Draft dropped.',
      await discardListingDraft(services, editorOf(request), params.listingId, body.version),
    ),
  )

  route(app, 'POST /vendor/shops/:shopId/listings/:listingId/submit', async ({ params, body, request }) =>
    answer('Sent.', await submitListing(services, editorOf(request), params.listingId, body.version)),
  )

  route(app, 'POST /vendor/shops/:shopId/listings/:listingId/withdraw', async ({ params, request }) =>
    answer('Taken back.', await withdrawListing(services, editorOf(request), params.listingId)),
  )

  route(app, 'PUT /vendor/shops/:shopId/listings/:listingId/pause', async ({ params, body, request }) =>
    answer(
      body.isPaused ? 'Paused.' : 'Back in the shop.',
      await pauseListing(services, editorOf(request), params.listingId, body.isPaused),
    ),
  )

  route(app, 'DELETE /vendor/shops/:shopId/listings/:listingId', async ({ params, request }) => {
    await deleteListing(services, editorOf(request), params.listingId)
    return answer('Deleted.', null)
  })

  route(app, 'GET /vendor/shops/:shopId/listings/:listingId/preview', async ({ params, request }) => {
    const stored = await listingOf(request, params.listingId)
    return answer('The page as it will be.', await previewContent(db, stored, currentContentOf(stored)))
  })

  route(app, 'GET /vendor/shops/:shopId/listings/:listingId/versions', async ({ params, request }) => {
    const { listing } = await listingOf(request, params.listingId)
    const versions = await listVersions(db, listing.id, shownVersions)
    return answer('What was sent.', { items: versions.map(toVersion) })
  })
}

/** What staff do with listings that were sent. */
export function listingsForStaffRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /staff/listings', async ({ query }) =>
    answer('Listings to look at.', await reviewPage(db, query)),
  )

  route(app, 'GET /staff/listings/:versionId', async ({ params }) =>
    answer('The version.', await getReview(db, params.versionId)),
  )

  route(app, 'GET /staff/listings/:versionId/preview', async ({ params }) =>
    answer('The page as it will be.', await previewReview(db, params.versionId)),
  )

  route(app, 'POST /staff/listings/:versionId/approve', async ({ params, request }) =>
    answer('Approved.', await approveListing(services, callerOf(request), params.versionId)),
  )

  route(app, 'POST /staff/listings/:versionId/send-back', async ({ params, body, request }) =>
    answer('Sent back.', await sendBackListing(services, callerOf(request), params.versionId, body)),
  )

  route(app, 'POST /staff/listings/:versionId/take-back', async ({ params, body, request }) =>
    answer('Taken back.', await takeBackListing(services, callerOf(request), params.versionId, body)),
  )

  route(app, 'GET /staff/listing-answers', async () =>
    answer('Kept answers.', { items: await listSavedAnswers(db) }),
  )

  route(app, 'POST /staff/listing-answers', async ({ body, request }) =>
    answer('Kept.', await saveAnswer(services, callerOf(request), body.words)),
  )

  route(app, 'DELETE /staff/listing-answers/:answerId', async ({ params }) => {
    await deleteAnswer(services, params.answerId)
    return answer('Dropped.', null)
  })

  route(app, 'PUT /staff/vendors/:id/trusted', async ({ params, body, request }) =>
    answer('Saved.', await setShopTrusted(services, callerOf(request), params.id, body.isTrusted)),
  )
}
