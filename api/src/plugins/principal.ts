import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import type { Access } from '@haat/contract/shared/endpoint.ts'
import { ApiError } from './api-error.ts'

/** Who makes a request: always read from the session's records, never from what the caller claims. */
export interface Principal {
  userId: string
  roles: readonly Role[]
}

export type TokenCheck = { principal: Principal } | { refused: 'expired' | 'invalid' }
export type CheckAccessToken = (token: string) => Promise<TokenCheck>

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null
  }
  interface FastifyContextConfig {
    access?: Access
  }
}

export const isStaff = (principal: Principal | null) =>
  principal !== null && principal.roles.some((role) => role === 'staff' || role === 'admin')

const bearer = (request: FastifyRequest) => /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]

function decide(access: Access | undefined, check: TokenCheck | undefined): Principal | null {
  const principal = check && 'principal' in check ? check.principal : null
  if (access === 'public') return principal
  if (access === undefined) throw new ApiError('FORBIDDEN', 'This address is not open to anyone.')
  if (!principal) {
    throw check && 'refused' in check && check.refused === 'invalid'
      ? new ApiError('INVALID_ACCESS_TOKEN', 'Your sign-in is no longer valid. Please sign in again.')
      : new ApiError('UNAUTHENTICATED', 'Please sign in first.')
  }
  if (access === 'staff' && !isStaff(principal)) {
    throw new ApiError('FORBIDDEN', 'Only staff may do this.')
  }
  return principal
}

/**
 * Decides access before anything of the request is read: no rule, no entry, for whoever adds a route to the API.
 * Pages are open to all and have no rules.
 */
export function guardRoutes(app: FastifyInstance, checkAccessToken: CheckAccessToken) {
  app.decorateRequest('principal', null)
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith('/api/')) return
    const token = bearer(request)
    const check = token === undefined ? undefined : await checkAccessToken(token)
    request.principal = decide(request.routeOptions.config.access, check)
  })
}
