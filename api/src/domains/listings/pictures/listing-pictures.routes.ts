import type { FastifyInstance } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { editPicture } from './edit-picture.service.ts'
import { readListingPictures } from './listing-pictures.service.ts'
import { openUpload, readUpload, takePart } from './picture-upload.service.ts'

/** How members bring pictures of their listings, and cut them. */
export function listingPicturesRoutes(app: FastifyInstance, services: Services) {
  route(app, 'POST /vendor/shops/:shopId/picture-uploads', async ({ body, request }) => {
    const { userId } = callerOf(request)
    return answer('Send it.', await openUpload(services, membershipOf(request), userId, body))
  })

  route(
    app,
    'PUT /vendor/shops/:shopId/picture-uploads/:uploadId/parts',
    async ({ params, query, body, request }) => {
      const part = { id: params.uploadId, offset: query.offset, bytes: body }
      return answer('Received.', await takePart(services, membershipOf(request), part))
    },
  )

  route(app, 'GET /vendor/shops/:shopId/picture-uploads/:uploadId', async ({ params, request }) =>
    answer('The upload.', await readUpload(services, membershipOf(request), params.uploadId)),
  )

  route(app, 'GET /vendor/shops/:shopId/pictures', async ({ query, request }) => {
    const { vendorId } = membershipOf(request)
    const ids = query.ids.split(',')
    return answer('The pictures.', {
      items: await readListingPictures(services.db, vendorId, ids, query.listingId),
    })
  })

  route(app, 'POST /vendor/shops/:shopId/pictures/:pictureId/edits', async ({ params, body, request }) => {
    const editor = { membership: membershipOf(request), caller: callerOf(request) }
    const { listingId, ...cut } = body
    return answer(
      'Picture made.',
      await editPicture(services, editor, { pictureId: params.pictureId, listingId }, cut),
    )
  })
}
