import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCheckSteps } from './check/check-steps.ts'
import { ensureChromium, testChromiumPath } from './check/chromium.ts'
import { ensureEngines, firefoxPath, webkitPaths } from './check/engines.ts'
import { playwrightReport, repository, testResults, vitestReport } from './paths.ts'
import { named, readPlaywrightReport, readVitestReport, type Outcome } from './check/test-reports.ts'
import { fixedLoopSeconds, startCpuMeter } from './cpu/cpu-meter.ts'
import { runQuietly, streamProgram } from './run-program.ts'

const env = process.argv.includes('--long') ? { LONG_ROUNDS: '1' } : {}
process.env['E2E_DATA_DIR'] ??= path.join(tmpdir(), `haat-e2e-${process.pid}`)

const bin = (name: string) => path.join(repository, 'node_modules/.bin', name)

/** What each part took, for whoever wonders where the time goes. */
const costs: { name: string; seconds: number; cpuSeconds: number }[] = []

/** The command of a part, so that its processor time is counted. */
type Counted = (command: string[]) => string[]

/** A part that fails without a failed test (a crash, a missing report) counts as one failure. */
async function runPart(name: string, run: (counted: Counted) => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const meter = startCpuMeter()
  try {
    return await run((command) => meter?.counted(command) ?? command)
  } catch (error) {
    return { passed: 0, failures: [named(name, String(error))] }
  } finally {
    const seconds = (Date.now() - startedAt) / 1000
    costs.push({ name, seconds, cpuSeconds: meter?.seconds() ?? 0 })
    meter?.end()
  }
}

async function runTests(command: string[], read: () => Outcome): Promise<Outcome> {
  const isGood = await streamProgram(command, env)
  const outcome = read()
  if (!isGood && outcome.failures.length === 0)
    outcome.failures.push(named(command.join(' '), 'It ended badly.'))
  return outcome
}

async function findBrowsers(): Promise<Outcome> {
  ensureChromium()
  ensureEngines()
  console.log(`Chromium: ${testChromiumPath()}, Firefox: ${firefoxPath()}, WebKit: ${webkitPaths().browser}`)
  return { passed: 0, failures: [] }
}

async function buildClient(counted: Counted): Promise<Outcome> {
  const isGood = await streamProgram(counted([process.execPath, 'scripts/build-client.ts', '--if-stale']), {
    NODE_ENV: 'production',
  })
  return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [named('the build of the client')] }
}

/** The server of the journeys deletes the data at its end. */
async function fillShop(counted: Counted): Promise<Outcome> {
  const { isGood, output } = await runQuietly(counted([process.execPath, 'e2e/testing/fill-shop.ts']))
  return isGood
    ? { passed: 0, failures: [] }
    : { passed: 0, failures: [named('the demo for the journeys', output)] }
}

const runVitest = (counted: Counted) =>
  runTests(
    counted([bin('vitest'), 'run', '--reporter=default', '--reporter=./scripts/vitest-outcome.ts']),
    () => readVitestReport(vitestReport),
  )
const runPlaywright = (counted: Counted) =>
  runTests(counted([bin('playwright'), 'test']), () => readPlaywrightReport(playwrightReport))

/** Machines differ, and the fixed loop tells by how much. */
function showCosts() {
  console.log()
  for (const { name, seconds, cpuSeconds } of costs)
    console.log(`${cpuSeconds.toFixed(0).padStart(6)} CPU s, ${seconds.toFixed(0).padStart(5)} s: ${name}`)
  const sum = costs.reduce((total, { cpuSeconds }) => total + cpuSeconds, 0)
  console.log(
    `${sum.toFixed(0).padStart(6)} CPU s together; a fixed loop takes ${fixedLoopSeconds().toFixed(2)} CPU s`,
  )
}

rmSync(testResults, { recursive: true, force: true })
mkdirSync(testResults, { recursive: true })
const parts = [await runPart('Browsers', findBrowsers)]
// The build keeps one core busy, and tests also wait, for answers and for timers: what they leave of the machine is enough for the
// checks. Both write the route tree, so the build begins when it is there.
const routeTree = Promise.withResolvers<void>()
const checks = runPart('Checks', (counted) =>
  runCheckSteps({ counted, isAside: true, onRouteTree: routeTree.resolve }),
)
await routeTree.promise
parts.push(await runPart('Client', buildClient))
const filled = runPart('Demo for the journeys', fillShop)
parts.push(
  await runPart('Unit, API and process tests', runVitest),
  await filled,
  await runPart('Journeys and budgets in three engines', runPlaywright),
  await checks,
)
// Printed once more at the end, because early failures are far above by now.
const secondTries = parts.flatMap((part) => part.secondTries ?? [])
if (secondTries.length > 0) console.log(['\npassed at the second try', ...secondTries].join('\n\n'))
const failures = parts.flatMap((part) => part.failures)
for (const failure of failures) console.log(`\nfailed: ${failure}`)
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
showCosts()
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
