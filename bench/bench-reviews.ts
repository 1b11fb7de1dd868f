import { referenceScenario } from './calls/scenarios.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { openReviews } from './reviews/open-reviews.ts'
import { table } from './markdown.ts'
import { measureAlternating } from './measure/alternating.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { measureBatch } from './measure/rounds.ts'
import { median } from './measure/statistics.ts'
import { ensureClientBuild } from './servers/client-build.ts'
import { startReference } from './servers/reference-server.ts'

/** A million reviews. */
const sizes = { products: 20_000, each: 50, ofFirst: 5000 }
const rounds = process.argv.includes('--quick') ? 2 : 7
const requestsOfReference = 200
/** Not counted: a server that has just started spends more on compiling what it runs than on running it. */
const warmUps = 1000
/** In R: what is written is judged and added up as well, and what may be written is found among all that somebody bought. */
const goals: Record<string, number> = {
  'what somebody may write': 5,
  'writing a review': 8,
  'finding a review helpful': 8,
}
const usualGoal = 3

/** Measures reading and writing reviews, beside the reference. */
async function benchReviews(): Promise<string> {
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const reference = await startReference()
  const { side, filled } = await openReviews(sizes)
  await measureBatch(reference, referenceScenario, 1, requestsOfReference)
  for (const call of side.calls) await measureBatch(side.side, call, 1, warmUps)
  const ofReference: number[] = []
  const figures = await measureAlternating([side], rounds, async () => {
    ofReference.push(...(await measureBatch(reference, referenceScenario, 1, requestsOfReference)).cpu)
  })
  await side.stop()
  const r = median(ofReference)
  const rows = [...figures].map(([name, [times]]) => {
    const cpu = median(times!)
    return [name, cpu.toFixed(2), (cpu / r).toFixed(1), `≤ ${goals[name] ?? usualGoal} R`]
  })
  return [
    `${describeMachine()}; load average ${loadBefore} before, ${loadAverage()} after; ${rounds} rounds; R ${r.toFixed(2)} ms.`,
    `${filled.reviews.toLocaleString('en')} reviews of ${sizes.products.toLocaleString('en')} products.`,
    table(['', 'CPU ms', '÷ R', 'goal'], rows),
  ].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchReviews())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
