import { places } from '../console-place.tsx'

/** As many as a thumb can tell apart, beside the way to the rest. */
const most = 4

export const phonePlaces = places.slice(0, most)
export const furtherPlaces = places.slice(most)
