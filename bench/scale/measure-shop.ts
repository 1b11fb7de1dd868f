import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { launchPostgres } from '../../api/src/platform/embedded-postgres/launch-postgres.ts'
import { readAnswerFacts, type AnswerFacts } from '../calls/answers.ts'
import { compressedReference, referenceScenario, same, type Scenario } from '../calls/scenarios.ts'
import { onCleanUp } from '../clean-ups.ts'
import { createLoad } from '../measure/load.ts'
import { cpuMsBetween, readCpu, residentMb } from '../measure/process-cpu.ts'
import { measureBatch, type Plan } from '../measure/rounds.ts'
import { openOrderStream, type OrderStream } from '../orders/order-stream.ts'
import { copyOf, scratchFolder } from '../scratch-folder.ts'
import { measureStarts, type Starts } from '../servers/haat-server.ts'
import { sideOf, type Side } from '../servers/side.ts'
import { median } from '../measure/statistics.ts'
import { measureHitRate, type HitRate } from './hit-rate.ts'
import { drawing, neverTwice, questionsOf, type Question } from './new-addresses.ts'
import { readShopValues, type ShopValues } from './shop-values.ts'

const restMs = 3000
const mixedConnections = 8
/** The machine changes during a long round, so R is measured again after so many scenarios. */
const scenariosPerReference = 5

export interface ScalePlan extends Plan {
  starts: number
  only: RegExp
  /** How many rounds are measured while orders are placed, too. */
  orderingRounds: number
  /** How long a batch takes then: its requests are spread over it. */
  orderingMs: number
  /** How long all questions are asked at once before the memory is read. */
  minutes: number
  /** Whether statements are counted and the test set of the search is asked, too. */
  isComplete: boolean
}

/** CPU milliseconds per request, one figure per round. */
export type Figures = Map<string, number[]>

/** What was measured of one checkout. */
export interface SideFindings {
  alone: Figures
  whileOrdering: Figures
  repeated: Figures
  /** CPU milliseconds of one order, with what is put into the cart and the quote. */
  orderMs: number[]
  starts: Starts
  memoryMb: { atRest: number; mixed: number }
}

export interface ShopFindings {
  questions: Question[]
  /** R and R with compression, in CPU milliseconds. */
  reference: Figures
  /** By the name of the checkout. */
  sides: Map<string, SideFindings>
  facts: Map<string, AnswerFacts>
  hits: HitRate | undefined
}

/** A running server of a checkout, on a copy of the shop. */
interface OpenSide extends SideFindings {
  side: Side
  pid: number
  dataDir: string
  questions: Question[]
  scenarios: Scenario[]
  often: Scenario[]
  orders: OrderStream
  close(): Promise<void>
}

const record = (figures: Figures, name: string, ms: number) =>
  figures.set(name, [...(figures.get(name) ?? []), ms])

async function openSide(shop: string, checkout: string, plan: ScalePlan): Promise<OpenSide> {
  const dataDir = await copyOf(shop)
  const { server, starts } = await measureStarts(dataDir, plan.starts, checkout)
  await delay(restMs)
  const atRest = residentMb(server.pid)
  const { url } = await launchPostgres({ dataDir })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onCleanUp(() => client.end())
  const values = await readShopValues(client)
  const questions = questionsOf(values).filter(({ name }) => plan.only.test(name))
  const orders = await openOrderStream(url, server.address, client)
  return {
    side: sideOf(server, dataDir),
    pid: server.pid,
    dataDir,
    questions,
    scenarios: neverTwice(questions),
    often: repeatedOf(values),
    orders,
    alone: new Map(),
    whileOrdering: new Map(),
    repeated: new Map(),
    orderMs: [],
    starts,
    memoryMb: { atRest, mixed: NaN },
    async close() {
      orders.close()
      await client.end()
      await server.stop()
    },
  }
}

/** CPU milliseconds while the work runs and orders are placed, and how many were. */
async function timedOrders({ side, orders }: OpenSide, work: () => Promise<unknown>) {
  const [before, placedBefore] = [readCpu(side.roots), orders.placed()]
  await orders.during(work)
  return { cpuMs: cpuMsBetween(before, readCpu(side.roots)), placed: orders.placed() - placedBefore }
}

/** Orders alone: a batch without its orders is what its requests cost. */
async function measureOrdering(open: OpenSide, ms: number) {
  const { cpuMs, placed } = await timedOrders(open, () => delay(ms))
  open.orderMs.push(cpuMs / placed)
}

async function measureWhileOrdering(open: OpenSide, { name, next }: Scenario, requests: number, ms: number) {
  const load = createLoad(open.side.address, 1)
  const { cpuMs, placed } = await timedOrders(open, async () => {
    for (let sent = 0; sent < requests; sent += 1) {
      const pause = delay(ms / requests)
      await load.sendPatiently(next())
      await pause
    }
  })
  load.close()
  const ownMs = cpuMs - placed * median(open.orderMs)
  // Where orders are most of a batch, their spread is larger than what is sought: no figure rather than a wrong one.
  if (ownMs > cpuMs / 2) record(open.whileOrdering, name, ownMs / requests)
}

