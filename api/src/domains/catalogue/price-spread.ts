const priceSteps = 12

/** How prices spread in steps of equal ratio: most things are cheap, and equal steps would put them all into the first. */
export function spreadOf(prices: ArrayLike<number>) {
  const steps = Array.from({ length: priceSteps }, () => 0)
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

/** Where each step ends but the last, which has no end: what is rounded away belongs to it. */
function endsOf(minPaisa: number, maxPaisa: number) {
  const low = Math.max(1, minPaisa)
  const ratio = Math.max(1, maxPaisa / low)
  return Array.from({ length: priceSteps - 1 }, (_, at) => low * ratio ** ((at + 1) / priceSteps))
}

/** Looked up rather than reckoned: a logarithm for each of a million prices would be felt. */
function stepOf(price: number, ends: readonly number[]) {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (price < ends[middle]!) high = middle
    else low = middle + 1
  }
  return low
}
