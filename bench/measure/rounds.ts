import { setTimeout as delay } from 'node:timers/promises'
import { createLoad } from './load.ts'
import { cpuMsBetween, readCpu } from './process-cpu.ts'
import { referenceScenario, type Scenario } from '../calls/scenarios.ts'
import type { Side } from '../servers/side.ts'

export interface Measured {
  /** CPU milliseconds per request, one figure per batch. */
  cpu: number[]
  /** Milliseconds of every request. */
  times: number[]
}

export interface Plan {
  rounds: number
  /** Scales the number of requests of every batch. */
  share: number
}

export type Results = Map<string, Measured>

/** Work that a server does right after its last answer belongs to that batch. */
const afterworkMs = 20
/** The machine changes during a long round, so the reference R is measured again after so many scenarios. */
const scenariosPerReference = 4

export async function measureBatch(
  side: Side,
  scenario: Scenario,
  connections: number,
  requests: number,
): Promise<Measured> {
  const load = createLoad(side.address, connections)
  await load.sendPatiently(scenario.next())
  const before = readCpu(side.roots)
  const times = await load.run(requests, scenario.next)
  await delay(afterworkMs)
  const cpuMs = cpuMsBetween(before, readCpu(side.roots))
  load.close()
  return { cpu: [cpuMs / requests], times }
}

/** Measures every scenario in every round, with the reference R in between. */
export async function measureRounds(
  haat: Side,
  reference: Side,
  scenarios: Scenario[],
  connections: number,
  plan: Plan,
): Promise<Results> {
  const results: Results = new Map()
  const measure = async (side: Side, scenario: Scenario) => {
    const batch = await measureBatch(side, scenario, connections, Math.ceil(scenario.requests * plan.share))
    const known = results.get(scenario.name) ?? { cpu: [], times: [] }
    results.set(scenario.name, { cpu: [...known.cpu, ...batch.cpu], times: known.times.concat(batch.times) })
  }
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [index, scenario] of scenarios.entries()) {
      if (index % scenariosPerReference === 0) await measure(reference, referenceScenario)
      await measure(haat, scenario)
    }
  }
  return results
}

/** Lets the engine compile what it will run; these requests are not counted. */
export async function warmUp(haat: Side, reference: Side, scenarios: Scenario[], plan: Plan) {
  await measureRounds(haat, reference, scenarios, 32, { ...plan, rounds: 1 })
}
