import type { Language } from '@haat/contract/shared/language.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import type { Services } from '#services.ts'
import type { Support } from '#domains/content/site/site.service.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import type { Ticket } from '../tickets/tickets.store.ts'
import { firstName, firstSubject, mailFactsOf, mayBeQuoted, receiptMail, threadLink } from './tickets.mail.ts'
import { ticketMailTexts } from './tickets.mail.texts.ts'

interface CallTexts {
  preheader: (answerBy: string) => string
  /** Honest about who wrote: not the reader. */
  wrote: (staff: string, answerBy: string) => string
  written: string
  notYou: string
  footer: string
}

const texts: Record<Language, CallTexts> = {
  en: {
    preheader: (answerBy) => `We will answer by ${answerBy} (Nepal time).`,
    wrote: (staff, answerBy) =>
      `Thank you for calling Haat. ${staff} of Haat wrote down for you what you said on the telephone. Our team will answer by ${answerBy} (Nepal time), usually sooner.`,
    written: 'What we wrote down. If something is wrong, please tell us with the button below:',
    notYou:
      'If you did not call us, someone else named your address on the telephone. No action is needed; it gives them nothing of yours.',
    footer: 'You get this email because this address was named in a call to Haat.',
  },
  ne: {
    preheader: (answerBy) => `नेपाली समयअनुसार ${answerBy} बजेसम्म जवाफ आउनेछ।`,
    wrote: (staff, answerBy) =>
      `हाटमा फोन गर्नुभएकोमा धन्यवाद। तपाईंले फोनमा भन्नुभएको कुरा हाटका कर्मचारी ${staff} ज्यूले तपाईंका लागि लेख्नुभएको हो। हाम्रो टोलीले नेपाली समयअनुसार ${answerBy} बजेसम्म, प्रायः त्यसअघि नै, जवाफ दिनेछ।`,
    written: 'हामीले लेखेको कुरा। केही मिलेन भने तलको बटनबाट भन्नुहोस्:',
    notYou:
      'तपाईंले हामीलाई फोन गर्नुभएको होइन भने, अरू कसैले फोनमा तपाईंको इमेल ठेगाना भनेको हुनुपर्छ। तपाईंले केही गर्नुपर्दैन; यसबाट उहाँले तपाईंको केही पनि पाउनुहुन्न।',
    footer: 'हाटमा गरिएको फोनमा यो इमेल ठेगाना भनिएकाले यो इमेल पठाइएको हो।',
  },
}

/** Confirms a ticket: to its sender that it arrived, to a caller that it was taken down. */
export const confirmationMail = (services: Services, ticket: Ticket, support: Support): NewMail =>
  ticket.takenDownBy === null
    ? receiptMail(services, ticket, support)
    : callMail(services, ticket, support, ticket.takenDownBy)

function callMail(services: Services, ticket: Ticket, support: Support, staff: string): NewMail {
  const { language } = ticket
  const { greeting, number, read, receipt } = ticketMailTexts[language]
  const { preheader, wrote, written, notYou, footer } = texts[language]
  const answerBy = formatLocalDateTime(ticket.answerBy, language)
  const isQuoted = mayBeQuoted(ticket)
  const mail = composeMail({
    to: ticket.email,
    ...(support.email && { replyTo: support.email }),
    language,
    subject: firstSubject(ticket),
    preheader: preheader(answerBy),
    greeting: greeting(personName(ticket.name)),
    paragraphs: [
      wrote(oneLine(firstName(staff)), answerBy),
      number(ticketNumber(ticket), support.phone),
      ...(ticket.about && !isQuoted ? [receipt.about(oneLine(ticket.about.title))] : []),
      ...(isQuoted ? [written] : []),
    ],
    ...(isQuoted && { quote: `${ticket.subject}\n\n${ticket.message}` }),
    action: { label: read, link: threadLink(services, ticket) },
    smallPrint: [notYou],
    footer,
  })
  return { ...mail, ...mailFactsOf('ticket.receipt', ticket), id: ticket.id }
}
