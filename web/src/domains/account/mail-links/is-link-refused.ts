import { ApiFailure } from '#api/client.ts'

/** True when the API refused the link itself, as opposed to a call that failed. */
export const isLinkRefused = (failure: unknown) =>
  failure instanceof ApiFailure && (failure.code === 'INVALID_LINK' || failure.code === 'VALIDATION_FAILED')
