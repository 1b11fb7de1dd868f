import { setTimeout as delay } from 'node:timers/promises'
import { readAnswerFacts, type AnswerFacts } from '../calls/answers.ts'
import { measureStarts, type Starts } from '../servers/haat-server.ts'
import { createLoad } from '../measure/load.ts'
import { residentMb } from '../measure/process-cpu.ts'
import { measureRounds, warmUp, type Plan, type Results } from '../measure/rounds.ts'
import { sideOf, type Side } from '../servers/side.ts'
import { measureHitRate, type HitRate } from './hit-rate.ts'
import { findRareWord } from './rare-word.ts'
import { pagesUnderLoad, shopScenarios } from './shop-scenarios.ts'

const restMs = 3000
const sampleMs = 200
/** The source of an empty regular expression. */
const everything = '(?:)'

export interface ShopFindings {
  results: Results
  facts: Map<string, AnswerFacts>
  starts: Starts
  memoryMb: { atRest: number; peak: number }
  /** Undefined when only some scenarios are measured. */
  hits: HitRate | undefined
}

/** The peak memory of a process while the work runs. */
async function peakMb(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = residentMb(pid)
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), sampleMs)
  await work()
  clearInterval(timer)
  return Math.max(peak, residentMb(pid))
}

export async function measureShop(
  dataDir: string,
  reference: Side,
  plan: Plan & { starts: number; only: RegExp },
  say: (step: string) => void,
): Promise<ShopFindings> {
  const rare = await findRareWord(dataDir)
  say('starting')
  const { server, starts } = await measureStarts(dataDir, plan.starts)
  await delay(restMs)
  const atRest = residentMb(server.pid)
  const haat = sideOf(server, dataDir)
  const load = createLoad(server.address, 1)
  const scenarios = (await shopScenarios(load, rare)).filter(({ name }) => plan.only.test(name))
  say('warming up')
  await warmUp(haat, reference, scenarios, { ...plan, share: plan.share / 2 })
  say('measuring')
  const results = await measureRounds(haat, reference, scenarios, 1, plan)
  say('32 visitors at a time')
  const together = [...pagesUnderLoad, ...scenarios]
  const peak = await peakMb(server.pid, () =>
    measureRounds(haat, reference, together, 32, { ...plan, rounds: 2 }),
  )
  if (plan.only.source === everything) say('asking the test set')
  const hits = plan.only.source === everything ? await measureHitRate(load) : undefined
  load.close()
  await server.stop()
  say('counting statements')
  const facts = await readAnswerFacts(dataDir, scenarios)
  return { results, facts, starts, memoryMb: { atRest, peak }, hits }
}
