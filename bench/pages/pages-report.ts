import { kb, pair, seconds, table } from '../markdown.ts'
import type { Results } from '../measure/rounds.ts'
import { referenceScenario } from '../calls/scenarios.ts'
import { median } from '../measure/statistics.ts'
import type { Click } from './click-to-paint.ts'
import type { Fault, LighthouseFigures } from './lighthouse-report.ts'
import type { MeasuredPage } from './measured-pages.ts'
import { cachedName, renderedName } from './page-cpu.ts'
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
  const goal = ['goal', '≥ 98', '≥ 98', '≥ 98', '≥ 98', '≤ 1.5', '0', '≤ 50']
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
    [...[...weights].map(line), ['goal', '≤ 120', '≤ 15', '≤ 25', '≤ 40']],
  )
}

export function cpuTable(pages: MeasuredPage[], results: Results): string {
  const cpuOf = (name: string) => results.get(name)?.cpu ?? []
  const reference = cpuOf(referenceScenario.name)
  const cells = (cpu: number[]) => [
    pair(lowest(cpu), median(cpu), 2),
    pair(lowest(cpu) / lowest(reference), median(cpu) / median(reference), 1),
  ]
  return table(
    ['min / median', 'rendered, CPU ms', '× R', 'HTML cache, CPU ms', '× R'],
    [
      ...pages.map((page) => [
        page.name,
        ...cells(cpuOf(renderedName(page))),
        ...cells(cpuOf(cachedName(page))),
      ]),
      ['goal', '≤ 5', '', '≤ 0.3', ''],
    ],
  )
}

export function clickTable(clicks: Click[]): string {
  const times = clicks.map(({ ms }) => ms)
  const requests = clicks.map(({ waitedFor }) => waitedFor.length)
  return table(
    ['', 'ms, min / median', 'requests in between, most'],
    [
      ['`/products/` to a product', pair(lowest(times), median(times), 0), String(best(requests))],
      ['goal', '≤ 100', '0'],
    ],
  )
}
