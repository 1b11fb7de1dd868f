import type { FastifyInstance } from 'fastify'
import type { Services } from '#services.ts'
import { route } from '#plugins/route.ts'
import { sendContactMessage } from './contact.service.ts'
import { ticketNumber } from './ticket-number.ts'

export function contactRoutes(app: FastifyInstance, services: Services) {
  route(app, 'POST /contact-admin', async function sendMessage({ body }) {
    const ticket = await sendContactMessage(services, body)
    return {
      success: true,
      message: "Your message has been sent successfully! We'll get back to you soon.",
      data: { ticketNumber: ticketNumber(ticket), answerBy: ticket.answerBy.toISOString() },
    }
  })
}
