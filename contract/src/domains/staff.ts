import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { requiredLineField } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { savedViewPages, savedViewNameMaxLength } from './staff.rules.ts'
import { senderProofs } from './support.tickets.rules.ts'

export const savedViewSchema = z.strictObject({
  id: z.string(),
  place: z.enum(savedViewPages),
  name: z.string(),
  /** The query of the page's address. */
  search: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
})
export type SavedView = z.infer<typeof savedViewSchema>
const viewBody = z.strictObject({
  place: z.enum(savedViewPages),
  name: requiredLineField(savedViewNameMaxLength, 'Name'),
  search: z
    .string()
    .max(2000)
    .regex(/^[^#\s]*$/, 'This is not the query of an address'),
  isShared: z.boolean().default(false),
})

const foundSchema = z.strictObject({
  kind: z.enum(['ticket', 'content', 'order', 'application']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** What is known about the sender of a ticket. */
  proof: z.enum(senderProofs).optional(),
})

const id = z.strictObject({ id: z.uuid('This is not an id of ours') })
const none = z.strictObject({})
export const staffEndpoints = defineEndpoints({
  'GET /staff/find': {
    name: 'findAnything',
    summary:
      'Tickets, content, orders and applications that my rights allow, by number, key or words, for the palette',
    access: 'staff',
    query: z.strictObject({ searchTerm: pageQuery.searchTerm }),
    response: answerOf(z.array(foundSchema).max(20)),
  },
  'GET /staff/views': {
    name: 'listViews',
    summary: 'My saved views and those that are shared',
    access: 'staff',
    response: answerOf(z.array(savedViewSchema)),
  },
  'POST /staff/views': {
    name: 'saveView',
    summary: 'Keep filters and order of a list under a name',
    access: 'staff',
    body: viewBody,
    response: answerOf(savedViewSchema),
    errors: [409],
  },
  'DELETE /staff/views/:id': {
    name: 'dropView',
    summary: 'Drop a view of mine',
    access: 'staff',
    params: id,
    response: answerOf(none),
    errors: [404],
  },
})
export type StaffSearchResult = z.infer<typeof foundSchema>
