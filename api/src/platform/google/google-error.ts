type Library = typeof import('openid-client')

/** The visitor gave up, the issuer cannot be reached, or its answer does not pass the checks. */
export type GoogleClientFailure = 'cancelled' | 'unreachable' | 'refused'

export class GoogleError extends Error {
  readonly failure: GoogleClientFailure

  constructor(failure: GoogleClientFailure, options?: ErrorOptions) {
    super(`Google sign-in: ${failure}`, options)
    this.failure = failure
  }
}

/**
 * fetch reports a broken connection as a TypeError with a cause; the library has error codes of its own for
 * timeouts.
 */
function isBrokenConnection(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true
  return error instanceof TypeError && cause instanceof Error
}

export function toGoogleError(library: Library, error: unknown): GoogleError {
  const isDenial = error instanceof library.AuthorizationResponseError && error.error === 'access_denied'
  if (isDenial) return new GoogleError('cancelled', { cause: error })
  return new GoogleError(isBrokenConnection(error) ? 'unreachable' : 'refused', { cause: error })
}
