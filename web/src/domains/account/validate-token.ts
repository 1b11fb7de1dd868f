import { linkTokenMinLength } from '@haat/contract/domains/account.rules.ts'

/** Anything but a string of at least ten characters counts as no token. */
export const validateToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  // Always set, also to undefined: the router keeps a parameter that a validator does not return.
  token: typeof token === 'string' && token.length >= linkTokenMinLength ? token : undefined,
})
