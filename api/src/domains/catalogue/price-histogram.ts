const stepCount = 12

/**
 * How many prices fall into each step. The steps have equal ratios: most goods are cheap, and steps of equal width would
 * put them all into the first.
 */
export function priceHistogram(prices: ArrayLike<number>) {
  const steps = Array.from({ length: stepCount }, () => 0)
  const { length } = prices
  let [minPaisa, maxPaisa] = [length === 0 ? 0 : Infinity, 0]
  for (let at = 0; at < length; at += 1) {
    const price = prices[at]!
    if (price < minPaisa) minPaisa = price
    if (price > maxPaisa) maxPaisa = price
  }
  const ends = endsOf(minPaisa, maxPaisa)
  for (let at = 0; at < length; at += 1) steps[stepOf(prices[at]!, ends)]! += 1
  return { minPaisa, maxPaisa, steps }
}

/** Where each step ends. The last has no end, so that rounding loses no price. */
function endsOf(minPaisa: number, maxPaisa: number) {
  const low = Math.max(1, minPaisa)
  const ratio = Math.max(1, maxPaisa / low)
  return Array.from({ length: stepCount - 1 }, (_, at) => low * ratio ** ((at + 1) / stepCount))
}

/** Searched rather than computed: a logarithm for each of a million prices would be slow. */
function stepOf(price: number, ends: readonly number[]) {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (price < ends[middle]!) high = middle
    else low = middle + 1
  }
  return low
}
