import { runQuietly } from '../run-program.ts'
import { named, type Outcome } from './test-reports.ts'

const bin = (name: string) => `node_modules/.bin/${name}`

/** With one checker: each further one learns most types anew, which takes twice the work in all. */
const checkTypes = (project: string) => [bin('tsc'), '-p', project, '--checkers', '1']

const steps: Record<string, string[]> = {
  'types of the client': checkTypes('web'),
  'types of the server': checkTypes('.'),
  'types of the contract': checkTypes('contract'),
  lint: [bin('oxlint'), '--deny-warnings'],
  format: [bin('oxfmt'), '--check'],
  'dead code': [bin('knip')],
}
const atATime = 2
const withLowestPriority = ['nice', '-n', '19']

/** Runs all checks that do not need a running Haat; aside, they take only what other work leaves of the machine. */
export async function runCheckSteps({
  isAside = false,
  counted = (command: string[]) => command,
  onRouteTree = () => {},
} = {}): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failures: [] }
  const run = async (name: string, command: string[]) => {
    const startedAt = Date.now()
    const { isGood, output } = await runQuietly(
      counted(isAside ? [...withLowestPriority, ...command] : command),
    )
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    console.log(`${isGood ? 'ok    ' : 'failed'} ${name} (${seconds} s)`)
    if (isGood) outcome.passed += 1
    else outcome.failures.push(named(name, output.trimEnd()))
    return isGood
  }
  // The route tree is not in the repository, and the client's types need it.
  const hasRouteTree = await run('route tree', [process.execPath, 'scripts/generate-routes.ts'])
  onRouteTree()
  if (!hasRouteTree) return outcome
  const waiting = Object.entries(steps)
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(...step)
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return outcome
}
