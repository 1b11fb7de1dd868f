import { ApiFailure } from './client.ts'

/** Whether a call failed for a reason that says nothing about who made it: too many at once, a fault of ours, no network. */
export const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiFailure
    ? failure.status === 429 || failure.status >= 500
    : failure instanceof TypeError
