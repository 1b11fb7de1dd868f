import type { Call } from '#api/client.ts'

/** Failures are swallowed, since they could reveal which addresses have an account. */
export const requestPasswordReset = (call: Call, email: string): Promise<{ message: string } | undefined> =>
  call('POST /auth/forgot-password', { body: { email } }).catch(() => undefined)
