import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { pageQuery } from '../shared/paging.ts'
import { senderProofs } from './support.tickets.rules.ts'

const foundSchema = z.strictObject({
  kind: z.enum(['ticket', 'content', 'order', 'application']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** What is known about the sender of a ticket. */
  proof: z.enum(senderProofs).optional(),
})

export const staffEndpoints = defineEndpoints({
  'GET /staff/find': {
    name: 'findAnything',
    summary:
      'Tickets, content, orders and applications that my rights allow, by number, key or words, for the palette',
    access: 'staff',
    query: z.strictObject({ searchTerm: pageQuery.searchTerm }),
    response: answerOf(z.array(foundSchema).max(20)),
  },
})
export type StaffSearchResult = z.infer<typeof foundSchema>
