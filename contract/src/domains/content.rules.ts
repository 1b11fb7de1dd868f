/** How long the client considers a content answer fresh, and how long it keeps it. */
export const contentFreshMs = 600_000
export const contentKeptMs = 900_000

export const legalKeys = ['terms_and_conditions', 'return_and_refund_policy', 'privacy_policy'] as const
export type LegalKey = (typeof legalKeys)[number]

export const contentFileMaxBytes = 20_000_000
export const maxContentFiles = 5
export const maxBulkItems = 100
export const contentTitleMaxLength = 200
export const maxTags = 20
export const tagPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]{0,63}$/u
