import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCheckSteps } from './check/check-steps.ts'
import { ensureChromium, testChromiumPath } from './check/chromium.ts'
import { playwrightReport, repository, testResults, vitestReport } from './paths.ts'
import { named, readPlaywrightReport, readVitestReport, type Outcome } from './check/test-reports.ts'
import { runQuietly, streamProgram } from './run-program.ts'

const env = process.argv.includes('--long') ? { LONG_ROUNDS: '1' } : {}
process.env['E2E_DATA_DIR'] ??= path.join(tmpdir(), `haat-e2e-${process.pid}`)

const bin = (name: string) => path.join(repository, 'node_modules/.bin', name)

/** How long each part took, for whoever wonders where the time goes. */
const seconds: string[] = []

/** A part that fails without a failed test (a crash, a missing report) counts as one failure. */
async function runPart(name: string, run: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  try {
    return await run()
  } catch (error) {
    return { passed: 0, failures: [named(name, String(error))] }
  } finally {
    seconds.push(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`)
  }
}

async function runTests(command: string[], read: () => Outcome): Promise<Outcome> {
  const isGood = await streamProgram(command, env)
  const outcome = read()
  if (!isGood && outcome.failures.length === 0)
    outcome.failures.push(named(command.join(' '), 'It ended badly.'))
  return outcome
}

async function findBrowser(): Promise<Outcome> {
  ensureChromium()
  console.log(`Chromium: ${testChromiumPath()}`)
  return { passed: 0, failures: [] }
}

async function buildClient(): Promise<Outcome> {
  const isGood = await streamProgram([process.execPath, 'scripts/build-client.ts', '--if-stale'], {
    NODE_ENV: 'production',
  })
  return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [named('the build of the client')] }
}

/** The server of the journeys deletes the data at its end. */
async function fillShop(): Promise<Outcome> {
  const { isGood, output } = await runQuietly([process.execPath, 'e2e/testing/fill-shop.ts'])
  return isGood
    ? { passed: 0, failures: [] }
    : { passed: 0, failures: [named('the demo for the journeys', output)] }
}

const runVitest = () =>
  runTests([bin('vitest'), 'run', '--reporter=default', '--reporter=./scripts/vitest-outcome.ts'], () =>
    readVitestReport(vitestReport),
  )
const runPlaywright = () =>
  runTests([bin('playwright'), 'test'], () => readPlaywrightReport(playwrightReport))

rmSync(testResults, { recursive: true, force: true })
mkdirSync(testResults, { recursive: true })
const parts = [await runPart('Browser', findBrowser)]
// The build keeps one core busy, and tests also wait, for answers and for timers: what they leave of the machine is enough for the
// checks. Both write the route tree, so the build begins when it is there.
const routeTree = Promise.withResolvers<void>()
const checks = runPart('Checks', () => runCheckSteps({ isAside: true, onRouteTree: routeTree.resolve }))
await routeTree.promise
parts.push(await runPart('Client', buildClient))
const filled = runPart('Demo for the journeys', fillShop)
parts.push(
  await runPart('Unit, API and process tests', runVitest),
  await filled,
  await runPart('Journeys and budgets in Chromium', runPlaywright),
  await checks,
)
// Printed once more at the end, because early failures are far above by now.
const secondTries = parts.flatMap((part) => part.secondTries ?? [])
if (secondTries.length > 0) console.log(['\npassed at the second try', ...secondTries].join('\n\n'))
const failures = parts.flatMap((part) => part.failures)
for (const failure of failures) console.log(`\nfailed: ${failure}`)
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
console.log(`\n${seconds.join(', ')}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
