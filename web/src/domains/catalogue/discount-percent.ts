interface Priced {
  pricePaisa: number
  oldPricePaisa: number | null
}

/** As the badge of a reduced price says it; below half a percent there is none. */
export const discountPercent = ({ pricePaisa, oldPricePaisa }: Priced): number =>
  oldPricePaisa === null || oldPricePaisa <= pricePaisa
    ? 0
    : Math.round(((oldPricePaisa - pricePaisa) / oldPricePaisa) * 100)
