import type { FastifyInstance } from 'fastify'
import { languageCookie, toLanguage } from '@haat/contract/shared/language.ts'
import type { Services } from '#services.ts'
import { answer } from '#plugins/answer.ts'
import { route } from '#plugins/route.ts'
import { uploadForTicket } from '../tickets/ticket-files.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { sendContactMessage } from './contact.service.ts'

export function contactRoutes(app: FastifyInstance, services: Services) {
  route(app, 'POST /contact-admin', async function sendMessage({ body, request }) {
    const ticket = await sendContactMessage(services, body, {
      userId: request.principal?.userId ?? null,
      language: toLanguage(request.cookies[languageCookie]),
    })
    return {
      success: true,
      message: "Your message has been sent successfully! We'll get back to you soon.",
      data: { ticketNumber: ticketNumber(ticket), answerBy: ticket.answerBy.toISOString() },
    }
  })
  route(app, 'POST /contact-admin/files', async ({ query, body }) =>
    answer(
      'The file is here.',
      await uploadForTicket(services, { name: query.name, bytes: body, sender: 'visitor' }),
    ),
  )
}
