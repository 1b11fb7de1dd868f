const steps: [below: number, step: number, less: number][] = [
  [100, 5, 0],
  [1000, 10, 0],
  [10_000, 50, 0],
  [Infinity, 500, 1],
]

/** Rounds a price as price tags in Nepal are written: 85, 460, 2,350, 24,999. */
export function roundPrice(rupees: number): number {
  const [, step, less] = steps.find(([below]) => rupees < below) ?? [0, 1, 0]
  return Math.max(step, Math.round(rupees / step) * step) - less
}

/** The rounded price before a reduction of so many percent; at least a twentieth above the price of now. */
export function priceBefore(rupees: number, percent: number): number {
  return Math.max(roundPrice((rupees * 100) / (100 - percent)), Math.ceil(rupees * 1.05))
}
