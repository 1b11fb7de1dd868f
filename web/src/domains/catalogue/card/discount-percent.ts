interface Priced {
  pricePaisa: number
  oldPricePaisa: number | null
}

/** The percentage on the badge of a reduced price; 0 for less than half a percent, which gets no badge. */
export const discountPercent = ({ pricePaisa, oldPricePaisa }: Priced): number =>
  oldPricePaisa === null || oldPricePaisa <= pricePaisa
    ? 0
    : Math.round(((oldPricePaisa - pricePaisa) / oldPricePaisa) * 100)
