import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { vitestReport } from './paths.ts'
import { named, type Outcome } from './test-reports.ts'

const words = (errors: ReadonlyArray<SerializedError>) => {
  const [error] = errors
  return error?.stack ?? error?.message
}

/** A file or a group that could not be set up has no failed test, but it failed. */
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

/** Writes down how the run went, with what broke outside of any test: Vitest's own report leaves that out. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandled: ReadonlyArray<SerializedError>): void {
    const outcome: Outcome = {
      passed: modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => named('outside of any test', words([error]))),
      ],
    }
    writeFileSync(vitestReport, JSON.stringify(outcome))
  }
}
