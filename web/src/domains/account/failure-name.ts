import { ApiFailure } from '#api/client.ts'
import type { Areas } from '#messages/areas.ts'

export type FailureName = keyof Areas['signIn']['failures']

const names: Record<string, FailureName> = {
  INVALID_CREDENTIALS: 'credentials',
  RATE_LIMITED: 'tooMany',
  PROOF_REQUIRED: 'tooMany',
  UNAVAILABLE: 'busy',
}

/** Which of our sentences tells a reader, in their language, why it did not work. */
export function failureName(failure: unknown): FailureName {
  if (failure instanceof ApiFailure) return names[failure.code] ?? 'unknown'
  // What `fetch` throws when no answer came.
  if (failure instanceof TypeError) return 'offline'
  return failure instanceof Error && failure.message === 'Invalid credentials or response'
    ? 'answer'
    : 'unknown'
}
