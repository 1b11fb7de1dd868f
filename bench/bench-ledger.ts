import { referenceScenario } from './calls/scenarios.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { openBooks } from './ledger/open-books.ts'
import { table } from './markdown.ts'
import { measureAlternating } from './measure/alternating.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { measureBatch } from './measure/rounds.ts'
import { median } from './measure/statistics.ts'
import { ensureClientBuild } from './servers/client-build.ts'
import { startReference } from './servers/reference-server.ts'

/** A million lines. The first shop has twenty thousand of its own, three for every sale. */
const books = { shops: 10_000, sales: 14, salesOfFirst: 6667 }
const rounds = process.argv.includes('--quick') ? 2 : 7
const requestsOfReference = 200
/** Not counted: a server that has just started spends more on compiling what it runs than on running it. */
const warmUps = 1000
/** In R. A press for earlier entries asks for ten pages in one; the month adds up all of its lines. */
const goals: Record<string, number> = { 'ledger, a hundred entries': 10, 'the month, large shop': 10 }
const usualGoal = 3
const goalOfRun = '≤ 60 s'

/** Measures what the Money page of a shop asks, and a run of payouts, beside the reference. */
async function benchLedger(): Promise<string> {
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const reference = await startReference()
  const { side, filled } = await openBooks(books)
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
  const { lines, payouts, seconds } = filled
  return [
    `${describeMachine()}; load average ${loadBefore} before, ${loadAverage()} after; ${rounds} rounds; R ${r.toFixed(2)} ms.`,
    `${lines.toLocaleString('en')} lines of the ledger, ${books.shops.toLocaleString('en')} shops.`,
    table(['', 'CPU ms', '÷ R', 'goal'], rows),
    `A run that proposes ${payouts.toLocaleString('en')} payouts: ${seconds.toFixed(1)} s (goal ${goalOfRun}).`,
  ].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchLedger())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
