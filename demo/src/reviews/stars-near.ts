import { shuffled } from '../shop/seeded-random.ts'

/** So many ratings in whole stars whose mean is as near to the given one as possible: mostly 5 and 4, a few low ones. */
export function starsNear(mean: number, count: number, next: () => number): number[] {
  const stars = Array.from({ length: count }, () => drawn(mean, next()))
  let missing = Math.round(mean * count) - stars.reduce((sum, one) => sum + one, 0)
  while (missing !== 0) {
    const step = Math.sign(missing)
    const at = Math.floor(next() * count)
    const changed = (stars[at] as number) + step
    if (changed < 1 || changed > 5) continue
    stars[at] = changed
    missing -= step
  }
  return shuffled(stars, next)
}

function drawn(mean: number, chance: number): number {
  const low = Math.max(0, 5 - mean)
  if (chance < low * 0.06) return 1
  if (chance < low * 0.12) return 2
  if (chance < low * 0.25) return 3
  return chance < low * 0.62 ? 4 : 5
}
