import { ensureClientBuild } from './servers/client-build.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { measureAlternating } from './measure/alternating.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { table } from './markdown.ts'
import { median } from './measure/statistics.ts'
import { openShops } from './vendors/open-shops.ts'

const few = { shops: 100, applications: 100 }
const many = { shops: 10_000, applications: 1000 }
const rounds = process.argv.includes('--quick') ? 2 : 7

/** Measures every list of shops and applications with few and with many of them, in turns. */
async function benchVendors(): Promise<string> {
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const sides = [await openShops(few), await openShops(many)]
  // The first round lets the engine compile what it will run.
  await measureAlternating(sides, 1)
  const figures = await measureAlternating(sides, rounds)
  for (const { stop } of sides) await stop()
  const rows = [...figures].map(([name, [small, large]]) => {
    const [ofFew, ofMany] = [median(small!), median(large!)]
    return [name, ofFew.toFixed(2), ofMany.toFixed(2), (ofMany / ofFew).toFixed(2), '≤ 3']
  })
  const named = ({ shops, applications }: typeof few) =>
    `CPU ms with ${shops.toLocaleString('en')} shops, ${applications.toLocaleString('en')} applications`
  return [
    `${describeMachine()}; load average ${loadBefore} before, ${loadAverage()} after; ${rounds} rounds.`,
    table(['', named(few), named(many), 'ratio', 'goal'], rows),
  ].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchVendors())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
