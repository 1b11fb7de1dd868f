import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type RestLine = `${Method} /${string}`

/**
 * Who may make the call. There is no default: an endpoint without a rule does not type-check. An admin may do what
 * staff may.
 */
export const accessRules = ['public', 'signed-in', 'vendor', 'staff', 'admin'] as const
export type Access = (typeof accessRules)[number]

/**
 * How often one account, or one device of a visitor, may make the call; those of a network that cannot be told apart may
 * more often together. The server scales it by its `RATE_LIMITS` setting.
 */
export interface Limit {
  max: number
  perSeconds: number
}

/** One definition of a call: validation, handler type, serialisation, OpenAPI and the typed client come from it. */
export interface Endpoint {
  /** The one name of this call: OpenAPI operation, handler, mutation and log field. */
  name: string
  summary: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
  /** Further error statuses beside 422 and 500 that a caller should expect. */
  errors?: readonly number[]
  /** Beside the limit of the whole API; false: neither, however often it is asked. */
  limit?: Limit | false
  /** How often one account, device or network may make the call for one e-mail address, known or not. */
  emailLimit?: Limit
  bodyLimitBytes?: number
  /** The body is a file, as bytes, instead of JSON. */
  takesFile?: { maxBytes: number }
  /** A question whose body is too long for an address: it changes nothing, whatever its method says. */
  onlyReads?: true
  /** What is at stake is worth a wait: the database has its longer limit here. */
  mayTakeLong?: true
  /** The bearer token is a key of the call's own, which its handler checks, and no session's. */
  hasOwnKey?: true
  /** Of an answer that is no JSON. */
  mediaType?: string
  /** Seconds a shared cache may keep the answer. */
  maxAgeSeconds?: number
}

export const defineEndpoints = <const T extends Record<RestLine, Endpoint>>(endpoints: T) => endpoints
