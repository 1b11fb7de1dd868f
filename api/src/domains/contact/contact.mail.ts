import type { ContactType } from '@haat/contract/domains/contact.rules.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import type { Ticket } from './contact.store.ts'
import { ticketNumber } from './ticket-number.ts'

const typeNames: Record<ContactType, string> = {
  support: 'General Support',
  technical: 'Technical Issue',
  feedback: 'Feedback',
  business: 'Business Inquiry',
}

/** A subject is one line: a line break in it would start another mail header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export function mailToSupport(ticket: Ticket, supportEmail: string, phones: string[]): NewMail {
  const number = ticketNumber(ticket)
  return {
    to: supportEmail,
    replyTo: ticket.email,
    subject: oneLine(`[${number}] ${typeNames[ticket.type]}: ${ticket.subject}`),
    text: `${ticket.name} <${ticket.email}>
Phone: ${phones.join(', ')}
Type: ${typeNames[ticket.type]}
Answer by: ${formatDateTime(ticket.answerBy.toISOString(), 'en')} NPT

${ticket.message}
`,
  }
}

export function mailToSender(ticket: Ticket, support: { email: string; phone: string }): NewMail {
  const number = ticketNumber(ticket)
  return {
    to: ticket.email,
    replyTo: support.email,
    subject: oneLine(`We have your message (${number}): ${ticket.subject}`),
    text: `Namaste ${oneLine(ticket.name)},

Thank you for writing to Haat. A person reads your message and answers by ${formatDateTime(ticket.answerBy.toISOString(), 'en')} (Nepal time), usually sooner.

Your ticket number is ${number}. Please name it when you call ${support.phone} (Sunday to Friday, 9:00 AM-5:00 PM) or reply to this mail.

नमस्ते, हाटलाई लेख्नुभएकोमा धन्यवाद। तपाईंको सन्देश हामीले पायौँ; टिकट नम्बर ${number} हो। हाम्रो टोलीले चाँडै जवाफ दिनेछ।

Your message:
${ticket.subject}

${ticket.message}

Haat
`,
  }
}
