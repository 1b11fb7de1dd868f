import { launchPostgres } from '../api/src/platform/embedded-postgres/launch-postgres.ts'
import { readAnswerFacts } from './calls/answers.ts'
import { ensureClientBuild } from './servers/client-build.ts'
import { startHaatServer } from './servers/haat-server.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { gatherCrowd, type Crowd } from './orders/crowd.ts'
import { measureLists } from './orders/long-lists.ts'
import { ordersReport } from './orders/orders-report.ts'
import { placeAll, readFaults, type Placed } from './orders/place-all.ts'
import { openBare, type Bare } from './orders/place-bare.ts'
import { startReference } from './servers/reference-server.ts'
import { measureRounds, warmUp } from './measure/rounds.ts'
import type { Scenario } from './calls/scenarios.ts'
import { scratchFolder } from './scratch-folder.ts'
import { sideOf } from './servers/side.ts'

const isQuick = process.argv.includes('--quick')
const plan = isQuick ? { rounds: 2, share: 0.3, crowd: 160 } : { rounds: 5, share: 1, crowd: 480 }
const clients = 32
const listCounts = [1000, 100_000]

/** Another shopper and another product each time, as in a crowd. */
function addToCart({ shoppers, variantIds }: Crowd): Scenario {
  let at = 0
  return {
    name: 'PUT /api/cart/items/…',
    requests: 300,
    next() {
      at += 1
      const { headers } = shoppers[at % shoppers.length]!
      const path = `/api/cart/items/${variantIds[at % variantIds.length]}`
      return { path, method: 'PUT', body: JSON.stringify({ quantity: 1 + (at % 5) }), headers }
    },
  }
}

async function benchOrders(): Promise<string> {
  const say = (step: string) => console.error(`${process.uptime().toFixed(0).padStart(4)} s  ${step}`)
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const dataDir = await scratchFolder()
  const server = await startHaatServer(dataDir)
  const { url } = await launchPostgres({ dataDir })
  say('gathering a crowd')
  const crowd = await gatherCrowd(url, server.address, plan.crowd)
  const bareSide = await openBare(url, crowd, clients)
  const placed: Placed[] = []
  const bare: Record<Bare, number[]> = { order: [], note: [] }
  for (let round = 0; round <= plan.rounds; round += 1) {
    say(round === 0 ? 'placing, to warm up' : `placing, round ${round}`)
    for (const kind of ['order', 'note'] as const) bare[kind].push(await bareSide.place(kind))
    placed.push(await placeAll(url, server.address, crowd, clients))
  }
  await bareSide.close()
  const faults = await readFaults(url)
  say('adding to carts')
  const [haat, reference] = [sideOf(server, dataDir), await startReference()]
  const scenarios = [addToCart(crowd)]
  await warmUp(haat, reference, scenarios, plan)
  const cart = await measureRounds(haat, reference, scenarios, 1, plan)
  say('long lists')
  const lists = await measureLists(url, server.address, crowd, listCounts)
  await server.stop()
  say('counting statements')
  const facts = await readAnswerFacts(dataDir, scenarios)
  const load = `load average ${loadBefore} before, ${loadAverage()} after`
  return ordersReport({
    head: `${describeMachine()}; ${load}; ${plan.rounds} rounds of ${plan.crowd} orders.`,
    clients,
    placed: placed.slice(1),
    bare: { order: bare.order.slice(1), note: bare.note.slice(1) },
    faults,
    cart,
    statements: facts.get(scenarios[0]!.name)!.queries,
    lists,
  })
}

cleanUpOnSignal()
try {
  console.log(await benchOrders())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
