import { z } from 'zod'
import { orderSchema } from './orders.ts'
import { ticketStatuses } from './support.tickets.rules.ts'

const customerSchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  since: z.iso.datetime().nullable(),
  emailVerified: z.boolean(),
  /** Whether the last mails to this address were refused for good. */
  mailComesBack: z.boolean(),
  orders: z.int(),
  spentPaisa: z.int(),
  /** Parcels that were refused at the door. */
  refused: z.int(),
})

const otherTicketSchema = z.strictObject({
  number: z.string(),
  subject: z.string(),
  status: z.enum(ticketStatuses),
})

const orderChoiceSchema = z.strictObject({
  number: z.string(),
  /** Whether the ticket names it; otherwise it is the sender's latest. */
  isNamed: z.boolean(),
  /** Unknown where it is not proven who the sender is. */
  whose: z.enum(['sender', 'other', 'unknown']),
})
export type OrderChoice = z.infer<typeof orderChoiceSchema>

/** What staff see beside a ticket: who wrote, and what they may mean. */
export const ticketContextSchema = z.strictObject({
  customer: customerSchema,
  /**
   * The order that was asked for, or else the first one that the ticket names and the sender bought, or else the
   * sender's latest. The order of somebody else is given only when it is asked for, without the address.
   */
  order: orderSchema.nullable(),
  /** The orders that can be asked for: those that the ticket names, and the sender's latest. */
  orders: z.array(orderChoiceSchema),
  /** The tickets that this one names. */
  tickets: z.array(otherTicketSchema.extend({ isSenders: z.boolean() })),
  earlier: z.array(otherTicketSchema),
})
export type TicketContext = z.infer<typeof ticketContextSchema>
