/** Pseudo-random numbers that are the same in every run: each thing has its own, whatever is made before it. */
export interface Chance {
  /** From 0 up to 1. */
  share(): number
  below(limit: number): number
  isOneIn(times: number): boolean
  /** Small numbers often, large ones seldom, like the ranks of words and of best sellers. */
  rankBelow(limit: number): number
  /** Around 0, mostly between -1 and 1. */
  bell(): number
}

export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(share() * limit)
  return {
    share,
    below,
    isOneIn: (times) => below(times) === 0,
    rankBelow: (limit) => Math.min(limit - 1, Math.floor(limit ** share()) - 1),
    bell: () => share() + share() + share() - 1.5,
  }
}
