import type { FastifyInstance } from 'fastify'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import { answer } from '#plugins/answer.ts'
import { ApiError } from '#plugins/api-error.ts'
import { readRoute } from '#plugins/replicas/read-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { categoryTree, notOfferedNotice } from '../catalogue/catalogue.service.ts'
import { countListSearch, type SearchIndex } from '../search/search.service.ts'
import { suspendedVendorError, toVendorLink } from '../vendors/vendors.service.ts'
import { createServiceIndex } from './service-index.ts'
import { getService, getServiceBasics, servicePage } from './services.service.ts'

export function servicesRoutes(app: FastifyInstance, services: Services, search: SearchIndex) {
  const index = createServiceIndex(services.db, search)
  app.keepInMemory(index.catchUp)
  readRoute(app, 'GET /services', async ({ query, db, request }) => {
    const page = await servicePage(index, db, query)
    countListSearch(query, page, app.sourceOf(request).key)
    return answer('Services.', page)
  })
  readRoute(app, 'GET /services/facets', async ({ query, db }) =>
    answer('Counts per filter.', await index.facets(db, query)),
  )
  readRoute(app, 'GET /services/:serviceId', async ({ params, db }) =>
    answer('The service.', await getService(db, params.serviceId)),
  )
  route(app, 'POST /services/:serviceId/requests', async ({ params: { serviceId }, body, request }) => {
    const { title, provider, isOffered } = await getServiceBasics(services.db, serviceId)
    if (provider.isSuspended) throw suspendedVendorError(toVendorLink(provider).name)
    if (!isOffered) throw new ApiError('CONFLICT', notOfferedNotice.en)
    const { ticketNumber, answerBy } = await services.serviceRequests.open({
      ...body,
      service: { id: serviceId, title },
      language: toLanguage(request.cookies[languageCookie]),
      userId: request.principal?.userId ?? null,
    })
    return answer('Your request has been sent.', { ticketNumber, answerBy: answerBy.toISOString() })
  })
  readRoute(app, 'GET /service-categories', async ({ db }) =>
    answer('Service categories.', await categoryTree(db, 'service')),
  )
}
