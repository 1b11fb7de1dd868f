/** How long the client takes a content answer for fresh, and how long it keeps it. */
export const contentFreshMs = 600_000
export const contentKeptMs = 900_000

export const legalKeys = ['terms_and_conditions', 'return_and_refund_policy', 'privacy_policy'] as const
export type LegalKey = (typeof legalKeys)[number]

export const contentFileMaxBytes = 20_000_000
export const contentFilesMost = 5
export const bulkMost = 100
