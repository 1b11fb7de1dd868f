import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runCheckSteps } from './check-steps.ts'
import { ensureChromium, testChromiumPath } from './chromium.ts'
import { repository } from './paths.ts'
import { readPlaywrightReport, readVitestReport, type Counts } from './test-reports.ts'
import { streamProgram } from './run-program.ts'

const results = path.join(repository, 'test-results')
const vitestReport = path.join(results, 'vitest.json')
const playwrightReport = path.join(results, 'e2e.json')
const env = process.argv.includes('--long') ? { LONG_ROUNDS: '1' } : {}

const bin = (name: string) => path.join(repository, 'node_modules/.bin', name)

/** A part that fails without a failed test (a crash, a report that is missing) counts as one failure. */
async function runPart(name: string, run: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n── ${name}`)
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

async function runTests(command: string[], read: () => Counts): Promise<Counts> {
  const isGood = await streamProgram(command, env)
  const counts = read()
  return isGood || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

async function findBrowser(): Promise<Counts> {
  ensureChromium()
  console.log(`Chromium: ${testChromiumPath()}`)
  return { passed: 0, failed: 0 }
}

async function buildClient(): Promise<Counts> {
  const isGood = await streamProgram([process.execPath, 'scripts/build-client.ts', '--if-stale'], {
    NODE_ENV: 'production',
  })
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const runVitest = () =>
  runTests(
    [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    () => readVitestReport(vitestReport),
  )
const runPlaywright = () =>
  runTests([bin('playwright'), 'test'], () => readPlaywrightReport(playwrightReport))

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const parts = [
  await runPart('Browser', findBrowser),
  await runPart('Checks', runCheckSteps),
  await runPart('Client', buildClient),
  await runPart('Unit, API and process tests', runVitest),
  await runPart('Journeys and budgets in Chromium', runPlaywright),
]
const sum = (key: keyof Counts) => parts.reduce((total, counts) => total + counts[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
