import { ApiFailure } from '#api/client.ts'

/** The link itself is no good, as opposed to an answer that did not come. */
export const isLinkRefused = (failure: unknown) =>
  failure instanceof ApiFailure && (failure.code === 'INVALID_LINK' || failure.code === 'VALIDATION_FAILED')