/** Everything at once, with orders; after minutes some addresses come again, as they do in a shop. */
async function mixedLoad({ side, orders, pid, memoryMb, questions }: OpenSide, minutes: number) {
  const draws = questions.map((question, seed) => drawing(question, questions.length + seed))
  const load = createLoad(side.address, mixedConnections)
  const until = Date.now() + minutes * 60_000
  let turn = 0
  const visitor = async () => {
    while (Date.now() < until) await load.sendPatiently(draws[turn++ % draws.length]!())
  }
  await orders.during(() => Promise.all(Array.from({ length: mixedConnections }, visitor)))
  load.close()
  await delay(restMs)
  memoryMb.mixed = residentMb(pid)
}

/** A few addresses that everybody asks for. */
const repeatedOf = ({ products }: ShopValues) => [
  same('list of 24, best selling', 200, '/api/products?pageSize=24'),
  same('facets of a category', 100, '/api/products/facets?category=clothing'),
  same('one product', 200, `/api/products/${products[0]!.id}`),
  same('page /', 200, '/'),
]

async function measureRound(open: OpenSide[], reference: Side, references: Figures, plan: ScalePlan) {
  const batch = async (side: Side, scenario: Scenario, figures: Figures) => {
    const { cpu } = await measureBatch(side, scenario, 1, Math.ceil(scenario.requests * plan.share))
    record(figures, scenario.name, cpu[0]!)
  }
  const [first] = open
  for (const index of first!.scenarios.keys()) {
    if (index % scenariosPerReference === 0) {
      for (const scenario of [referenceScenario, compressedReference])
        await batch(reference, scenario, references)
    }
    for (const side of open) await batch(side.side, side.scenarios[index]!, side.alone)
  }
  for (const index of first!.often.keys()) {
    for (const side of open) await batch(side.side, side.often[index]!, side.repeated)
  }
}

async function measureOrderingRound(open: OpenSide[], { share, orderingMs }: ScalePlan) {
  for (const index of open[0]!.scenarios.keys()) {
    for (const side of open) {
      if (index % scenariosPerReference === 0) await measureOrdering(side, 2 * orderingMs)
      const scenario = side.scenarios[index]!
      await measureWhileOrdering(side, scenario, Math.ceil(scenario.requests * share), orderingMs)
    }
  }
}

/** So many times the requests of a batch are not counted: the engine compiles what it will run. */
const warmUpBatches = 5
const warmUpMs = 4000

/** Rendering needs a hundred pages until one costs what it costs a server that has been open for a minute. */
async function warmUp(open: OpenSide[]) {
  for (const { side, scenarios } of open) {
    const load = createLoad(side.address, 2)
    for (const { next, requests } of scenarios) {
      const until = Date.now() + warmUpMs
      // What has few addresses, and takes long, is compiled by its neighbours.
      let left = requests < 10 ? requests : requests * warmUpBatches
      for (; left > 0 && Date.now() < until; left -= 5) await load.run(5, next)
    }
    load.close()
  }
}

/** Measures the checkouts in turns, each on a copy of its own of the shop. */
export async function measureShop(
  shop: string,
  checkouts: Map<string, string>,
  reference: Side,
  plan: ScalePlan,
  say: (step: string) => void,
): Promise<ShopFindings> {
  const open = new Map<string, OpenSide>()
  for (const [name, checkout] of checkouts) {
    say(`${name}: copying and starting`)
    open.set(name, await openSide(shop, checkout, plan))
  }
  const all = [...open.values()]
  say('warming up')
  await warmUp(all)
  const references: Figures = new Map()
  for (let round = 1; round <= plan.rounds; round += 1) {
    say(`round ${round} of ${plan.rounds}`)
    // Each checkout comes first as often as the other.
    const inTurn = round % 2 === 1 ? all : all.toReversed()
    await measureRound(inTurn, reference, references, plan)
    if (round > plan.orderingRounds) continue
    say(`round ${round}, while orders are placed`)
    await measureOrderingRound(inTurn, plan)
  }
  const last = all.at(-1)!
  let hits: HitRate | undefined
  if (plan.isComplete) {
    say('asking the test set')
    const load = createLoad(last.side.address, 1)
    hits = await measureHitRate(load)
    load.close()
  }
  if (plan.minutes > 0) {
    say(`mixed load for ${plan.minutes} minutes`)
    await Promise.all(all.map((side) => mixedLoad(side, plan.minutes)))
  }
  for (const side of all) await side.close()
  if (plan.isComplete) say('counting statements')
  const facts = plan.isComplete
    ? await readAnswerFacts(last.dataDir, last.scenarios)
    : new Map<string, AnswerFacts>()
  return { questions: last.questions, reference: references, sides: open, facts, hits }
}

/** What a server with the demo takes when nobody asks for anything. */
export async function measureDemoAtRest(checkout: string): Promise<number> {
  const dataDir = await scratchFolder()
  const { server } = await measureStarts(dataDir, 1, checkout)
  await delay(restMs)
  const atRest = residentMb(server.pid)
  await server.stop()
  return atRest
}
