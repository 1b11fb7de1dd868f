import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { vitestReport } from './paths.ts'
import { named, tooManySecondTries, type Outcome } from './check/test-reports.ts'

const words = (errors: ReadonlyArray<SerializedError>) => {
  const [error] = errors
  return error?.stack ?? error?.message
}

/** A file or a group whose set-up failed has no failed test, but it failed. */
function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId
  const groups = [...module.children.allSuites()]
  return [
    ...(module.errors().length > 0 ? [named(file, words(module.errors()))] : []),
    ...groups.flatMap((group) =>
      group.errors().length > 0 ? [named(`${file} › ${group.fullName}`, words(group.errors()))] : [],
    ),
    ...[...module.children.allTests('failed')].map((test) =>
      named(`${file} › ${test.fullName}`, words(test.result().errors ?? [])),
    ),
  ]
}

/** Tests of screens are run once more when they fail (`retry` in `vitest.config.ts`). */
const secondTriesOf = (module: TestModule): string[] =>
  [...module.children.allTests('passed')]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => named(`${module.relativeModuleId} › ${test.fullName}`, words(test.result().errors ?? [])))

/** Writes the result of the run, with errors outside of any test, which Vitest's own report leaves out. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandled: ReadonlyArray<SerializedError>): void {
    const secondTries = modules.flatMap(secondTriesOf)
    const outcome: Outcome = {
      passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => named('outside of any test', words([error]))),
        ...tooManySecondTries('Vitest', secondTries),
      ],
      secondTries,
    }
    writeFileSync(vitestReport, JSON.stringify(outcome))
  }
}
