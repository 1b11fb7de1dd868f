import { ApiError } from '#plugins/api-error.ts'
import { GoogleError, type GoogleClientFailure } from '#platform/google/google-error.ts'

/** Every way in which a sign-in with Google, or linking a Google account, can fail. */
export type GoogleFailure =
  | GoogleClientFailure
  | 'off'
  | 'expired'
  | 'unverified'
  | 'unconfirmed'
  | 'signed-out'
  | 'taken'
  | 'other-linked'
  | 'not-valid'
  | 'too-many'
  | 'broken'

/** The HTTP status of the page that explains a failure. */
export const failureStatus: Record<GoogleFailure, number> = {
  cancelled: 200,
  refused: 400,
  expired: 400,
  'signed-out': 401,
  unverified: 403,
  unconfirmed: 403,
  off: 404,
  taken: 409,
  'other-linked': 409,
  'not-valid': 422,
  'too-many': 429,
  broken: 500,
  unreachable: 503,
}

export class GoogleRefusal extends Error {
  readonly failure: GoogleFailure

  constructor(failure: GoogleFailure) {
    super(`Google sign-in: ${failure}`)
    this.failure = failure
  }
}

export function failureOf(error: unknown): GoogleFailure {
  if (error instanceof GoogleRefusal) return error.failure
  if (error instanceof GoogleError) return error.failure
  if (error instanceof ApiError && error.code === 'RATE_LIMITED') return 'too-many'
  // No address of ours or of Google's holds what is refused before it is read, so somebody has changed it.
  if (error instanceof ApiError && error.code === 'VALIDATION_FAILED') return 'expired'
  if ((error as { validation?: unknown }).validation) return 'not-valid'
  return 'broken'
}
