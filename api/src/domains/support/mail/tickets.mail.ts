import type { TicketType } from '@haat/contract/domains/support.tickets.rules.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { officeHoursText } from '@haat/contract/shared/office-hours.ts'
import { composeMail } from '#platform/mail/layout/compose-mail.ts'
import type { MailAction } from '#platform/mail/layout/mail-draft.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import { oneLine, personName } from '#platform/mail/layout/safe-text.ts'
import type { Services } from '#services.ts'
import type { Support } from '#domains/content/site/site.service.ts'
import { proofOf, proofTexts } from '../sender/sender-proof.ts'
import { ticketKey } from '../sender/ticket-key.ts'
import { ticketNumber } from '../tickets/ticket-number.ts'
import { ticketMailTexts } from './tickets.mail.texts.ts'
import type { Message, Ticket } from '../tickets/tickets.store.ts'

const typeNames: Record<TicketType, string> = {
  support: 'General Support',
  technical: 'Technical Issue',
  feedback: 'Feedback',
  business: 'Business Inquiry',
  service: 'Service Request',
  chat: 'Chat',
  payment: 'Payment to check',
  parcel: 'Parcel to look after',
}

/**
 * What the outbox notes about a mail. It has a secret if its link contains the key of a ticket without an
 * account.
 */
export const mailFactsOf = (kind: string, ticket: Ticket) => ({
  kind,
  about: `ticket ${ticketNumber(ticket)}`,
  hasSecret: ticket.userId === null,
})

export function supportMail(
  services: Services,
  ticket: Ticket,
  supportEmail: string,
  phones: string[],
): NewMail {
  const number = ticketNumber(ticket)
  const answerBy = `${formatLocalDateTime(ticket.answerBy, 'en')} NPT`
  const mail = composeMail({
    to: supportEmail,
    language: 'en',
    subject: `[${number}] ${typeNames[ticket.type]}: ${ticket.subject}`,
    preheader: `Answer by ${answerBy}`,
    paragraphs: [],
    facts: [
      ['From', `${oneLine(ticket.name)} <${ticket.email}>`],
      ['Sender', proofTexts[proofOf(ticket)]],
      ['Phone', phones.join(', ')],
      ['Type', typeNames[ticket.type]],
      ['Answer by', answerBy],
    ],
    quote: ticket.message,
    action: deskAction(services, ticket),
    footer: 'Answer at the desk: the sender gets the answer by email, and it stays in the ticket.',
  })
  return { ...mail, ...mailFactsOf('ticket.desk', ticket), hasSecret: false }
}

const deskAction = ({ config }: Services, ticket: Ticket) => ({
  label: 'Open it at the desk',
  link: `${config.siteUrl}/staff/desk/${ticketNumber(ticket)}`,
})

/** For a task that Haat itself opened; there is no sender to answer. */
export function taskMail(services: Services, ticket: Ticket, supportEmail: string): NewMail {
  const answerBy = `${formatLocalDateTime(ticket.answerBy, 'en')} NPT`
  const mail = composeMail({
    to: supportEmail,
    language: 'en',
    subject: `[${ticketNumber(ticket)}] ${typeNames[ticket.type]}: ${ticket.subject}`,
    preheader: `Check it by ${answerBy}`,
    paragraphs: [],
    facts: [['Check by', answerBy]],
    quote: ticket.message,
    action: deskAction(services, ticket),
    footer: 'Haat created this task itself. Nobody is waiting for an answer to it.',
  })
  return { ...mail, ...mailFactsOf('ticket.desk', ticket), hasSecret: false }
}

/**
 * Where the sender reads and answers. A sender with an account signs in; others are recognised by the key in
 * the link.
 */
export function threadLink(services: Services, ticket: Ticket) {
  const query = new URLSearchParams({ ticket: ticketNumber(ticket) })
  if (ticket.userId === null) query.set('key', ticketKey(services, ticket.id, ticket))
  return `${services.config.siteUrl}/contact-admin?${query}`
}

