import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { emailMaxLength, isClearEmail } from '../shared/email.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { emailLine, lineField, requiredLineField } from '../shared/fields.ts'
import { orderNumberPattern } from '../shared/fields.rules.ts'
import { languages } from '../shared/language.ts'
import { fromDevanagariDigits } from '../shared/numbers.ts'
import { contactTypes } from './support.contact.rules.ts'
import { deskThreadSchema } from './support.desk.ts'
import { ticketPriorities } from './support.tickets.rules.ts'
import { messageKey, messageText } from './support.tickets.ts'

/** As people say it on the telephone: with or without its letter, in either script. */
const toOrderNumber = (typed: string) => {
  const number = fromDevanagariDigits(typed).replaceAll(/\s/g, '').toUpperCase()
  return /^\d+$/.test(number) ? `H-${number}` : number
}

export const takeDownCallBody = z
  .strictObject({
    name: requiredLineField(120, 'Name'),
    email: emailLine
      .refine((email) => email === '' || isClearEmail(email), 'Please enter a valid email address')
      .default(''),
    phoneNumber: lineField(40, 'Phone number').default(''),
    type: z.enum(contactTypes, `type must be one of ${contactTypes.join(', ')}`),
    subject: requiredLineField(200, 'Subject'),
    orderNumber: lineField(24, 'Order number')
      .transform(toOrderNumber)
      .refine(
        (number) => number === '' || orderNumberPattern.test(number),
        'An order number looks like H-20764',
      )
      .default(''),
    message: messageText,
    priority: z.enum(ticketPriorities).default('normal'),
    /** The language in which the caller is written to. */
    language: z.enum(languages),
    messageKey,
  })
  .refine(({ email, phoneNumber }) => email !== '' || phoneNumber !== '', {
    path: ['phoneNumber'],
    message: 'A phone number or an email address is required',
  })
export type CallInput = z.output<typeof takeDownCallBody>

export const callsEndpoints = defineEndpoints({
  'POST /staff/calls': {
    name: 'takeDownCall',
    summary:
      'Open a ticket for somebody on the telephone, who is told so by mail if there is an address; sent again under the same key it stays one ticket',
    access: 'staff:support',
    body: takeDownCallBody,
    response: answerOf(deskThreadSchema),
  },
  'GET /staff/callers': {
    name: 'findCaller',
    summary:
      'Whether an account has confirmed this address; the ticket of a caller with it belongs to that account',
    access: 'staff:support',
    query: z.strictObject({ email: z.string().max(emailMaxLength) }),
    response: answerOf(z.strictObject({ account: z.strictObject({ name: z.string() }).nullable() })),
  },
})
