const priceSteps = 12

/** How prices spread in equal steps from the lowest to the highest. */
export function spreadOf(prices: number[]) {
  let [minPaisa, maxPaisa] = [Infinity, 0]
  for (const price of prices) {
    minPaisa = Math.min(minPaisa, price)
    maxPaisa = Math.max(maxPaisa, price)
  }
  if (prices.length === 0) minPaisa = 0
  const steps = Array.from({ length: priceSteps }, () => 0)
  for (const price of prices) steps[stepOf(price, minPaisa, maxPaisa)]! += 1
  return { minPaisa, maxPaisa, steps }
}

const stepOf = (price: number, min: number, max: number) =>
  Math.floor(((price - min) * priceSteps) / (max + 1 - min))
