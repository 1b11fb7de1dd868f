import { expect, it } from 'vitest'
import { clickTable, faultList, lighthouseTable } from './pages-report.ts'

const home = { name: '`/`', path: '/' }
const list = { name: '`/products/`', path: '/products/' }
const figures = (performance: number, lcpMs: number) => ({
  scores: [performance, 100, 100, 100],
  lcpMs,
  cls: 0,
  tbtMs: 10,
})

it('the best score is the highest, the best time the shortest', () => {
  const visits = [figures(90, 1200), figures(99, 1500), figures(95, 1900)]
  const [, , line] = lighthouseTable(new Map([[home, { figures: visits, faults: [] }]])).split('\n')
  expect(line).toMatch(/^\| `\/` \| 99 \/ 95 \|.*\| 1\.20 \/ 1\.50 \| 0\.000 \/ 0\.000 \| 10 \/ 10 \|$/)
})

it('an audit is told once, with all its pages and the first of its places', () => {
  const faults = (where: string[]) => ({ figures: [], faults: [{ audit: 'target-size', where }] })
  const text = faultList(
    new Map([
      [home, faults(['a', 'b', 'c'])],
      [list, faults(['c', 'd', 'e'])],
    ]),
  )
  expect(text).toBe('- target-size on `/`, `/products/`: `a`, `b`, `c`, `d` and 1 more')
  expect(faultList(new Map([[home, { figures: [], faults: [] }]]))).toBe('Nothing.')
})

it('of the clicks, the one that asked for most counts', () => {
  const clicks = [
    { ms: 80, waitedFor: [] },
    { ms: 120, waitedFor: ['/a', '/b'] },
    { ms: 90, waitedFor: ['/a'] },
  ]
  expect(clickTable(new Map([['now', clicks]]))).toContain('| 80 / 90 | 2 |')
})
