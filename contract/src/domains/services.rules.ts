export const priceUnits = ['visit', 'hour', 'session'] as const
export type PriceUnit = (typeof priceUnits)[number]

export const serviceSorts = ['relevance', 'rating', 'price', 'createdAt', 'bestSelling'] as const
export type ServiceSort = (typeof serviceSorts)[number]

/** Sunday is 0, as the week begins in Nepal. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

export const requestNoteMaxLength = 1000

/** "Free today", "by tomorrow" …: the longest wait in days for the next free day. */
export const freeWithinDays = [0, 1, 3, 7] as const
/** The number of days from today for which free services are counted. */
export const daysAhead = 14
