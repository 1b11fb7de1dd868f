import { ensureClientBuild } from './servers/client-build.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { referenceScenario } from './calls/scenarios.ts'
import { openListings } from './listings/open-listings.ts'
import { measureAlternating } from './measure/alternating.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { table } from './markdown.ts'
import { measureBatch } from './measure/rounds.ts'
import { median } from './measure/statistics.ts'
import { startReference } from './servers/reference-server.ts'

const few = 1000
const many = 100_000
const rounds = process.argv.includes('--quick') ? 2 : 7
const requestsOfReference = 200
/** Not counted: a server that has just started spends more on compiling what it runs than on running it. */
const warmUps = 100
/** Every batch sends one request more than it counts. */
const approvals = warmUps + rounds * 26
/** In R; the others are judged by their ratio. */
const goals: Record<string, number> = { 'save a listing': 8, 'approve a listing': 15 }

/** Measures what members and staff do with listings in a shop of few and of many, in turns with the reference. */
async function benchListings(): Promise<string> {
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const reference = await startReference()
  const sides = [await openListings(few, approvals), await openListings(many, approvals)]
  const ofReference: number[] = []
  await measureBatch(reference, referenceScenario, 1, requestsOfReference)
  for (const { side, calls } of sides) {
    for (const call of calls) await measureBatch(side, call, 1, warmUps - 1)
  }
  const figures = await measureAlternating(sides, rounds, async () => {
    ofReference.push(...(await measureBatch(reference, referenceScenario, 1, requestsOfReference)).cpu)
  })
  for (const { stop } of sides) await stop()
  const r = median(ofReference)
  const rows = [...figures].map(([name, [small, large]]) => {
    const [ofFew, ofMany] = [median(small!), median(large!)]
    const goal = goals[name] ? `≤ ${goals[name]} R` : 'ratio ≤ 3'
    const ratio = (ofMany / ofFew).toFixed(2)
    return [name, ofFew.toFixed(2), ofMany.toFixed(2), ratio, (ofMany / r).toFixed(1), goal]
  })
  const named = (count: number) => `CPU ms with ${count.toLocaleString('en')} listings`
  return [
    `${describeMachine()}; load average ${loadBefore} before, ${loadAverage()} after; ${rounds} rounds; R ${r.toFixed(2)} ms.`,
    table(['', named(few), named(many), 'ratio', '÷ R', 'goal'], rows),
  ].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchListings())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
