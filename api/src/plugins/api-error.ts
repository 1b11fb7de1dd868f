import type { ErrorBody, ErrorCode } from '@haat/contract/shared/errors.ts'

const statusOf: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  INVALID_LINK: 400,
  UNAUTHENTICATED: 401,
  INVALID_ACCESS_TOKEN: 401,
  INVALID_RESPONSE_TOKEN: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  EMAIL_UNVERIFIED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  CONFIRMATION_REQUIRED: 409,
  SOLD_OUT: 409,
  TOO_MANY_OPEN_ORDERS: 409,
  TOO_MANY_CHATS: 409,
  SHOP_CLOSED: 409,
  VENDOR_SUSPENDED: 409,
  SHOP_SUSPENDED: 409,
  LAST_OWNER: 409,
  LAST_ADMIN: 409,
  ALREADY_MEMBER: 409,
  INVITATION_USED: 409,
  INVITATION_ENDED: 409,
  INVITATION_WITHDRAWN: 409,
  OTHER_ADDRESS: 409,
  SLUG_TAKEN: 409,
  SLUG_CHANGED_LATELY: 409,
  RUN_ELSEWHERE: 409,
  RUN_ENDED: 410,
  CASH_DAY_CLOSED: 409,
  STOCK_CHANGED: 409,
  STOCK_PROMISED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  UNSAFE_PDF: 422,
  PROOF_REQUIRED: 428,
  RATE_LIMITED: 429,
  TOO_MANY_INVITATIONS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
}

/** A refusal with a sentence that a person understands. Every other error becomes a 500. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly fields: Record<string, string> | undefined
  /** When trying again makes sense, where it is known better than by the code. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfterSeconds?: number) {
    super(message)
    this.code = code
    this.statusCode = statusOf[code]
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }

  body(): ErrorBody {
    return {
      success: false,
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
    }
  }
}

export const notFound = (what: string) => new ApiError('NOT_FOUND', `${what} was not found.`)