/**
 * The text of a sender who may have typed somebody else's address is not sent there: anybody could have us mail
 * any text to any address.
 */
export const mayBeQuoted = (ticket: Ticket) => ticket.userId !== null && ticket.emailProven

export function firstSubject(ticket: Ticket) {
  const { receipt, callSubject } = ticketMailTexts[ticket.language]
  const subject = ticket.takenDownBy === null ? receipt.subject : callSubject
  return `${subject(ticketNumber(ticket))}${mayBeQuoted(ticket) ? `: ${ticket.subject}` : ''}`
}

/** Its id is the id of the ticket: every later mail about the ticket refers to it. */
export function receiptMail(services: Services, ticket: Ticket, support: Support): NewMail {
  const { language } = ticket
  const { greeting, notYou, receipt } = ticketMailTexts[language]
  const number = ticketNumber(ticket)
  const answerBy = formatLocalDateTime(ticket.answerBy, language)
  const isQuoted = mayBeQuoted(ticket)
  const mail = composeMail({
    to: ticket.email,
    language,
    subject: firstSubject(ticket),
    preheader: receipt.preheader(answerBy),
    greeting: greeting(personName(ticket.name)),
    paragraphs: [
      receipt.thanks(answerBy),
      receipt.number(number, support.phone, officeHoursText(support.hours, language)),
      ...(ticket.about && !isQuoted ? [receipt.about(oneLine(ticket.about.title))] : []),
      ...(isQuoted ? [] : [notYou]),
    ],
    action: { label: receipt.follow, link: threadLink(services, ticket) },
    ...(isQuoted && { quote: `${receipt.yourMessage}\n\n${ticket.subject}\n\n${ticket.message}` }),
    footer: receipt.footer,
  })
  return { ...mail, ...mailFactsOf('ticket.receipt', ticket), id: ticket.id }
}

interface ReplyParts {
  ticket: Ticket
  message: Message
  fileNames: string[]
  /** Ids of earlier mails about the ticket. */
  earlier: string[]
  support: Support
  /** For a sender with an account, who can choose to get no such mails. */
  stop?: MailAction | undefined
}

/** A reply in the sender's language, which mail programs show beneath the earlier mails. */
export function replyMail(
  services: Services,
  { ticket, message, fileNames, earlier, support, stop }: ReplyParts,
): NewMail {
  const texts = ticketMailTexts[ticket.language]
  const mail = composeMail({
    to: ticket.email,
    language: ticket.language,
    subject: `Re: ${firstSubject(ticket)}`,
    preheader: oneLine(message.words).slice(0, 120).toWellFormed(),
    paragraphs: [
      ...message.words.split('\n').filter((line) => line.trim() !== ''),
      ...(fileNames.length > 0 ? [texts.files(fileNames.map(oneLine).join(', '))] : []),
      texts.from(firstName(message.authorName)),
    ],
    action: { label: texts.read, link: threadLink(services, ticket) },
    smallPrint: [
      texts.number(ticketNumber(ticket), support.phone),
      ...(mayBeQuoted(ticket) ? [] : [texts.notYou]),
    ],
    ...(stop && { stop }),
    footer: texts.footer,
  })
  return { ...mail, ...mailFactsOf('ticket.reply', ticket), repliesTo: [ticket.id, ...earlier] }
}

/** Tells a sender that two tickets of theirs were merged. */
export function mergeMail(services: Services, from: Ticket, into: Ticket): NewMail {
  const texts = ticketMailTexts[from.language]
  const numbers = [ticketNumber(from), ticketNumber(into)] as const
  const mail = composeMail({
    to: from.email,
    language: from.language,
    subject: `Re: ${firstSubject(from)}`,
    preheader: texts.merged(...numbers),
    greeting: texts.greeting(personName(from.name)),
    paragraphs: [texts.merged(...numbers)],
    action: { label: texts.read, link: threadLink(services, into) },
    footer: texts.footer,
  })
  return { ...mail, ...mailFactsOf('ticket.merge', into), repliesTo: [from.id] }
}

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''
