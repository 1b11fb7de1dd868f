import { readFileSync } from 'node:fs'

/** The result of a part of the tests; failures have a name and a message. */
export interface Outcome {
  passed: number
  failures: string[]
  /** Tests that failed first and passed when they were run once more, as failures have them. */
  secondTries?: string[]
}

export const named = (name: string, words = 'It did not say why.') => `${name}\n${words}`

/**
 * A page on a machine that is busy with something else is late now and then. More tests than this that need luck are no
 * accident, and prove nothing.
 */
const maxSecondTries = 3

/** What is wrong when too many tests of one runner passed only when they were run once more. */
export const tooManySecondTries = (runner: string, secondTries: string[]) =>
  secondTries.length > maxSecondTries
    ? [named(runner, `${secondTries.length} tests passed only at the second try, and ${maxSecondTries} may.`)]
    : []

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

export function readPlaywrightReport(file: string): Outcome {
  const { stats, errors, suites } = read(file) as PlaywrightReport
  const specs = suites.flatMap(specsOf)
  const allThatAre = (wanted: string) =>
    specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) =>
          named(
            `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
            results.find((result) => result.error)?.error?.message,
          ),
        ),
    )
  const secondTries = allThatAre('flaky')
  return {
    passed: stats.expected + secondTries.length,
    failures: [
      ...errors.map((error) => named('Playwright', error.message)),
      ...allThatAre('unexpected'),
      ...tooManySecondTries('Playwright', secondTries),
    ],
    secondTries,
  }
}
