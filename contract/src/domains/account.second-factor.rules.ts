/** How long who said "later" is not asked again to set up a second factor. */
export const postponedDays = 30
export const maxRecoveryCodes = 10
/** The length of an authenticator app's code. */
export const secondFactorDigits = 6
