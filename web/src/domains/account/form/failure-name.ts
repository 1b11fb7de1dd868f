import { ApiFailure } from '#api/client.ts'
import type { Areas } from '#ui/messages/areas.ts'

export type FailureName = keyof Areas['signIn']['failures']

const names: Record<string, FailureName> = {
  INVALID_CREDENTIALS: 'credentials',
  RATE_LIMITED: 'tooMany',
  PROOF_REQUIRED: 'tooMany',
  UNAVAILABLE: 'busy',
}

/** The name of our message that says, in the reader's language, why a call failed. */
export function failureName(failure: unknown): FailureName {
  if (failure instanceof ApiFailure) return names[failure.code] ?? 'unknown'
  // `fetch` throws a TypeError when no answer came.
  if (failure instanceof TypeError) return 'offline'
  return failure instanceof Error && failure.message === 'Invalid credentials or response'
    ? 'answer'
    : 'unknown'
}
