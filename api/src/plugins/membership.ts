import type { SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { ShopRight, ShopRole } from '@haat/contract/domains/members.rules.ts'
import type { Access } from '@haat/contract/shared/endpoint.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { ApiError, notFound } from './api-error.ts'

/** What the caller is in the shop that the address names. Handlers take the shop from here and from nowhere else. */
export interface Membership {
  /** The id of the membership itself. */
  id: string
  vendorId: number
  role: ShopRole
  rights: readonly ShopRight[]
  /** Whether staff have suspended the shop. */
  isSuspended: boolean
  /** Whether the member has set up a second factor, without which a session then opens no shop. */
  hasSecondFactor: boolean
}

/** Reads the living membership of a person in a shop from the records. */
export type FindMembership = (userId: string, vendorId: number) => Promise<Membership | null>

/** The same inside of the statement that reads the session. */
export interface MembershipReader {
  /** Of the person of the row of `sessions`, in the shop of the placeholder `vendorId`. */
  memberPart: SQL
  /** Null for an answer of nothing. */
  toMembership(row: unknown, vendorId: number): Membership | null
}

declare module 'fastify' {
  interface FastifyRequest {
    membership: Membership | null
  }
}

type ShopAccess = Extract<Access, 'vendor' | `vendor:${string}`>

export const isShopAccess = (access: Access | undefined): access is ShopAccess =>
  access === 'vendor' || access?.startsWith('vendor:') === true

/** Whether a shop is there is not told to people outside of it. */
export const noSuchShop = () => notFound('This shop')
export const notForThisRole = () => new ApiError('FORBIDDEN', 'Your role in this shop does not allow this.')
export const secondFactorMissing = () =>
  new ApiError('SECOND_FACTOR_REQUIRED', 'Please show your second factor first.')
/** While a shop is suspended, its members see everything and change nothing that shoppers see. */
const suspendedShop = () =>
  new ApiError('SHOP_SUSPENDED', 'Your shop is suspended. You can change this again when it is open.')

/** The shop that the address of a call names which only members make; undefined for other calls. */
export function shopOf(request: FastifyRequest): number | undefined {
  if (!isShopAccess(request.routeOptions.config.access)) return undefined
  return numberOfPublicId((request.params as { shopId?: string }).shopId ?? '')
}

/** The membership by which somebody makes a call that only members make, and refuses everybody else; null for other calls. */
export function admitMember(
  request: FastifyRequest,
  { isConfirmed }: { isConfirmed: boolean },
  membership: Membership | null,
): Membership | null {
  const { access } = request.routeOptions.config
  if (!isShopAccess(access)) return null
  if (!membership) throw noSuchShop()
  if (membership.hasSecondFactor && !isConfirmed) throw secondFactorMissing()
  const right = access === 'vendor' ? undefined : (access.slice('vendor:'.length) as ShopRight)
  if (right && !membership.rights.includes(right)) throw notForThisRole()
  const isPublic = right === 'shop' || right === 'listings' || right === 'reviews'
  if (membership.isSuspended && isPublic && request.method !== 'GET') throw suspendedShop()
  return membership
}

/** For calls that only members of a shop reach. */
export function membershipOf(request: FastifyRequest): Membership {
  if (!request.membership) throw noSuchShop()
  return request.membership
}
