import type { Services } from '#services.ts'
import { isVerifiedEmail } from '#domains/account/account.service.ts'
import type { ServiceRequest, ServiceRequests } from '#domains/services/service-requests.ts'
import { receiveMessage } from '../tickets/open-ticket.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'

/** A request for a service becomes a ticket of support. */
export const createServiceRequests = (services: () => Services): ServiceRequests => ({
  open: (request) => openServiceRequest(services(), request),
})

async function openServiceRequest(services: Services, request: ServiceRequest) {
  const { service, name, email, phoneNumber, dayWished, note, language, userId } = request
  const now = new Date()
  const day = now.toISOString().slice(0, 10)
  const ticket = await receiveMessage(services, {
    type: 'service',
    name,
    email,
    phoneNumber,
    contactNumber: '',
    subject: `Service wished: ${service.title} (${service.id})`,
    message: `Service: ${service.title} (${service.id})\nDay wished: ${dayWished}\n\n${note || 'No note.'}`,
    sentAt: now,
    language,
    userId,
    emailProven: await isVerifiedEmail(services.db, userId, email),
    about: { kind: 'service', ...service },
    fileIds: [],
    sameMessageParts: ['service', service.id, name, email, phoneNumber, dayWished, note, day],
  })
  return { ticketNumber: ticketNumber(ticket), answerBy: ticket.answerBy }
}
