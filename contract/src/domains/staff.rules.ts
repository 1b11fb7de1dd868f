/** Places of the console that keep views and shortcuts. */
export const viewPlaces = ['desk', 'content', 'audit'] as const
export type ViewPlace = (typeof viewPlaces)[number]

export const viewsMost = 20
export const recoveryCodesMost = 10
/** Digits of a code of an authenticator app. */
export const secondFactorDigits = 6

/** How long each promise is, in minutes of office hours, until staff set others. */
export const defaultAnswerMinutes = { normal: 480, high: 240, urgent: 120 } as const
