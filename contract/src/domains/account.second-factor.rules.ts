export const maxRecoveryCodes = 10
/** The length of an authenticator app's code. */
export const secondFactorDigits = 6
