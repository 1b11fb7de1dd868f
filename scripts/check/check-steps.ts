import { runQuietly } from '../run-program.ts'
import { named, type Outcome } from './test-reports.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

const steps: Record<string, string[]> = {
  'types of the server': [bin('tsc'), '-p', '.'],
  'types of the contract': [bin('tsc'), '-p', 'contract'],
  'types of the client': [bin('tsc'), '-p', 'web'],
  lint: [bin('oxlint'), '--deny-warnings'],
  format: [bin('oxfmt'), '--check'],
  'dead code': [bin('knip')],
}
const atATime = 2

/** Runs all checks that do not need a running Haat. */
export async function runCheckSteps(): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failures: [] }
  const run = async (name: string, command: string[]) => {
    const startedAt = Date.now()
    const { isGood, output } = await runQuietly(command)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`${isGood ? 'ok    ' : 'failed'} ${name} (${seconds} s)`)
    if (isGood) outcome.passed += 1
    else outcome.failures.push(named(name, output.trimEnd()))
    return isGood
  }
  // The route tree is not in the repository, and the client's types need it.
  if (!(await run('route tree', [process.execPath, 'scripts/generate-routes.ts']))) return outcome
  const waiting = Object.entries(steps)
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(...step)
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return outcome
}
