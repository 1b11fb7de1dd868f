import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { constants } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { aboutRoutes } from './domains/content/about.routes.ts'
import { authRoutes } from './domains/account/auth.routes.ts'
import { googleRoutes } from './domains/account/google/google.routes.ts'
import { secondFactorRoutes } from './domains/account/second-factor/second-factor.routes.ts'
import { accessTokenCheck } from './domains/account/sessions/session.service.ts'
import { settingsRoutes } from './domains/account/settings/settings.routes.ts'
import { addressesRoutes } from './domains/addresses/addresses.routes.ts'
import { applicationsForStaffRoutes, applicationsRoutes } from './domains/applications/applications.routes.ts'
import { auditRoutes } from './domains/audit/audit.routes.ts'
import { cartRoutes } from './domains/cart/cart.routes.ts'
import { cashRoutes } from './domains/cash/cash.routes.ts'
import { catalogueRoutes } from './domains/catalogue/catalogue.routes.ts'
import { categoriesRoutes } from './domains/catalogue/categories/categories.routes.ts'
import { chatRoutes } from './domains/support/chat/chat.routes.ts'
import { contactRoutes } from './domains/support/contact/contact.routes.ts'
import { commissionRoutes } from './domains/commission/commission.routes.ts'
import { couponsRoutes } from './domains/coupons/coupons.routes.ts'
import { contentRoutes } from './domains/content/content.routes.ts'
import { couriersRoutes } from './domains/couriers/couriers.routes.ts'
import { cspRoutes } from './domains/csp/csp.routes.ts'
import { deskRoutes } from './domains/support/desk/desk.routes.ts'
import { callRoutes } from './domains/support/desk/call.routes.ts'
import { deskExportRoutes } from './domains/support/desk/export.routes.ts'
import { senderRoutes } from './domains/support/sender/sender.routes.ts'
import { editingRoutes } from './domains/content/editing/editing.routes.ts'
import { synonymsRoutes } from './domains/search/synonyms/synonyms.routes.ts'
import { countVisits, figuresRoutes } from './domains/figures/figures.routes.ts'
import { filesRoutes } from './domains/files/files.routes.ts'
import { healthRoutes } from './domains/health/health.routes.ts'
import { metricsRoutes } from './domains/metrics/metrics.routes.ts'
import { homeRoutes } from './domains/home/home.routes.ts'
import { listingPicturesRoutes } from './domains/listings/pictures/listing-pictures.routes.ts'
import { ledgerRoutes } from './domains/ledger/ledger.routes.ts'
import { listingPricesRoutes } from './domains/listings/prices/prices.routes.ts'
import { listingsForStaffRoutes, listingsRoutes } from './domains/listings/listings.routes.ts'
import { mailsRoutes } from './domains/mails/mails.routes.ts'
import { invitationsRoutes } from './domains/members/invitations.routes.ts'
import { membersRoutes } from './domains/members/members.routes.ts'
import { membershipReader } from './domains/members/members.service.ts'
import { notificationsRoutes } from './domains/notifications/notifications.routes.ts'
import { invoiceRoutes } from './domains/orders/invoices/invoice.routes.ts'
import { papersRoutes } from './domains/orders/papers/papers.routes.ts'
import { lineRefundsRoutes } from './domains/orders/refunds/line-refunds.routes.ts'
import { ordersRoutes } from './domains/orders/orders.routes.ts'
import { parcelsRoutes } from './domains/orders/parcels/parcels.routes.ts'
import { ordersForStaffRoutes } from './domains/orders/staff/staff-orders.routes.ts'
import { paymentsRoutes } from './domains/payments/payments.routes.ts'
import { picturesRoutes } from './domains/pictures/pictures.routes.ts'
import { payoutsRoutes } from './domains/payouts/payouts.routes.ts'
import { staffPayoutsRoutes } from './domains/payouts/staff-payouts.routes.ts'
import { aspectsRoutes } from './domains/reviews/aspects/aspects.routes.ts'
import { moderationRoutes } from './domains/reviews/moderation/moderation.routes.ts'
import { repliesRoutes } from './domains/reviews/replies/replies.routes.ts'
import { importsRoutes } from './domains/imports/imports.routes.ts'
import { ownReviewsRoutes } from './domains/reviews/own/own-reviews.routes.ts'
import { reviewsRoutes } from './domains/reviews/reviews.routes.ts'
import { questionsRoutes } from './domains/reviews/questions/questions.routes.ts'
import { courierPhoneRoutes } from './domains/runs/phone/phone.routes.ts'
import { runsForStaffRoutes, runsRoutes } from './domains/runs/runs.routes.ts'
import { searchRoutes } from './domains/search/search.routes.ts'
import { createSearchIndex } from './domains/search/search.service.ts'
import { servicesRoutes } from './domains/services/services.routes.ts'
import { siteRoutes } from './domains/content/site/site.routes.ts'
import { sitemapRoutes } from './domains/sitemap/sitemap.routes.ts'
import { peopleRoutes } from './domains/staff/people.routes.ts'
import { staffRoutes } from './domains/staff/staff.routes.ts'
import { statementsRoutes } from './domains/statements/statements.routes.ts'
import { stockRoutes } from './domains/stock/stock.routes.ts'
import { vendorsRoutes } from './domains/vendors/vendors.routes.ts'
import { shopPageRoutes } from './domains/vendors/page/shop-page.routes.ts'
import { vendorsForStaffRoutes } from './domains/vendors/staff/vendors-for-staff.routes.ts'
import { countOffers } from './domains/vendors/vendors.service.ts'
import { alertsRoutes } from './domains/alerts/alerts.routes.ts'
import { wishlistRoutes } from './domains/wishlist/wishlist.routes.ts'
import { viewsRoutes } from './domains/views/views.routes.ts'
import { refuseAddress } from './pages/bad-address.ts'
import { watchRequests } from './platform/http/drain.ts'
import { noteTls } from './platform/http/is-secure.ts'
import { announceStop } from './plugins/announce-stop.ts'
import { answerBrokenRequests } from './plugins/broken-requests.ts'
import { compressAnswers } from './plugins/compress-answers.ts'
import { limitDatabaseWaits } from './plugins/limit-database-waits.ts'
import { handleErrors, refuseUnknown } from './plugins/error-handling.ts'
import { checkHosts } from './plugins/security/check-hosts.ts'
import { trackWrites } from './plugins/replicas/last-write.ts'
import { serveLiveStreams } from './plugins/live-streams.ts'
import { logOptions } from './plugins/logging.ts'
import { describeApi } from './plugins/openapi/openapi.ts'
import { guardRoutes } from './plugins/principal.ts'
import { loadMemoryBeforeOpening } from './plugins/load-memory.ts'
import { limitPages } from './plugins/limits/page-limits.ts'
import { limitRates } from './plugins/limits/rate-limit.ts'
import { readFromReplicas } from './plugins/replicas/read-route.ts'
import { countRequests } from './plugins/request-metrics.ts'
import { acceptEmptyBodies, acceptFiles } from './plugins/route.ts'
import { addSecurityHeaders } from './plugins/security/security-headers.ts'
import { refuseUnreadable } from './plugins/unreadable-characters.ts'
import { isDocumentShown, searchSources } from './search-sources.ts'
import type { Services } from './services.ts'

