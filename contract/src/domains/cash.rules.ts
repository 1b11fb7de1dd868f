/** How money that was missing at counting was made good: the courier brought it, or Haat bears it. */
export const differenceEnds = ['paid', 'writtenOff'] as const
export type DifferenceEnd = (typeof differenceEnds)[number]

export const cashWordsMaxLength = 300
export const slipReferenceMaxLength = 40
/** Rs 100,000,000: no box holds more. */
export const maxCashPaisa = 10_000_000_000
/** How many parcels one handing in covers. */
export const maxParcelsOfHandIn = 500
/** Cash that a courier holds longer than this is marked. */
export const cashLateDays = 2
/** How many shops are listed with what couriers hold of theirs. */
export const maxShopsShown = 100
/** How many handings in of a courier are listed, beside those that are not counted. */
export const maxHandInsShown = 20
