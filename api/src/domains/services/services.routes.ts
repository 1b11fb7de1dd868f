import type { FastifyInstance } from 'fastify'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import { answer } from '#plugins/answer.ts'
import { readRoute } from '#plugins/read-route.ts'
import { rememberedRoute } from '#plugins/remembered-route.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { isProvenEmail } from '../account/account.service.ts'
import { categoryTree } from '../catalogue/catalogue.service.ts'
import { receiveMessage } from '../tickets/open-ticket.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { reviewPage } from '../reviews/reviews.service.ts'
import { rememberSearch } from '../search/search.service.ts'
import { serviceFacets } from './service-facets.service.ts'
import { createServiceShelf } from './service-shelf.ts'
import { getService, getServiceRow, servicePage } from './services.service.ts'

export function servicesRoutes(app: FastifyInstance, services: Services) {
  const shelf = createServiceShelf(services.db)
  rememberedRoute(app, 'GET /services', async ({ query, signal, db, eachTime }) => {
    const page = await servicePage(shelf, db, query, signal())
    eachTime((request) => rememberSearch(query, page, app.whoIs(request).key))
    return answer('Services.', page)
  })
  rememberedRoute(app, 'GET /services/facets', async ({ query, signal, db }) =>
    answer('Counts per filter.', await serviceFacets(shelf, db, query, signal())),
  )
  rememberedRoute(app, 'GET /services/:serviceId', async ({ params, db }) =>
    answer('The service.', await getService(db, params.serviceId)),
  )
  readRoute(app, 'GET /services/:serviceId/reviews', async ({ params, query, db }) => {
    const { id } = await getServiceRow(db, params.serviceId)
    return answer('Reviews.', await reviewPage(db, { serviceId: id }, query))
  })
  route(app, 'POST /services/:serviceId/requests', async ({ params: { serviceId }, body, request }) => {
    const row = await getServiceRow(services.db, serviceId)
    const { name, email, phoneNumber, dayWished, note } = body
    const now = new Date()
    const userId = request.principal?.userId ?? null
    const ticket = await receiveMessage(services, {
      type: 'service',
      name,
      email,
      phoneNumber,
      contactNumber: '',
      subject: `Service wished: ${row.title} (${serviceId})`,
      message: `Service: ${row.title} (${serviceId})\nDay wished: ${dayWished}\n\n${note || 'No note.'}`,
      sentAt: now,
      language: toLanguage(request.cookies[languageCookie]),
      userId,
      emailProven: await isProvenEmail(services.db, userId, email),
      about: { kind: 'service', id: serviceId, title: row.title },
      fileIds: [],
      sameAs: [
        'service',
        serviceId,
        name,
        email,
        phoneNumber,
        dayWished,
        note,
        now.toISOString().slice(0, 10),
      ],
    })
    return answer('Your request has been sent.', {
      ticketNumber: ticketNumber(ticket),
      answerBy: ticket.answerBy.toISOString(),
    })
  })
  rememberedRoute(app, 'GET /service-categories', async ({ db }) =>
    answer('Service categories.', await categoryTree(db, 'service')),
  )
}
