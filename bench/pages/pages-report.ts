import { kb, pair, seconds, table } from '../markdown.ts'
import { median } from '../measure/statistics.ts'
import type { Click } from './click-to-paint.ts'
import type { Fault, LighthouseFigures } from './lighthouse-report.ts'
import type { MeasuredPage } from './measured-pages.ts'
import type { VisitWeight } from './visit-weight.ts'

export interface Visits {
  figures: LighthouseFigures[]
  faults: Fault[]
}

const lowest = (values: number[]) => Math.min(...values)
const best = (values: number[]) => Math.max(...values)

export function lighthouseTable(visits: Map<MeasuredPage, Visits>): string {
  const line = ([{ name }, { figures }]: [MeasuredPage, Visits]) => {
    const score = (at: number) => figures.map(({ scores }) => scores[at] ?? NaN)
    const scores = [0, 1, 2, 3].map((at) => pair(best(score(at)), median(score(at)), 0))
    const lcp = figures.map(({ lcpMs }) => lcpMs)
    const cls = figures.map((visit) => visit.cls)
    const tbt = figures.map(({ tbtMs }) => tbtMs)
    return [
      name,
      ...scores,
      `${seconds(lowest(lcp))} / ${seconds(median(lcp))}`,
      pair(lowest(cls), median(cls), 3),
      pair(lowest(tbt), median(tbt), 0),
    ]
  }
  const head = [
    'best / median',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP s',
    'CLS',
    'TBT ms',
  ]
  const goal = ['goal', '≥ 98', '≥ 98', '≥ 98', '≥ 98', '≤ 1.3', '0', '≤ 100']
  return table(head, [...[...visits].map(line), goal])
}

const maxElements = 4

/** The audits that are not perfect, on which pages, and what they name. */
export function faultList(visits: Map<MeasuredPage, Visits>): string {
  const found = new Map<string, { pages: string[]; where: Set<string> }>()
  for (const [{ name }, { faults }] of visits) {
    for (const { audit, where } of faults) {
      const { pages, where: known } = found.get(audit) ?? { pages: [], where: new Set() }
      found.set(audit, { pages: [...pages, name], where: known.union(new Set(where)) })
    }
  }
  const lines = [...found].map(([audit, { pages, where }]) => {
    const named = [...where].slice(0, maxElements).map((place) => `\`${place}\``)
    const more = where.size > maxElements ? ` and ${where.size - maxElements} more` : ''
    return `- ${audit} on ${pages.join(', ')}${named.length > 0 ? `: ${named.join(', ')}${more}` : ''}`
  })
  return lines.join('\n') || 'Nothing.'
}

export function weightTable(weights: Map<MeasuredPage, VisitWeight>): string {
  const line = ([{ name }, visit]: [MeasuredPage, VisitWeight]) => [
    name,
    kb(visit.scriptBytes),
    kb(visit.htmlBytes),
    String(visit.requests),
    typeof visit.largest === 'number' ? kb(visit.largest) : visit.largest,
  ]
  return table(
    ['', 'JavaScript, gzip kB', 'HTML, gzip kB', 'requests', 'LCP picture, kB'],
    [...[...weights].map(line), ['goal', '≤ 125', '≤ 14.6', '≤ 27', '≤ 40']],
  )
}

/** CPU milliseconds beyond 50 ms per task, of every visit. */
export interface LongTasks {
  page: MeasuredPage
  now: number[]
  before: number[]
}

export function longTaskTable(pages: LongTasks[], bare: number[]): string {
  const both = (values: number[]) => (values.length > 0 ? pair(lowest(values), median(values), 0) : '')
  const ratio = (one: number, other: number) => (other > 0 ? (one / other).toFixed(2) : '')
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const all = (figure: (visits: LongTasks) => number) => sum(pages.map(figure))
  return table(
    ['CPU ms beyond 50 per task, min / median', 'before', 'now', 'now ÷ before, of minima', 'of medians'],
    [
      ...pages.map(({ page, before, now }) => [
        page.name,
        both(before),
        both(now),
        ratio(lowest(now), lowest(before)),
        ratio(median(now), median(before)),
      ]),
      [
        'all together',
        '',
        '',
        ratio(
          all(({ now }) => lowest(now)),
          all(({ before }) => lowest(before)),
        ),
        ratio(
          all(({ now }) => median(now)),
          all(({ before }) => median(before)),
        ),
      ],
      ['a bare page of TanStack Start', '', both(bare), '', ''],
      ['goal', '', '', '', '≤ 0.5'],
    ],
  )
}

export function clickTable(bySide: Map<string, Click[]>): string {
  const line = ([side, clicks]: [string, Click[]]) => {
    const times = clicks.map(({ ms }) => ms)
    const requests = clicks.map(({ waitedFor }) => waitedFor.length)
    return [
      `\`/products/\` to a product, ${side}`,
      pair(lowest(times), median(times), 0),
      String(best(requests)),
    ]
  }
  return table(
    ['', 'ms, min / median', 'requests in between, most'],
    [...[...bySide].map(line), ['goal', '≤ 100', '0']],
  )
}

/** Milliseconds from a press to its answer, by the moment of the press; undefined where the page never answered. */
export type Answers = Record<'early' | 'late', (number | undefined)[]>

export function pressTable(byPress: Map<string, Answers>): string {
  const figures = (times: Answers['early']) =>
    pair(lowest(times.map((ms) => ms ?? Infinity)), median(times.map((ms) => ms ?? Infinity)), 0)
  return table(
    ['ms to the first answer, min / median', 'as soon as it is seen', 'at rest'],
    [
      ...[...byPress].map(([name, { early, late }]) => [name, figures(early), figures(late)]),
      ['goal', '≤ 100', '≤ 100'],
    ],
  )
}
