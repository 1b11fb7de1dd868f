import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readPlaywrightReport } from './test-reports.ts'

const failed = { error: { message: 'Timed out' } }

/** A report of Playwright in which so many tests passed, passed at the second try, and failed twice. */
function reportOf(expected: number, flaky: number, unexpected: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const specs = (status: string, count: number, results: object[]) =>
    Array.from({ length: count }, (_, at) => ({
      file: `${status}.spec.ts`,
      line: at + 1,
      title: 'a journey',
      tests: [{ projectName: 'desktop', status, results }],
    }))
  const suites = [
    { specs: specs('expected', expected, [{}]), suites: [{ specs: specs('flaky', flaky, [failed, {}]) }] },
    { specs: specs('unexpected', unexpected, [failed, failed]) },
  ]
  const file = path.join(folder, 'e2e.json')
  writeFileSync(file, JSON.stringify({ stats: { expected }, errors: [], suites }))
  return file
}

it('names a test that passed only at the second try, and why it failed at the first, and counts it as passed', () => {
  expect(readPlaywrightReport(reportOf(5, 1, 0))).toEqual({
    passed: 6,
    failures: [],
    secondTries: ['[desktop] flaky.spec.ts:1 › a journey\nTimed out'],
  })
})

it('fails by a test that failed twice', () => {
  const { passed, failures } = readPlaywrightReport(reportOf(5, 0, 1))
  expect({ passed, failures }).toEqual({
    passed: 5,
    failures: ['[desktop] unexpected.spec.ts:1 › a journey\nTimed out'],
  })
})

it('fails by more than three second tries', () => {
  expect(readPlaywrightReport(reportOf(5, 3, 0)).failures).toEqual([])
  expect(readPlaywrightReport(reportOf(5, 4, 0)).failures).toEqual([
    'Playwright\n4 tests passed only at the second try, and 3 may.',
  ])
})
