import { readFileSync } from 'node:fs'

/** How a part of the tests went; what failed has its name and what it said. */
export interface Outcome {
  passed: number
  failures: string[]
}

export const named = (name: string, words = 'It did not say why.') => `${name}\n${words}`

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** As `vitest-outcome.ts` wrote it. */
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

/** Flaky is failed: a test that needs luck tells nothing. */
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
