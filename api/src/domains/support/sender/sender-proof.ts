import { isTaskType, type SenderProof } from '@haat/contract/domains/support.tickets.rules.ts'

interface WrittenBy {
  type: string
  userId: string | null
  emailProven: boolean
  takenDownById: string | null
}

/**
 * What is known about the sender of a ticket. A ticket that was detached from its account has no proof left.
 */
export function proofOf({ type, userId, emailProven, takenDownById }: WrittenBy): SenderProof {
  if (isTaskType(type)) return 'system'
  if (takenDownById !== null) return 'phone'
  if (userId === null) return 'none'
  return emailProven ? 'account' : 'session'
}

/** What is known about somebody who writes in a ticket themselves, also if the ticket began on the telephone. */
export const proofOfWriter = (ticket: WrittenBy): SenderProof => proofOf({ ...ticket, takenDownById: null })

/** The proof in words, for mails to support, exports and questions to staff. */
export const proofTexts: Record<SenderProof, string> = {
  account: 'signed in, address confirmed',
  session: 'signed in, address not proven',
  none: 'not signed in, address not proven',
  phone: 'on the telephone, not proven',
  system: 'set by Haat',
}
