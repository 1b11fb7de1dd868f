import type { Call } from '#api/client.ts'

/** Whatever goes wrong stays here, and the result is empty: a failure could tell which addresses are known. */
export const requestPasswordReset = (call: Call, email: string): Promise<{ message: string } | undefined> =>
  call('POST /auth/forgot-password', { body: { email } }).catch(() => undefined)
