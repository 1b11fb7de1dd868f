import { readFileSync } from 'node:fs'

/** The result of a part of the tests; failures have a name and a message. */
export interface Outcome {
  passed: number
  failures: string[]
}

export const named = (name: string, words = 'It did not say why.') => `${name}\n${words}`

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Reads the file that `vitest-outcome.ts` writes. */
export const readVitestReport = (file: string) => read(file) as Outcome

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

/** A flaky test counts as failed, because a test that needs luck proves nothing. */
export function readPlaywrightReport(file: string): Outcome {
  const { stats, errors, suites } = read(file) as PlaywrightReport
  const failed = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          named(
            `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
            results.find((result) => result.error)?.error?.message,
          ),
        ),
    )
  return {
    passed: stats.expected,
    failures: [...errors.map((error) => named('Playwright', error.message)), ...failed],
  }
}
