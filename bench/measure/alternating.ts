import type { Scenario } from '../calls/scenarios.ts'
import type { Side } from '../servers/side.ts'
import { measureBatch } from './rounds.ts'

/** One of several servers that are asked the same, each on its own data. */
export interface OpenSide {
  side: Side
  calls: Scenario[]
  stop(): Promise<void>
}

/** By the name of a call, the CPU milliseconds of a request on each side, once per round; the sides take turns. */
export async function measureAlternating(
  sides: OpenSide[],
  rounds: number,
  before: () => Promise<unknown> = async () => {},
): Promise<Map<string, number[][]>> {
  const figures = new Map(sides[0]!.calls.map(({ name }) => [name, sides.map((): number[] => [])]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { name, requests }] of sides[0]!.calls.entries()) {
      await before()
      for (const [which, { side, calls }] of sides.entries()) {
        const { cpu } = await measureBatch(side, calls[at]!, 1, requests)
        figures.get(name)![which]!.push(...cpu)
      }
    }
  }
  return figures
}
