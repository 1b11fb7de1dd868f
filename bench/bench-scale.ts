import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureClientBuild } from './servers/client-build.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { repository } from './servers/child-server.ts'
import { startReference } from './servers/reference-server.ts'
import { makeShop } from './scale/make-shop.ts'
import { measureDemoAtRest, measureShop, type ShopFindings } from './scale/measure-shop.ts'
import { scaleReport } from './scale/scale-report.ts'
import { readSizes, sizes } from './scale/sizes.ts'

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: Object.keys(sizes).join() },
    data: { type: 'string', default: '.cache/shops' },
    only: { type: 'string', default: '' },
    before: { type: 'string' },
    minutes: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})
const plan = {
  ...(options.quick
    ? { rounds: 2, share: 0.5, starts: 1, orderingRounds: 1, orderingMs: 600 }
    : { rounds: 5, share: 1, starts: 3, orderingRounds: 3, orderingMs: 1000 }),
  only: new RegExp(options.only),
  minutes: Number(options.minutes ?? (options.quick ? 0.3 : 2)),
  isComplete: !options.quick && options.only === '',
}
/** The checkouts that are measured in turns, from left to right. */
const checkouts = new Map([
  ...(options.before ? [['before', await realpath(options.before)] as const] : []),
  ['now', repository] as const,
])

async function benchScale(): Promise<string> {
  const loadBefore = loadAverage()
  const chosen = readSizes(options.sizes)
  await ensureClientBuild()
  const demoAtRestMb: number[] = []
  // Whoever measures only some questions does not wait for the demo.
  for (const checkout of options.only ? [] : checkouts.values())
    demoAtRestMb.push(await measureDemoAtRest(checkout))
  const reference = await startReference()
  const bySize = new Map<string, ShopFindings>()
  for (const size of chosen) {
    const say = (step: string) =>
      console.error(`${process.uptime().toFixed(0).padStart(5)} s  ${size}: ${step}`)
    const dataDir = path.resolve(options.data, size)
    if (!existsSync(dataDir)) await makeShop(dataDir, sizes[size], say)
    const found = await measureShop(dataDir, checkouts, reference, plan, say)
    for (const missed of found.hits?.missed ?? []) say(`not found: ${missed}`)
    bySize.set(size, found)
  }
  const load = `load average ${loadBefore} before, ${loadAverage()} after`
  return scaleReport({
    head: `${describeMachine()}; ${load}; ${plan.rounds} rounds, ${plan.minutes} minutes of mixed load.`,
    demoAtRestMb,
    bySize,
  })
}

cleanUpOnSignal()
try {
  console.log(await benchScale())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
