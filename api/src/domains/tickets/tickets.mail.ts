import type { TicketType } from '@haat/contract/domains/support.tickets.rules.ts'
import { formatDateTime } from '@haat/contract/shared/dates.ts'
import { hoursInWords } from '@haat/contract/shared/office-hours.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { oneLine, personName } from '#platform/mail/safe-words.ts'
import type { Services } from '#services.ts'
import type { Support } from '../site/site.service.ts'
import { proofOf, proofWords } from './sender-proof.ts'
import { ticketKey } from './ticket-key.ts'
import { ticketNumber } from './ticket-number.ts'
import { ticketMailWords } from './tickets.mail.words.ts'
import type { Message } from './ticket-messages.store.ts'
import type { Ticket } from './tickets.store.ts'

const typeNames: Record<TicketType, string> = {
  support: 'General Support',
  technical: 'Technical Issue',
  feedback: 'Feedback',
  business: 'Business Inquiry',
  service: 'Service Request',
  chat: 'Chat',
  payment: 'Payment to look at',
}

/** The link of a sender without an account has the key of the ticket in it. */
const namesOf = (kind: string, ticket: Ticket) => ({
  kind,
  about: `ticket ${ticketNumber(ticket)}`,
  hasSecret: ticket.userId === null,
})

export function mailToSupport(ticket: Ticket, supportEmail: string, phones: string[]): NewMail {
  const number = ticketNumber(ticket)
  const answerBy = `${formatDateTime(ticket.answerBy, 'en')} NPT`
  const mail = composeMail({
    to: supportEmail,
    replyTo: ticket.email,
    language: 'en',
    subject: `[${number}] ${typeNames[ticket.type]}: ${ticket.subject}`,
    preheader: `Answer by ${answerBy}`,
    paragraphs: [],
    facts: [
      ['From', `${oneLine(ticket.name)} <${ticket.email}>`],
      ['Sender', proofWords[proofOf(ticket)]],
      ['Phone', phones.join(', ')],
      ['Type', typeNames[ticket.type]],
      ['Answer by', answerBy],
    ],
    quote: ticket.message,
    footer: 'A reply to this mail goes to the sender.',
  })
  return { ...mail, ...namesOf('ticket.desk', ticket), hasSecret: false }
}

/** What Haat has found itself; there is nobody to reply to but the desk. */
export function mailOfTask(services: Services, ticket: Ticket, supportEmail: string): NewMail {
  const answerBy = `${formatDateTime(ticket.answerBy, 'en')} NPT`
  const mail = composeMail({
    to: supportEmail,
    replyTo: supportEmail,
    language: 'en',
    subject: `[${ticketNumber(ticket)}] ${typeNames[ticket.type]}: ${ticket.subject}`,
    preheader: `Look at it by ${answerBy}`,
    paragraphs: [],
    facts: [['Look at it by', answerBy]],
    quote: ticket.message,
    action: {
      label: 'Open it at the desk',
      link: `${services.config.siteUrl}/staff/desk/${ticketNumber(ticket)}`,
    },
    footer: 'Haat has set this task itself. Nobody waits for an answer to it.',
  })
  return { ...mail, ...namesOf('ticket.desk', ticket), hasSecret: false }
}

/** Where its sender reads and answers. Whoever has an account signs in; the others are known by the key. */
function threadLink(services: Services, ticket: Ticket) {
  const query = new URLSearchParams({ ticket: ticketNumber(ticket) })
  if (ticket.userId === null) query.set('key', ticketKey(services, ticket.id, ticket))
  return `${services.config.siteUrl}/contact-admin?${query}`
}

/** The words of somebody who may have typed another's address do not go there: we would send whatever they like. */
const mayBeQuoted = (ticket: Ticket) => proofOf(ticket) === 'account'

const firstSubject = (ticket: Ticket) =>
  `We have your message (${ticketNumber(ticket)})${mayBeQuoted(ticket) ? `: ${ticket.subject}` : ''}`

