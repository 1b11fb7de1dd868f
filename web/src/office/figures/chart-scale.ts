const steps = [1, 2, 2.5, 3, 5, 10]

/** Three or four even steps from nothing to above the largest value. Whole numbers only, so that nothing is counted in halves. */
export function scaleOf(values: readonly number[]): { max: number; ticks: number[] } {
  const largest = Math.max(0, ...values)
  if (largest === 0) return { max: 1, ticks: [0] }
  const rough = largest / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const found = steps.map((step) => step * power).find((step) => step >= rough)!
  const step = Math.max(1, Math.ceil(found))
  const count = Math.ceil(largest / step)
  return { max: step * count, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) }
}
