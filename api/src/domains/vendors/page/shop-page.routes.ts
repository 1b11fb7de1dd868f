import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from '#plugins/answer.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { publishShopPage } from './publish-shop-page.service.ts'
import { discardShopDraft, saveShopDraft } from './shop-draft.service.ts'
import { previewShopPage, readShopEdition } from './shop-edition.service.ts'
import { readShopHours, saveShopHours } from './shop-hours.service.ts'
import { uploadShopPicture } from './shop-pictures.service.ts'
import { changeShopSlug } from './shop-slug.service.ts'

const editorOf = (request: FastifyRequest) => ({
  membership: membershipOf(request),
  caller: callerOf(request),
})

/** What the members of a shop change of its page, its hours and its address name. */
export function shopPageRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  route(app, 'GET /vendor/shops/:shopId/page', async ({ request }) =>
    answer('The page of the shop.', await readShopEdition(services, db, membershipOf(request).vendorId)),
  )

  route(app, 'PUT /vendor/shops/:shopId/page/draft', async ({ body: { version, ...page }, request }) =>
    answer('Draft kept.', await saveShopDraft(services, editorOf(request), version, page)),
  )

  route(app, 'POST /vendor/shops/:shopId/page/publish', async ({ body, request }) =>
    answer('Published.', await publishShopPage(services, editorOf(request), body.version)),
  )

  route(app, 'POST /vendor/shops/:shopId/page/discard', async ({ body, request }) =>
    answer('Draft dropped.', await discardShopDraft(services, editorOf(request), body.version)),
  )

  route(app, 'GET /vendor/shops/:shopId/page/preview', async ({ request }) =>
    answer('The page as it will be.', await previewShopPage(db, membershipOf(request).vendorId)),
  )

  route(app, 'POST /vendor/shops/:shopId/page/pictures', async ({ body, query, request }) =>
    answer('Picture kept.', await uploadShopPicture(services, editorOf(request), query.kind, body)),
  )

  route(app, 'GET /vendor/shops/:shopId/hours', async ({ request }) =>
    answer('The hours of the shop.', await readShopHours(db, membershipOf(request).vendorId)),
  )

  route(app, 'PUT /vendor/shops/:shopId/hours', async ({ body, request }) =>
    answer('Hours saved.', await saveShopHours(services, membershipOf(request), body)),
  )

  route(app, 'PUT /vendor/shops/:shopId/slug', async ({ body, request }) =>
    answer('Address name changed.', await changeShopSlug(services, membershipOf(request), body.slug)),
  )
}
