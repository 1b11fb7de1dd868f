import { pair, table } from '../markdown.ts'
import { compressedReference, referenceScenario } from '../calls/scenarios.ts'
import { median } from '../measure/statistics.ts'
import type { Figures, ShopFindings, SideFindings } from './measure-shop.ts'
import type { Group } from './new-addresses.ts'

type BySize = Map<string, ShopFindings>

const lowest = (values: number[] = []) => Math.min(...values)
/** The checkouts from left to right, such as the one before and this one. */
const across = <T>({ sides }: ShopFindings, cell: (side: SideFindings) => T) => [...sides.values()].map(cell)
const arrow = (values: number[], digits: number) =>
  values.map((value) => (Number.isFinite(value) ? value.toFixed(digits) : '')).join(' → ')

/** The cells of one scenario: milliseconds, multiples of R, and multiples of R with compression. */
const multiples = (
  findings: ShopFindings,
  figures: (side: SideFindings) => Figures,
  name: string,
  of: (values: number[]) => number = lowest,
) => {
  const ms = across(findings, (side) => of(figures(side).get(name) ?? []))
  const against = (reference: string) => ms.map((value) => value / lowest(findings.reference.get(reference)))
  return [
    arrow(ms, 2),
    arrow(against(referenceScenario.name), 1),
    arrow(against(compressedReference.name), 1),
  ]
}

function newTable(size: string, findings: ShopFindings): string {
  return table(
    [`New addresses, ${size}`, 'CPU ms', '÷ R', '÷ Rc', 'while ordering, ms', '÷ R', '÷ Rc'],
    findings.questions.map(({ name }) => [
      name,
      ...multiples(findings, ({ alone }) => alone, name),
      // The orders' own cost is taken off, by which the lowest figure would be too low.
      ...multiples(findings, ({ whileOrdering }) => whileOrdering, name, median),
    ]),
  )
}

function repeatedTable(bySize: BySize): string {
  const [first] = bySize.values()
  const [side] = first?.sides.values() ?? []
  return table(
    ['The same address again', ...[...bySize.keys()].flatMap((size) => [`${size}, CPU ms`, '÷ R', '÷ Rc'])],
    [...(side?.repeated.keys() ?? [])].map((name) => [
      name,
      ...[...bySize.values()].flatMap((findings) => multiples(findings, ({ repeated }) => repeated, name)),
    ]),
  )
}

const goals: { row: string; groups: Group[]; goal: string; isMs?: true }[] = [
  { row: 'list of 24, middle / worst', groups: ['list'], goal: '4 R; at 1m middle 4, worst 8 R' },
  { row: 'facets, middle / worst', groups: ['facets'], goal: '6 R; at 1m 15 R' },
  { row: 'one product', groups: ['product'], goal: '3 R' },
  {
    row: 'search + its facets, middle / worst',
    groups: ['search', 'search facets'],
    goal: '6 R; at 1m 20 R',
  },
  { row: 'suggestion, middle / worst', groups: ['suggestion'], goal: '2 R' },
  { row: 'page rendered, CPU ms, middle / worst', groups: ['page'], goal: '10 ms', isMs: true },
]

/** The middle and the worst of the scenarios of a row; scenarios of several groups are added in order. */
function goalCell(findings: ShopFindings, { groups, isMs }: (typeof goals)[number]): string {
  const unit = isMs ? 1 : lowest(findings.reference.get(referenceScenario.name))
  return across(findings, ({ alone }) => {
    const [first = [], ...others] = groups.map((group) =>
      findings.questions
        .filter((question) => question.group === group)
        .map(({ name }) => lowest(alone.get(name)) / unit),
    )
    const sums = first.map((value, at) => others.reduce((sum, other) => sum + other[at]!, value))
    return sums.length > 1 ? pair(median(sums), Math.max(...sums), 1) : (sums[0]?.toFixed(1) ?? '')
  }).join(' → ')
}

const goalTable = (bySize: BySize) =>
  table(
    ['New addresses, CPU ÷ R', ...bySize.keys(), 'goal'],
    goals.map((goal) => [
      goal.row,
      ...[...bySize.values()].map((findings) => goalCell(findings, goal)),
      goal.goal,
    ]),
  )

function serverTable(bySize: BySize, demoAtRestMb: number[]): string {
  const row = (name: string, cell: (findings: ShopFindings) => string, goal = '') => [
    name,
    ...[...bySize.values()].map(cell),
    goal,
  ]
  const eachSide = (cell: (side: SideFindings) => number, digits: number) => (findings: ShopFindings) =>
    arrow(across(findings, cell), digits)
  const reference = (name: string) => (findings: ShopFindings) => {
    const cpu = findings.reference.get(name) ?? []
    return pair(lowest(cpu), median(cpu), 2)
  }
  return [
    `Memory at rest with the demo: ${arrow(demoAtRestMb, 0)} MB; goal 150 MB.`,
    table(
      ['The server', ...bySize.keys(), 'goal'],
      [
        row(
          'start on existing data, s',
          eachSide(({ starts }) => lowest(starts.onData.map(({ ms }) => ms)) / 1000, 2),
          '≤ 2 s',
        ),
        row(
          'memory at rest, MB',
          eachSide(({ memoryMb }) => memoryMb.atRest, 0),
        ),
        row(
          'memory after mixed load, MB',
          eachSide(({ memoryMb }) => memoryMb.mixed, 0),
          '350 at 100k',
        ),
        row(
          'an order (cart, quote, order), CPU ms',
          eachSide(({ orderMs }) => median(orderMs), 1),
        ),
        row('R, CPU ms, min / median', reference(referenceScenario.name)),
        row('Rc: R with compression, CPU ms, min / median', reference(compressedReference.name)),
        row(
          'searches that find what was meant among the first three',
          ({ hits }) =>
            hits ? `${hits.found} of ${hits.asked} (${((hits.found * 100) / hits.asked).toFixed(1)} %)` : '',
          '≥ 95 %',
        ),
      ],
    ),
  ].join('\n\n')
}

function factTable(bySize: BySize): string {
  const [first] = bySize.values()
  return table(
    ['Statements; the slowest of them, ms', ...bySize.keys()],
    [...(first?.facts.keys() ?? [])].map((name) => [
      name,
      ...[...bySize.values()].map(({ facts }) => {
        const fact = facts.get(name)
        return fact ? `${fact.queries}; ${fact.slowestMs.toFixed(1)}` : ''
      }),
    ]),
  )
}

export interface ScaleFindings {
  head: string
  /** Of the checkouts from left to right. */
  demoAtRestMb: number[]
  bySize: BySize
}

export function scaleReport({ head, demoAtRestMb, bySize }: ScaleFindings): string {
  const isComplete = [...bySize.values()].some(({ facts }) => facts.size > 0)
  return [
    head,
    goalTable(bySize),
    serverTable(bySize, demoAtRestMb),
    ...[...bySize].map(([size, findings]) => newTable(size, findings)),
    repeatedTable(bySize),
    ...(isComplete ? [factTable(bySize)] : []),
  ].join('\n\n')
}
