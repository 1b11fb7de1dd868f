/** Prices in whole rupees, and places on a line where each step is as many times dearer as the one before. */
export interface PriceScale {
  low: number
  high: number
  /** Where a price stands, from 0 to `placesAcross`. */
  placeOf: (rupees: number) => number
  /** The price at a place, as round as the steps are wide. */
  rupeesAt: (place: number) => number
}

/** As many as a thumb and a keyboard can take. */
export const placesAcross = 60

export function priceScale(minPaisa: number, maxPaisa: number): PriceScale {
  const low = Math.floor(minPaisa / 100)
  const high = Math.ceil(maxPaisa / 100)
  // As the steps are counted: from the lowest price, and from a paisa on where something is free.
  const start = Math.max(1, minPaisa) / 100
  const span = Math.log(Math.max(1, maxPaisa) / 100 / start)
  const within = (rupees: number) => Math.max(low, Math.min(high, rupees))
  const isFlat = span <= 0
  return {
    low,
    high,
    placeOf: (rupees) => {
      if (isFlat || rupees <= low) return 0
      return rupees >= high ? placesAcross : (Math.log(rupees / start) / span) * placesAcross
    },
    rupeesAt: (place) => {
      if (place <= 0) return low
      if (place >= placesAcross) return high
      const rupees = start * Math.exp((span * place) / placesAcross)
      const wide = rupees * Math.expm1(span / placesAcross)
      const round = 10 ** Math.max(0, Math.floor(Math.log10(wide)))
      return within(Math.round(rupees / round) * round)
    },
  }
}
