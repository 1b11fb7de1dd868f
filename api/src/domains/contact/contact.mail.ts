import type { ContactType } from '@haat/contract/domains/contact.rules.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { oneLine, personName } from '#platform/mail/safe-words.ts'
import type { Ticket } from './contact.store.ts'
import { ticketNumber } from './ticket-number.ts'

const typeNames: Record<ContactType, string> = {
  support: 'General Support',
  technical: 'Technical Issue',
  feedback: 'Feedback',
  business: 'Business Inquiry',
}

export function mailToSupport(ticket: Ticket, supportEmail: string, phones: string[]): NewMail {
  const number = ticketNumber(ticket)
  const answerBy = `${formatDateTime(ticket.answerBy, 'en')} NPT`
  return composeMail({
    to: supportEmail,
    replyTo: ticket.email,
    language: 'en',
    subject: `[${number}] ${typeNames[ticket.type]}: ${ticket.subject}`,
    preheader: `Answer by ${answerBy}`,
    paragraphs: [],
    facts: [
      ['From', `${oneLine(ticket.name)} <${ticket.email}>`],
      ['Phone', phones.join(', ')],
      ['Type', typeNames[ticket.type]],
      ['Answer by', answerBy],
    ],
    quote: ticket.message,
    footer: 'A reply to this mail goes to the sender.',
  })
}

export function mailToSender(ticket: Ticket, support: { email: string; phone: string }): NewMail {
  const number = ticketNumber(ticket)
  const answerBy = formatDateTime(ticket.answerBy, 'en')
  return composeMail({
    to: ticket.email,
    replyTo: support.email,
    language: 'en',
    subject: `We have your message (${number}): ${ticket.subject}`,
    preheader: `A person answers by ${answerBy} (Nepal time).`,
    greeting: `${`Namaste ${personName(ticket.name)}`.trim()},`,
    paragraphs: [
      `Thank you for writing to Haat. A person reads your message and answers by ${answerBy} (Nepal time), usually sooner.`,
      `Your ticket number is ${number}. Please name it when you call ${support.phone} (Sunday to Friday, 9:00 AM-5:00 PM) or reply to this mail.`,
      {
        language: 'ne',
        text: `नमस्ते, हाटलाई लेख्नुभएकोमा धन्यवाद। तपाईंको सन्देश हामीले पायौँ; टिकट नम्बर ${number} हो। हाम्रो टोलीले चाँडै जवाफ दिनेछ।`,
      },
      'Your message:',
    ],
    quote: `${ticket.subject}\n\n${ticket.message}`,
    footer: 'You get this mail because this address was given in a message to Haat.',
  })
}
