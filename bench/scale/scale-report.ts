import { pair, seconds, table } from '../markdown.ts'
import type { Results } from '../measure/rounds.ts'
import { referenceScenario } from '../calls/scenarios.ts'
import { median } from '../measure/statistics.ts'
import type { ShopFindings } from './measure-shop.ts'
import { goals } from './shop-scenarios.ts'

type BySize = Map<string, ShopFindings>

/** As a multiple of R in the same run: of the fastest batches, and of the median ones. */
function ratiosOf(results: Results, name: string): [min: number, mid: number] {
  const reference = results.get(referenceScenario.name)?.cpu ?? []
  const own = results.get(name)?.cpu ?? []
  return [Math.min(...own) / Math.min(...reference), median(own) / median(reference)]
}

function costOf({ results }: ShopFindings, name: string): string {
  const [min, mid] = ratiosOf(results, name)
  const other = goals.get(name)?.with
  if (!other) return pair(min, mid, 2)
  const [otherMin, otherMid] = ratiosOf(results, other)
  return pair(min + otherMin, mid + otherMid, 2)
}

const nameOf = (name: string) => {
  const other = goals.get(name)?.with
  return other ? `${other} + ${name}` : name
}

function costTable(bySize: BySize): string {
  const [first] = bySize.values()
  const scenarios = [...(first?.results.keys() ?? [])].filter((name) => name !== referenceScenario.name)
  return table(
    ['CPU ÷ R, min / median', ...bySize.keys(), 'goal'],
    scenarios.map((name) => {
      const most = goals.get(name)?.most
      return [
        nameOf(name),
        ...[...bySize.values()].map((findings) => costOf(findings, name)),
        most === undefined ? '' : `≤ ${most}`,
      ]
    }),
  )
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

function serverTable(bySize: BySize): string {
  const row = (name: string, value: (findings: ShopFindings) => string, goal: string) => [
    name,
    ...[...bySize.values()].map(value),
    goal,
  ]
  const start = ({ starts }: ShopFindings) => {
    const times = starts.onData.map(({ ms }) => ms)
    return `${seconds(Math.min(...times))} / ${seconds(median(times))} s`
  }
  return table(
    ['The server', ...bySize.keys(), 'goal'],
    [
      row('start on existing data, min / median', start, '≤ 2 s'),
      row('memory at rest', ({ memoryMb }) => `${memoryMb.atRest.toFixed(0)} MB`, '≤ 200 MB'),
      row('most memory, 32 at a time', ({ memoryMb }) => `${memoryMb.peak.toFixed(0)} MB`, '≤ 400 MB'),
      row(
        'R, CPU ms, min / median',
        ({ results }) => {
          const cpu = results.get(referenceScenario.name)?.cpu ?? []
          return pair(Math.min(...cpu), median(cpu), 2)
        },
        '',
      ),
      row(
        'searches that find what was meant among the first three',
        ({ hits }) =>
          hits ? `${hits.found} of ${hits.asked} (${((hits.found * 100) / hits.asked).toFixed(1)} %)` : '',
        '≥ 95 %',
      ),
    ],
  )
}

export const scaleReport = (head: string, bySize: BySize): string =>
  [head, serverTable(bySize), costTable(bySize), factTable(bySize)].join('\n\n')
