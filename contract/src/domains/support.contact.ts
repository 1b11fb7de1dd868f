import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { emailField, lineField, requiredLineField } from '../shared/fields.ts'
import { fileLinkSchema, uploadQuery } from '../shared/upload.ts'
import { contactTypes, messageMaxLength, messageMinLength } from './support.contact.rules.ts'
import { ticketFileMaxBytes, maxTicketFiles } from './support.tickets.rules.ts'

/** Stored as the sender typed it: the form never refuses a phone number for its format. */
const phone = lineField(40, 'Phone number')

/** Wide enough for a phone whose clock is wrong; a year that the database cannot store is refused. */
const isPlausibleTime = (text: string) => Date.parse(text) >= 0 && Date.parse(text) < Date.UTC(2100, 0)

export const contactMessageSchema = z
  .strictObject({
    name: requiredLineField(120, 'Name'),
    email: emailField,
    phoneNumber: phone.default(''),
    contactNumber: phone.default(''),
    subject: requiredLineField(200, 'Subject'),
    message: requiredLineField(messageMaxLength, 'Message').min(
      messageMinLength,
      `Message should be at least ${messageMinLength} characters`,
    ),
    type: z.enum(contactTypes, `type must be one of ${contactTypes.join(', ')}`),
    timestamp: z.iso
      .datetime({ offset: true, error: 'timestamp must be an ISO time' })
      .refine(isPlausibleTime, 'timestamp must be a time of this century or the last'),
    fileIds: z.array(z.uuid('This is not the id of a file')).max(maxTicketFiles).default([]),
    /** What the message is about: an order of the sender, a product or a service. */
    about: z
      .strictObject({ kind: z.enum(['order', 'product', 'service']), id: requiredLineField(120, 'id') })
      .optional(),
  })
  .refine((m) => m.phoneNumber !== '' || m.contactNumber !== '', {
    path: ['phoneNumber'],
    message: 'At least one contact number is required',
  })
export type ContactMessage = z.output<typeof contactMessageSchema>
export type SentContactMessage = z.input<typeof contactMessageSchema>

export const contactEndpoints = defineEndpoints({
  'POST /contact-admin': {
    name: 'sendContactMessage',
    summary: 'Send a message to support; it becomes a ticket and is acknowledged by mail',
    access: 'public',
    body: contactMessageSchema,
    response: answerOf(z.strictObject({ ticketNumber: z.string(), answerBy: z.iso.datetime() })),
    errors: [413, 429],
    limit: { max: 5, perSeconds: 3600 },
    emailLimit: { max: 5, perSeconds: 3600 },
    bodyLimitBytes: 64 * 1024,
  },
  'POST /contact-admin/files': {
    name: 'uploadForContact',
    summary: 'Upload a picture or a PDF for a message to support; the body is the file',
    access: 'public',
    query: uploadQuery,
    takesFile: { maxBytes: ticketFileMaxBytes },
    response: answerOf(fileLinkSchema),
    errors: [413, 415, 429],
    limit: { max: 20, perSeconds: 3600 },
  },
})
