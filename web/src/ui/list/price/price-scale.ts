/** A logarithmic scale between prices in whole rupees and positions of a slider. */
export interface PriceScale {
  low: number
  high: number
  /** The position of a price, from 0 to `maxPosition`. */
  positionOf: (rupees: number) => number
  /** The price at a position, rounded according to the width of the steps there. */
  rupeesAt: (position: number) => number
}

/** As many positions as can be reached with a thumb or a keyboard. */
export const maxPosition = 60

export function priceScale(minPaisa: number, maxPaisa: number): PriceScale {
  const low = Math.floor(minPaisa / 100)
  const high = Math.ceil(maxPaisa / 100)
  // The API counts the steps from the lowest price, or from one paisa if something is free.
  const start = Math.max(1, minPaisa) / 100
  const span = Math.log(Math.max(1, maxPaisa) / 100 / start)
  const within = (rupees: number) => Math.max(low, Math.min(high, rupees))
  const isFlat = span <= 0
  return {
    low,
    high,
    positionOf: (rupees) => {
      if (isFlat || rupees <= low) return 0
      return rupees >= high ? maxPosition : (Math.log(rupees / start) / span) * maxPosition
    },
    rupeesAt: (position) => {
      if (position <= 0) return low
      if (position >= maxPosition) return high
      const rupees = start * Math.exp((span * position) / maxPosition)
      const wide = rupees * Math.expm1(span / maxPosition)
      const round = 10 ** Math.max(0, Math.floor(Math.log10(wide)))
      return within(Math.round(rupees / round) * round)
    },
  }
}
