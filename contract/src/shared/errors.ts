import { z } from 'zod'

/** Every failure that the API names. A code never changes its meaning; its message may. */
export const errorCodes = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'INVALID_ACCESS_TOKEN',
  'INVALID_RESPONSE_TOKEN',
  'INVALID_CREDENTIALS',
  'INVALID_LINK',
  'FORBIDDEN',
  'EMAIL_UNVERIFIED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'REQUEST_TIMEOUT',
  'CONFLICT',
  'CONFIRMATION_REQUIRED',
  'SOLD_OUT',
  'TOO_MANY_OPEN_ORDERS',
  'TOO_MANY_CHATS',
  'SHOP_CLOSED',
  'VENDOR_SUSPENDED',
  'SHOP_SUSPENDED',
  'LAST_OWNER',
  'LAST_ADMIN',
  'ALREADY_MEMBER',
  'TOO_MANY_INVITATIONS',
  'INVITATION_USED',
  'INVITATION_ENDED',
  'INVITATION_WITHDRAWN',
  'OTHER_ADDRESS',
  'SLUG_TAKEN',
  'SLUG_CHANGED_LATELY',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNSAFE_PDF',
  'HEADERS_TOO_LARGE',
  'PROOF_REQUIRED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
  'STORAGE_FULL',
] as const
export type ErrorCode = (typeof errorCodes)[number]

export const errorSchema = z.strictObject({
  success: z.literal(false),
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** The proof of work to solve before the call is made again. */
  challenge: z.string().optional(),
})
export type ErrorBody = z.infer<typeof errorSchema>
