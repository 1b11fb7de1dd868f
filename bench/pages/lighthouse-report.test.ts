import { expect, it } from 'vitest'
import { readFaults, readFigures, type LighthouseReport } from './lighthouse-report.ts'

const report: LighthouseReport = {
  categories: {
    performance: {
      score: 0.97,
      auditRefs: [
        { id: 'largest-contentful-paint', group: 'metrics' },
        { id: 'interactive', group: 'hidden' },
        { id: 'unused-javascript', group: 'diagnostics' },
      ],
    },
    accessibility: {
      score: 0.9,
      auditRefs: [{ id: 'color-contrast' }, { id: 'label-mismatch', group: 'hidden' }],
    },
    'best-practices': { score: 1, auditRefs: [{ id: 'errors-in-console' }] },
    seo: { score: 1, auditRefs: [{ id: 'structured-data' }] },
  },
  audits: {
    'largest-contentful-paint': { score: 0.8, numericValue: 1834.2 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'total-blocking-time': { score: 1, numericValue: 12 },
    interactive: { score: 0.5 },
    'unused-javascript': {
      score: 0,
      details: {
        items: [{ url: 'http://127.0.0.1:1/assets/a.js' }, { url: 'http://127.0.0.1:1/assets/a.js' }],
      },
    },
    'color-contrast': { score: 0, details: { items: [{ node: { type: 'node', selector: 'main > p' } }] } },
    'label-mismatch': { score: 0 },
    'errors-in-console': { score: 1 },
    'structured-data': { score: null },
  },
}

it('the four scores are out of a hundred, and times in milliseconds', () => {
  expect(readFigures(report)).toEqual({ scores: [97, 90, 100, 100], lcpMs: 1834.2, cls: 0, tbtMs: 12 })
})

it('a figure that Lighthouse did not take is no number, rather than a good one', () => {
  expect(readFigures({ ...report, audits: {} }).lcpMs).toBeNaN()
})

it('what is not perfect is named with its elements and files, but for the timings', () => {
  expect(readFaults(report)).toEqual([
    { audit: 'unused-javascript', where: ['/assets/a.js'] },
    { audit: 'color-contrast', where: ['main > p'] },
    { audit: 'label-mismatch', where: [] },
  ])
})
