export const priceUnits = ['visit', 'hour', 'session'] as const
export type PriceUnit = (typeof priceUnits)[number]

export const serviceSorts = ['relevance', 'rating', 'price', 'createdAt', 'bestSelling'] as const
export type ServiceSort = (typeof serviceSorts)[number]

/** Sunday is 0, as the week begins in Nepal. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

export const requestNoteMaxLength = 1000
