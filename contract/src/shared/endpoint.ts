import type { z } from 'zod'
import type { ShopRight } from '../domains/members.rules.ts'
import { staffRights } from '../domains/staff.rights.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type RestLine = `${Method} /${string}`

/** Staff who have a right; `staff` alone is for all of them, whatever their rights. */
const staffAccess = staffRights.map((right) => `staff:${right}` as const)

/**
 * Who may make the call. There is no default: an endpoint without a rule does not type-check. An admin may do
 * what staff may, and has all their rights. `vendor` is any member of the shop that the address names by `:shopId`,
 * `vendor:members` one who has that right there.
 */
export const accessRules = ['public', 'signed-in', 'vendor', 'staff', ...staffAccess, 'admin'] as const
export type Access = (typeof accessRules)[number] | `vendor:${ShopRight}`

/**
 * How often one account, or one device of a visitor, may make the call; the unknown clients of a network
 * together may call more often. The server scales it by its `RATE_LIMITS` setting.
 */
export interface Limit {
  max: number
  perSeconds: number
}

/** One definition of a call: validation, handler type, serialisation, OpenAPI and the typed client come from it. */
export interface Endpoint {
  /** The name of this call: OpenAPI operation, handler, mutation and log field. */
  name: string
  summary: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
  /** Further error statuses beside 422 and 500 that a caller should expect. */
  errors?: readonly number[]
  /** Counts beside the limit of the whole API; false switches both off for this call. */
  limit?: Limit | false
  /** How often one account, device or network may make the call for one e-mail address, known or not. */
  emailLimit?: Limit
  bodyLimitBytes?: number
  /** The body is the bytes of a file instead of JSON. */
  takesFile?: { maxBytes: number }
  /** The call only reads, but its query is too long for an address, so it has a body. */
  onlyReads?: true
  /** The database gets its longer time limit here, because the call is worth a wait. */
  mayTakeLong?: true
  /** The bearer token is a key that the handler checks itself, not a session's token. */
  hasOwnKey?: true
  /** The media type of an answer that is not JSON. */
  mediaType?: string
  /** How long a shared cache may keep the answer. */
  maxAgeSeconds?: number
}

export const defineEndpoints = <const T extends Record<RestLine, Endpoint>>(endpoints: T) => endpoints
