import type { SenderProof } from '@haat/contract/domains/support.tickets.rules.ts'

interface WrittenBy {
  type: string
  userId: string | null
  emailProven: boolean
}

/**
 * What is known about the sender of a ticket. A ticket that was detached from its account has no proof left.
 */
export function proofOf({ type, userId, emailProven }: WrittenBy): SenderProof {
  if (type === 'payment') return 'system'
  if (userId === null) return 'none'
  return emailProven ? 'account' : 'session'
}

/** The proof in words, for mails to support, exports and questions to staff. */
export const proofTexts: Record<SenderProof, string> = {
  account: 'signed in, address confirmed',
  session: 'signed in, address not proven',
  none: 'not signed in, address not proven',
  system: 'set by Haat',
}
