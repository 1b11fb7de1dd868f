import { createHash, timingSafeEqual } from 'node:crypto'
import type { Services } from '#services.ts'

/** Stands for the sender of a ticket in the links of our mails: the same in all of them. */
export const ticketKey = ({ sealer }: Pick<Services, 'sealer'>, ticketId: string) =>
  sealer.fingerprint('ticket', ticketId)

const digest = (key: string) => createHash('sha256').update(key).digest()
export const ticketKeyHash = (key: string) => digest(key).toString('hex')

export const isKeyOf = (ticket: { keyHash: string | null }, key: string) =>
  ticket.keyHash !== null && timingSafeEqual(digest(key), Buffer.from(ticket.keyHash, 'hex'))
