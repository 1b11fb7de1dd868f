import { setTimeout as delay } from 'node:timers/promises'
import { readAnswerFacts } from './calls/answers.ts'
import { ensureClientBuild } from './servers/client-build.ts'
import { measureStarts } from './servers/haat-server.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { createLoad } from './measure/load.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { residentMb } from './measure/process-cpu.ts'
import { startReference } from './servers/reference-server.ts'
import { report } from './calls/calls-report.ts'
import { measureLoginStorm } from './calls/login-storm.ts'
import { measureRounds, warmUp, type Results } from './measure/rounds.ts'
import { haatScenarios } from './calls/scenarios.ts'
import { scratchFolder } from './scratch-folder.ts'
import { sideOf } from './servers/side.ts'

const isQuick = process.argv.includes('--quick')
const plan = isQuick ? { rounds: 2, share: 0.2, starts: 2 } : { rounds: 5, share: 1, starts: 5 }
const connectionCounts = [1, 32]
const restMs = 2000

async function bench(): Promise<string> {
  const say = (step: string) => console.error(`${process.uptime().toFixed(0).padStart(4)} s  ${step}`)
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const dataDir = await scratchFolder()
  say('starting Haat several times')
  const { server, starts } = await measureStarts(dataDir, plan.starts)
  await delay(restMs)
  const atRest = residentMb(server.pid)
  const haat = sideOf(server, dataDir)
  const reference = await startReference()
  const load = createLoad(haat.address, 1)
  const scenarios = await haatScenarios(load)
  load.close()
  say('warming up')
  await warmUp(haat, reference, scenarios, plan)
  const byConnections = new Map<number, Results>()
  for (const connections of connectionCounts) {
    say(`measuring, ${connections} at a time`)
    byConnections.set(connections, await measureRounds(haat, reference, scenarios, connections, plan))
  }
  const loaded = residentMb(server.pid)
  say('letting five hundred people sign in at once')
  const storm = await measureLoginStorm(server)
  const loadAfter = loadAverage()
  await server.stop()
  say('counting statements')
  const facts = await readAnswerFacts(dataDir, scenarios)
  const machine = describeMachine()
  const memoryMb = { atRest, loaded }
  return report({
    machine,
    loadBefore,
    loadAfter,
    rounds: plan.rounds,
    byConnections,
    facts,
    starts,
    memoryMb,
    storm,
  })
}

cleanUpOnSignal()
try {
  console.log(await bench())
} catch (error) {
  if (!isCleaningUp()) console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
