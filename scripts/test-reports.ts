import { readFileSync } from 'node:fs'

export interface Counts {
  passed: number
  failed: number
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** A file that could not even be read has no failed test, but it failed. */
export function readVitestReport(file: string): Counts {
  const report = read(file) as VitestReport
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Flaky is failed: a test that needs luck tells nothing. */
export function readPlaywrightReport(file: string): Counts {
  const { stats, errors } = read(file) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
