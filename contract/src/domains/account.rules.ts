/** Cookies that scripts of the page read: their lifetime is the token's, their path is `/`. */
export const accessTokenCookie = 'accessToken'
export const refreshTokenCookie = 'refreshToken'

export const roles = ['shopper', 'vendor', 'staff', 'admin'] as const
export type Role = (typeof roles)[number]

export const personNameMaxLength = 120
export const passwordMinLength = 8
export const passwordMaxLength = 128
/** Tokens in the links of mails. */
export const linkTokenMinLength = 10

/** How often a page checks whether its access token is gone while its refresh token is there. */
export const sessionCheckMs = 300_000
