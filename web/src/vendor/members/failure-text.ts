import { ApiFailure } from '#api/client.ts'
import type { Areas } from '#ui/messages/areas.ts'

type FailureName = keyof Areas['vendor']['failures']

const names: Record<string, FailureName> = {
  LAST_OWNER: 'lastOwner',
  ALREADY_MEMBER: 'alreadyMember',
  TOO_MANY_INVITATIONS: 'tooManyInvitations',
  INVITATION_USED: 'gone',
  NOT_FOUND: 'gone',
  CONFLICT: 'gone',
  SHOP_SUSPENDED: 'suspended',
  FORBIDDEN: 'notAllowed',
  RATE_LIMITED: 'tooMany',
  PROOF_REQUIRED: 'tooMany',
}

/** Says, in the reader's language, why a change of the team was refused; nothing while there is no failure. */
export function failureText(failure: unknown, texts: Areas['vendor']['failures']): string | undefined {
  if (failure === undefined || failure === null) return undefined
  if (failure instanceof ApiFailure) return texts[names[failure.code] ?? 'unknown']
  // `fetch` throws a TypeError when no answer came.
  return failure instanceof TypeError ? texts.offline : texts.unknown
}
