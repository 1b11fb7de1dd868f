/** Cookies that scripts of the page read: their lifetime is the token's, their path is `/`. */
export const accessTokenCookie = 'accessToken'
export const refreshTokenCookie = 'refreshToken'

export const roles = ['shopper', 'vendor', 'staff', 'admin'] as const
export type Role = (typeof roles)[number]
