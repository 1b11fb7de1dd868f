import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { Access } from '@haat/contract/shared/endpoint.ts'
import { admitMember, isShopAccess, secondFactorMissing, shopOf, type Membership } from './membership.ts'
import { ApiError } from './api-error.ts'
import { refuseIfOver } from './limits/rate-limit.ts'

/** Who makes a request: always read from the session's records, never from what the caller claims. */
export interface Principal {
  userId: string
  sessionId: string
  name: string
  roles: readonly Role[]
  /** What the account may do as staff: an admin everything, and everybody else nothing. */
  staffRights: readonly StaffRight[]
  /** Whether this session has shown its second factor: before that it has no staff rights, and opens no shop of who has one. */
  isConfirmed: boolean
}

/** A signed-in person and where they call from. */
export interface Caller extends Principal {
  ipAddress: string
  /** When they did it, if that was not now: a demo tells of days before it was started. */
  at?: Date
}

export type TokenCheck =
  | { principal: Principal; membership: Membership | null }
  | { refused: 'expired' | 'invalid' }
/** With a shop, the check also says what the person is in it. */
export type CheckAccessToken = (
  token: string,
  request: FastifyRequest,
  vendorId?: number,
) => Promise<TokenCheck>

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the API with its access rule. */
    accessTable: { line: string; access: Access | undefined }[]
    /** Checks the caller of a long-lived request again; throws when access was lost. */
    principalNow(request: FastifyRequest): Promise<Principal | null>
  }
  interface FastifyRequest {
    principal: Principal | null
  }
  interface FastifyContextConfig {
    access?: Access
    /** The bearer token is a key that the call checks itself, not a session's token. */
    hasOwnKey?: boolean
  }
}

const staffRoles: readonly Role[] = ['staff', 'admin']

/** Whether an account belongs to staff; its session decides what it may do. */
export const hasStaffRole = (principal: Pick<Principal, 'roles'>) => holdsOneOf(principal, staffRoles)

/** Whether a caller may use a right of staff now, in the session in which they call. */
export const hasStaffRight = (principal: Principal | null, right: StaffRight) =>
  principal !== null && principal.isConfirmed && principal.staffRights.includes(right)

const holdsOneOf = (principal: Pick<Principal, 'roles'>, roles: readonly Role[]) =>
  principal.roles.some((role) => roles.includes(role))

/** The roles that may make a call, and what everybody else is told. */
interface Reservation {
  roles: readonly Role[]
  refusal: string
  needsSecondFactor?: true
  /** The right that is needed beside one of the roles. */
  right?: StaffRight
}
const forStaff: Reservation = {
  roles: staffRoles,
  refusal: 'Only staff may do this.',
  needsSecondFactor: true,
}
const reserved: Partial<Record<Access, Reservation>> = {
  staff: forStaff,
  ...Object.fromEntries(staffRights.map((right) => [`staff:${right}`, { ...forStaff, right }])),
  admin: { roles: ['admin'], refusal: 'Only an admin may do this.', needsSecondFactor: true },
}

/** What staff without a right are told. */
const lacksRight: Record<StaffRight, string> = {
  support: 'Your account may not work at the desk. Ask an admin for the right to answer customers.',
  content: 'Your account may not edit pages or the home page. Ask an admin for the right to edit content.',
  catalogue:
    'Your account may not check listings or reviews, nor edit categories and search words. Ask an admin for the right to listings and reviews.',
  vendors: 'Your account may not look after shops. Ask an admin for the right to shops.',
  orders:
    'Your account may not look after orders, couriers and their runs. Ask an admin for the right to orders.',
  money: 'Your account may not move money, nor see what it comes to. Ask an admin for the right to money.',
  people: 'Your account may not decide who is staff. Ask an admin for the right to manage people.',
}

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
  const rule = reserved[access]
  if (rule && !holdsOneOf(principal, rule.roles)) throw new ApiError('FORBIDDEN', rule.refusal)
  if (rule?.needsSecondFactor && !principal.isConfirmed) throw secondFactorMissing()
  if (rule?.right && !principal.staffRights.includes(rule.right)) {
    throw new ApiError('FORBIDDEN', lacksRight[rule.right])
  }
  return principal
}

/** For calls that only signed-in people reach. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.principal) throw new ApiError('UNAUTHENTICATED', 'Please sign in first.')
  return { ...request.principal, ipAddress: request.ip }
}

/**
 * Decides access before anything of the request is read: a route of the API without a rule is open to nobody.
 * Pages are open to all and have no rules.
 */
export function guardRoutes(app: FastifyInstance, checkAccessToken: CheckAccessToken) {
  app.decorateRequest('principal', null)
  app.decorateRequest('membership', null)
  app.decorate('accessTable', [])
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/')) return
    if (isShopAccess(config?.access) && !url.includes('/:shopId')) {
      throw new Error(`${url} is for the members of a shop, and does not say of which`)
    }
    for (const one of [method].flat()) app.accessTable.push({ line: `${one} ${url}`, access: config?.access })
  })
  const checkOf = async (request: FastifyRequest) => {
    const token = request.routeOptions.config.hasOwnKey ? undefined : bearer(request)
    return token === undefined ? undefined : checkAccessToken(token, request, shopOf(request))
  }
  const admit = (request: FastifyRequest, check: TokenCheck | undefined) => {
    const principal = decide(request.routeOptions.config.access, check)
    const membership = check && 'membership' in check ? check.membership : null
    request.membership = principal && admitMember(request, principal, membership)
    return principal
  }
  app.decorate('principalNow', async (request) => admit(request, await checkOf(request)))
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith('/api/')) return
    const check = await checkOf(request)
    if (check && 'principal' in check) request.principal = check.principal
    // Counted before anybody is refused, so that a made-up token counts like none.
    refuseIfOver(reply, [await app.countRequest(request, 'call')])
    request.principal = admit(request, check)
  })
}
