import { linkTokenMinLength } from '@haat/contract/domains/account.rules.ts'

/** A token is a string of at least ten characters; anything else is no token. */
export const validateToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  // Named even when there is none: the router passes on as it came what a validator leaves out.
  token: typeof token === 'string' && token.length >= linkTokenMinLength ? token : undefined,
})