const secondMs = 1000

/** The API of one process. The caller mounts the pages beside it. */
export async function buildApp(services: Services, logStream?: DestinationStream): Promise<FastifyInstance> {
  const { config } = services
  const app = fastify({
    ...logOptions(config.logLevel, logStream),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    // What a start waits for has limits of its own. On a machine that is busy with something else it takes long, and a start
    // that was given up as refused would not be tried again.
    pluginTimeout: 0,
    // A client that sends very slowly cannot hold a connection for long; a slow phone has time to upload a
    // picture.
    requestTimeout: 60 * secondMs,
    connectionTimeout: 60 * secondMs,
    keepAliveTimeout: 65 * secondMs,
    forceCloseConnections: 'idle',
    // Requests that still arrive while the app closes are served: its services stay open until the last answer
    // is sent.
    return503OnClosing: false,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10 * secondMs,
      connectionsCheckingInterval: 5 * secondMs,
    },
    clientErrorHandler: answerBrokenRequests,
    // Fastify runs no hooks for a URL that it cannot parse, so the refusal is sent here.
    frameworkErrors: (error, request, reply) =>
      refuseAddress(error, request as FastifyRequest, reply as FastifyReply),
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  noteTls(app, config)
  handleErrors(app)
  countRequests(app, services)
  addSecurityHeaders(app)
  checkHosts(app)
  limitDatabaseWaits(app, config.databaseWaitMs)
  // Flushing after each chunk keeps streamed pages streaming; otherwise the first paint waits for the last
  // byte.
  await app.register(compress, {
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
  })
  app.setNotFoundHandler(refuseUnknown)
  await app.register(cookie)
  limitRates(app, services)
  limitPages(app)
  countVisits(app, services)
  guardRoutes(app, accessTokenCheck(services.db, membershipReader))
  trackWrites(app, services)
  readFromReplicas(app, services)
  announceStop(app)
  loadMemoryBeforeOpening(app)
  watchRequests(app)
  serveLiveStreams(app)
  await app.register((api) => registerApi(api, services), { prefix: '/api' })
  picturesRoutes(app, services)
  sitemapRoutes(app, services)
  return app
}

async function registerApi(api: FastifyInstance, services: Services) {
  await describeApi(api)
  acceptEmptyBodies(api)
  acceptFiles(api)
  compressAnswers(api)
  refuseUnreadable(api)
  const search = createSearchIndex(services.db, isDocumentShown)
  aboutRoutes(api, countOffers)
  authRoutes(api, services)
  googleRoutes(api, services)
  settingsRoutes(api, services)
  secondFactorRoutes(api, services)
  addressesRoutes(api, services)
  applicationsRoutes(api, services)
  applicationsForStaffRoutes(api, services)
  auditRoutes(api, services)
  cartRoutes(api, services)
  cashRoutes(api, services)
  catalogueRoutes(api, services, search)
  categoriesRoutes(api, services)
  chatRoutes(api, services)
  contactRoutes(api, services)
  commissionRoutes(api, services)
  couponsRoutes(api, services)
  contentRoutes(api, services)
  couriersRoutes(api, services)
  cspRoutes(api, services)
  deskRoutes(api, services)
  callRoutes(api, services)
  deskExportRoutes(api, services)
  editingRoutes(api, services)
  figuresRoutes(api)
  healthRoutes(api, services)
  homeRoutes(api, services)
  ledgerRoutes(api, services)
  listingPricesRoutes(api, services)
  invoiceRoutes(api, services)
  papersRoutes(api, services)
  lineRefundsRoutes(api, services)
  invitationsRoutes(api, services)
  listingPicturesRoutes(api, services)
  listingsRoutes(api, services)
  listingsForStaffRoutes(api, services)
  mailsRoutes(api, services)
  membersRoutes(api, services)
  metricsRoutes(api, services)
  notificationsRoutes(api, services)
  ordersRoutes(api, services)
  parcelsRoutes(api, services)
  ordersForStaffRoutes(api, services)
  paymentsRoutes(api, services)
  payoutsRoutes(api, services)
  staffPayoutsRoutes(api, services)
  aspectsRoutes(api, services)
  moderationRoutes(api, services)
  repliesRoutes(api, services)
  ownReviewsRoutes(api, services)
  questionsRoutes(api, services)
  reviewsRoutes(api)
  runsRoutes(api, services)
  runsForStaffRoutes(api, services)
  courierPhoneRoutes(api, services)
  searchRoutes(api, search, searchSources)
  senderRoutes(api, services)
  synonymsRoutes(api, services)
  servicesRoutes(api, services, search)
  siteRoutes(api, services)
  staffRoutes(api)
  importsRoutes(api, services)
  statementsRoutes(api, services)
  stockRoutes(api, services)
  peopleRoutes(api, services)
  vendorsRoutes(api, search)
  vendorsForStaffRoutes(api, services, search)
  shopPageRoutes(api, services)
  alertsRoutes(api, services)
  wishlistRoutes(api, services)
  viewsRoutes(api, services)
  await filesRoutes(api, services)
  // Comes before the wildcard of the pages, so that unknown addresses below /api are refused as JSON.
  api.all('/*', { config: { access: 'public' }, schema: { hide: true } as object }, refuseUnknown)
}
