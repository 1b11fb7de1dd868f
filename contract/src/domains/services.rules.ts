export const priceUnits = ['visit', 'hour', 'session'] as const
export type PriceUnit = (typeof priceUnits)[number]

export const serviceSorts = ['relevance', 'rating', 'price', 'createdAt', 'bestSelling'] as const
export type ServiceSort = (typeof serviceSorts)[number]

/** Sunday is 0, as the week begins in Nepal. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

export const requestNoteMaxLength = 1000

/** "Free today", "by tomorrow" …: how many days from today the next free day may be away. */
export const freeWithinDays = [0, 1, 3, 7] as const
/** Of so many days, from today on, it is told how many are free. */
export const daysAhead = 14