function wayToUs({ phone, hours }: Support) {
  const { from, to, times } = hoursInWords(hours, 'en')
  return phone ? `call ${phone} (${from} to ${to}, ${times}) or ` : ''
}

/** Its id is the ticket's: every later mail of the talk refers to it. */
export function mailToSender(services: Services, ticket: Ticket, support: Support): NewMail {
  const number = ticketNumber(ticket)
  const answerBy = formatDateTime(ticket.answerBy, 'en')
  const isQuoted = mayBeQuoted(ticket)
  const mail = composeMail({
    to: ticket.email,
    ...(support.email && { replyTo: support.email }),
    language: 'en',
    subject: firstSubject(ticket),
    preheader: `A person answers by ${answerBy} (Nepal time).`,
    greeting: `${`Namaste ${personName(ticket.name)}`.trim()},`,
    paragraphs: [
      `Thank you for writing to Haat. A person reads your message and answers by ${answerBy} (Nepal time), usually sooner.`,
      `Your ticket number is ${number}. Please name it when you ${wayToUs(support)}reply to this mail.`,
      {
        language: 'ne',
        text: `नमस्ते, हाटलाई लेख्नुभएकोमा धन्यवाद। तपाईंको सन्देश हामीले पायौँ; टिकट नम्बर ${number} हो। हाम्रो टोलीले चाँडै जवाफ दिनेछ।`,
      },
      `You can follow it and say more here: ${threadLink(services, ticket)}`,
      ...(ticket.about && !isQuoted ? [`It is about: ${oneLine(ticket.about.title)}.`] : []),
      ...(isQuoted
        ? ['Your message:']
        : [ticketMailWords.en.notYou, { language: 'ne' as const, text: ticketMailWords.ne.notYou }]),
    ],
    ...(isQuoted && { quote: `${ticket.subject}\n\n${ticket.message}` }),
    footer: 'You get this mail because this address was given in a message to Haat.',
  })
  return { ...mail, ...namesOf('ticket.receipt', ticket), id: ticket.id }
}

interface ReplyParts {
  ticket: Ticket
  message: Message
  fileNames: string[]
  /** Mails of this talk that went out before. */
  earlier: string[]
  support: Support
}

/** An answer, in the sender's language, beneath what was written before. */
export function mailOfReply(
  services: Services,
  { ticket, message, fileNames, earlier, support }: ReplyParts,
): NewMail {
  const words = ticketMailWords[ticket.language]
  const mail = composeMail({
    to: ticket.email,
    ...(support.email && { replyTo: support.email }),
    language: ticket.language,
    subject: `Re: ${firstSubject(ticket)}`,
    preheader: oneLine(message.words).slice(0, 120).toWellFormed(),
    paragraphs: [
      ...message.words.split('\n').filter((line) => line.trim() !== ''),
      ...(fileNames.length > 0 ? [words.files(fileNames.map(oneLine).join(', '))] : []),
      words.from(firstName(message.authorName)),
    ],
    action: { label: words.read, link: threadLink(services, ticket) },
    smallPrint: [
      words.number(ticketNumber(ticket), support.phone),
      ...(mayBeQuoted(ticket) ? [] : [words.notYou]),
    ],
    footer: words.footer,
  })
  return { ...mail, ...namesOf('ticket.reply', ticket), repliesTo: [ticket.id, ...earlier] }
}

/** Two talks of one sender that go on as one. */
export function mailOfMerge(services: Services, from: Ticket, into: Ticket, support: Support): NewMail {
  const words = ticketMailWords[from.language]
  const numbers = [ticketNumber(from), ticketNumber(into)] as const
  const mail = composeMail({
    to: from.email,
    ...(support.email && { replyTo: support.email }),
    language: from.language,
    subject: `Re: ${firstSubject(from)}`,
    preheader: words.merged(...numbers),
    greeting: words.greeting(personName(from.name)),
    paragraphs: [words.merged(...numbers)],
    action: { label: words.read, link: threadLink(services, into) },
    footer: words.footer,
  })
  return { ...mail, ...namesOf('ticket.merge', into), repliesTo: [from.id] }
}

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''
