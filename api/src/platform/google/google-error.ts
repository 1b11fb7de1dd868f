type Library = typeof import('openid-client')

/** Gave up by the visitor, not to be reached, or an answer that does not pass the checks. */
export type GoogleTrouble = 'cancelled' | 'unreachable' | 'refused'

export class GoogleError extends Error {
  readonly trouble: GoogleTrouble

  constructor(trouble: GoogleTrouble, options?: ErrorOptions) {
    super(`Google sign-in: ${trouble}`, options)
    this.trouble = trouble
  }
}

/** Fetch reports a broken line as a TypeError with a cause; the library adds its own names for silence. */
function isBrokenLine(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return true
  return error instanceof TypeError && cause instanceof Error
}

export function toGoogleError(library: Library, error: unknown): GoogleError {
  const isDenial = error instanceof library.AuthorizationResponseError && error.error === 'access_denied'
  if (isDenial) return new GoogleError('cancelled', { cause: error })
  return new GoogleError(isBrokenLine(error) ? 'unreachable' : 'refused', { cause: error })
}
