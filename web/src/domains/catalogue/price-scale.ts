export interface PriceScale {
  low: number
  high: number
  step: number
}

const stepsAcross = 50

/** The prices of a list in whole rupees, widened to steps that a thumb and a keyboard can take. */
export function priceScale(minPaisa: number, maxPaisa: number): PriceScale {
  const width = Math.max(1, (maxPaisa - minPaisa) / 100)
  const step = Math.max(1, 10 ** Math.floor(Math.log10(width / stepsAcross)))
  return {
    low: Math.floor(minPaisa / 100 / step) * step,
    high: Math.ceil(maxPaisa / 100 / step) * step,
    step,
  }
}
