import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { constants } from 'node:zlib'
import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { DestinationStream } from 'pino'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { aboutRoutes } from './domains/about/about.routes.ts'
import { authRoutes } from './domains/account/auth.routes.ts'
import { googleRoutes } from './domains/account/google.routes.ts'
import { secondFactorRoutes } from './domains/account/second-factor.routes.ts'
import { accessTokenCheck } from './domains/account/session.service.ts'
import { settingsRoutes } from './domains/account/settings.routes.ts'
import { addressesRoutes } from './domains/addresses/addresses.routes.ts'
import { auditRoutes } from './domains/audit/audit.routes.ts'
import { cartRoutes } from './domains/cart/cart.routes.ts'
import { catalogueRoutes } from './domains/catalogue/catalogue.routes.ts'
import { createAnswerMemory } from './domains/changes/answer-memory.ts'
import { chatRoutes } from './domains/chat/chat.routes.ts'
import { contactRoutes } from './domains/contact/contact.routes.ts'
import { contentRoutes } from './domains/content/content.routes.ts'
import { cspRoutes } from './domains/csp/csp.routes.ts'
import { deskRoutes } from './domains/desk/desk.routes.ts'
import { deskExportRoutes } from './domains/desk/export.routes.ts'
import { senderRoutes } from './domains/desk/sender.routes.ts'
import { editingRoutes } from './domains/editing/editing.routes.ts'
import { synonymsRoutes } from './domains/editing/synonyms.routes.ts'
import { filesRoutes } from './domains/files/files.routes.ts'
import { healthRoutes } from './domains/health/health.routes.ts'
import { metricsRoutes } from './domains/metrics/metrics.routes.ts'
import { homeRoutes } from './domains/home/home.routes.ts'
import { mailsRoutes } from './domains/mails/mails.routes.ts'
import { invoiceRoutes } from './domains/orders/invoice.routes.ts'
import { ordersRoutes } from './domains/orders/orders.routes.ts'
import { paymentsRoutes } from './domains/payments/payments.routes.ts'
import { picturesRoutes } from './domains/pictures/pictures.routes.ts'
import { searchRoutes } from './domains/search/search.routes.ts'
import { servicesRoutes } from './domains/services/services.routes.ts'
import { deskSettingsRoutes } from './domains/site/desk-settings.routes.ts'
import { shopRoutes } from './domains/site/shop.routes.ts'
import { siteRoutes } from './domains/site/site.routes.ts'
import { sitemapRoutes } from './domains/sitemap/sitemap.routes.ts'
import { staffRoutes } from './domains/staff/staff.routes.ts'
import { vendorsRoutes } from './domains/vendors/vendors.routes.ts'
import { wishlistRoutes } from './domains/wishlist/wishlist.routes.ts'
import { refuseAddress } from './pages/bad-address.ts'
import { watchRequests } from './platform/http/drain.ts'
import { noteTls } from './platform/http/is-secure.ts'
import { announceStop } from './plugins/announced-stop.ts'
import { answerBrokenRequests } from './plugins/broken-requests.ts'
import { compressAnswers } from './plugins/compress-answers.ts'
import { limitDatabaseWaits } from './plugins/database-waits.ts'
import { handleErrors, refuseUnknown } from './plugins/error-handling.ts'
import { checkHosts } from './plugins/host.ts'
import { rememberWrites } from './plugins/last-write.ts'
import { keepStreams } from './plugins/live-streams.ts'
import { logOptions } from './plugins/logging.ts'
import { describeApi } from './plugins/openapi.ts'
import { guardRoutes } from './plugins/principal.ts'
import { limitPages } from './plugins/page-limits.ts'
import { limitRates } from './plugins/rate-limit.ts'
import { spreadReads } from './plugins/read-route.ts'
import { countRequests } from './plugins/request-metrics.ts'
import { rememberAnswers } from './plugins/remembered-route.ts'
import { takeFiles } from './plugins/route.ts'
import { secureAnswers } from './plugins/security-headers.ts'
import { searchSources } from './search-sources.ts'
import type { Services } from './services.ts'

const secondMs = 1000

/** The API of one process. Pages are mounted beside it by the caller. */
export async function buildApp(services: Services, logStream?: DestinationStream): Promise<FastifyInstance> {
  const { config } = services
  const app = fastify({
    ...logOptions(config.logLevel, logStream),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    // Whoever sends bit by bit holds nothing for long; a phone on a slow line has time for its picture.
    requestTimeout: 60 * secondMs,
    connectionTimeout: 60 * secondMs,
    keepAliveTimeout: 65 * secondMs,
    forceCloseConnections: 'idle',
    // Whoever still gets through is served: everything is there until the last answer has gone out.
    return503OnClosing: false,
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10 * secondMs,
      connectionsCheckingInterval: 5 * secondMs,
    },
    clientErrorHandler: answerBrokenRequests,
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, request, reply) =>
      refuseAddress(error, request as FastifyRequest, reply as FastifyReply),
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  noteTls(app, config)
  handleErrors(app)
  countRequests(app, services)
  secureAnswers(app)
  checkHosts(app)
  limitDatabaseWaits(app)
  // Flushing after each chunk keeps a streamed page streaming; without it the first paint waits for the last byte.
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
  guardRoutes(app, accessTokenCheck(services.db))
  rememberWrites(app, services)
  spreadReads(app, services)
  announceStop(app)
  watchRequests(app)
  keepStreams(app)
  await app.register((api) => registerApi(api, services), { prefix: '/api' })
  picturesRoutes(app, services)
  sitemapRoutes(app, services)
  return app
}

async function registerApi(api: FastifyInstance, services: Services) {
  await describeApi(api)
  takeFiles(api)
  compressAnswers(api)
  rememberAnswers(api, createAnswerMemory(services.db, services.metrics.lookupsIn('answers')))
  aboutRoutes(api)
  authRoutes(api, services)
  googleRoutes(api, services)
  settingsRoutes(api, services)
  secondFactorRoutes(api, services)
  addressesRoutes(api, services)
  auditRoutes(api, services)
  cartRoutes(api, services)
  catalogueRoutes(api, services)
  chatRoutes(api, services)
  contactRoutes(api, services)
  contentRoutes(api, services)
  cspRoutes(api, services)
  deskRoutes(api, services)
  deskExportRoutes(api, services)
  editingRoutes(api, services)
  healthRoutes(api, services)
  homeRoutes(api, services)
  invoiceRoutes(api, services)
  mailsRoutes(api, services)
  metricsRoutes(api, services)
  ordersRoutes(api, services)
  paymentsRoutes(api, services)
  searchRoutes(api, searchSources)
  senderRoutes(api, services)
  synonymsRoutes(api, services)
  servicesRoutes(api, services)
  siteRoutes(api, services)
  deskSettingsRoutes(api, services)
  shopRoutes(api, services)
  staffRoutes(api, services)
  vendorsRoutes(api)
  wishlistRoutes(api, services)
  await filesRoutes(api, services)
  // Before the pages' wildcard: what the API does not know is refused as the API refuses.
  api.all('/*', { config: { access: 'public' }, schema: { hide: true } as object }, refuseUnknown)
}
