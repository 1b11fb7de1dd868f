const priceSteps = 12

/** How prices spread in equal steps from the lowest to the highest. */
export function spreadOf(prices: ArrayLike<number>) {
  const steps = Array.from({ length: priceSteps }, () => 0)
  const { length } = prices
  let [minPaisa, maxPaisa] = [length === 0 ? 0 : Infinity, 0]
  for (let at = 0; at < length; at += 1) {
    const price = prices[at]!
    if (price < minPaisa) minPaisa = price
    if (price > maxPaisa) maxPaisa = price
  }
  const perPaisa = priceSteps / (maxPaisa + 1 - minPaisa)
  for (let at = 0; at < length; at += 1) steps[Math.floor((prices[at]! - minPaisa) * perPaisa)]! += 1
  return { minPaisa, maxPaisa, steps }
}
