export const recoveryCodesMost = 10
/** Digits of a code of an authenticator app. */
export const secondFactorDigits = 6
