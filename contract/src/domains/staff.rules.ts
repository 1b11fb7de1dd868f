/** Places of the console that keep views and shortcuts. */
export const viewPlaces = ['desk', 'content', 'audit'] as const
export type ViewPlace = (typeof viewPlaces)[number]

export const viewsMost = 20
