import type { AnswerFacts } from './answers.ts'
import type { Starts } from '../servers/haat-server.ts'
import type { StormFindings } from './login-storm.ts'
import { kb, pair, seconds, table } from '../markdown.ts'
import type { Measured, Results } from '../measure/rounds.ts'
import { referenceScenario } from './scenarios.ts'
import { median, percentile } from '../measure/statistics.ts'

export interface Findings {
  machine: string
  loadBefore: string
  loadAfter: string
  rounds: number
  byConnections: Map<number, Results>
  facts: Map<string, AnswerFacts>
  starts: Starts
  memoryMb: { atRest: number; loaded: number }
  storm: StormFindings
}

function costTable(results: Results): string {
  const reference = results.get(referenceScenario.name)?.cpu ?? []
  const line = ([name, { cpu, times }]: [string, Measured]) => [
    name,
    pair(Math.min(...cpu), median(cpu), 2),
    pair(Math.min(...cpu) / Math.min(...reference), median(cpu) / median(reference), 2),
    pair(percentile(times, 0.5), percentile(times, 0.95), 1),
  ]
  return table(
    ['Scenario', 'CPU ms, min / median', '× R, min / median', 'ms, p50 / p95'],
    [...results].map(line),
  )
}

const factTable = (facts: Map<string, AnswerFacts>) =>
  table(
    ['Scenario', 'kB sent to a browser', 'kB gzip', 'statements'],
    [...facts].map(([name, { bytes, gzipBytes, queries }]) => [
      name,
      kb(bytes),
      kb(gzipBytes),
      String(queries),
    ]),
  )

function goalTable({ starts, memoryMb, facts }: Findings): string {
  const html = [...facts].filter(([name]) => name.includes('HTML cache')).map(([, fact]) => fact.gzipBytes)
  const wall = starts.onData.map((start) => start.ms)
  const cpu = starts.onData.map((start) => start.cpuMs)
  return table(
    ['', 'measured', 'goal'],
    [
      [
        'start on existing data, min / median',
        `${seconds(Math.min(...wall))} / ${seconds(median(wall))} s`,
        '≤ 2 s',
      ],
      ['CPU of such a start, min / median', `${seconds(Math.min(...cpu))} / ${seconds(median(cpu))} s`, ''],
      [
        'first start, which makes the data',
        `${seconds(starts.first.ms)} s, CPU ${seconds(starts.first.cpuMs)} s`,
        '',
      ],
      ['memory of the process at rest', `${memoryMb.atRest.toFixed(0)} MB`, '≤ 150 MB'],
      ['memory of the process after the load', `${memoryMb.loaded.toFixed(0)} MB`, '≤ 300 MB'],
      ['the heaviest HTML, gzip', `${kb(Math.max(...html))} kB`, '≤ 12 kB'],
    ],
  )
}

function stormTable({ storm }: Findings): string {
  const { idleP99, stormP99, pages, answers, seconds: took, memoryMb } = storm
  const said = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  return table(
    ['', 'measured', 'goal'],
    [
      ['p99 of page / while nobody signs in', `${idleP99.toFixed(1)} ms`, ''],
      [`p99 of page / during the storm (${pages} pages)`, `${stormP99.toFixed(1)} ms`, ''],
      ['ratio', (stormP99 / idleP99).toFixed(1), '≤ 5'],
      [`answers within ${took.toFixed(1)} s`, said, 'no crash'],
      ['memory before and at most', `${memoryMb.before.toFixed(0)} / ${memoryMb.peak.toFixed(0)} MB`, ''],
    ],
  )
}

export const report = (findings: Findings): string =>
  [
    `${findings.machine}; load average ${findings.loadBefore} before, ${findings.loadAfter} after; ${findings.rounds} rounds.`,
    goalTable(findings),
    ...[...findings.byConnections].flatMap(([connections, results]) => [
      `### ${connections === 1 ? 'One request at a time' : `${connections} at a time`}`,
      costTable(results),
    ]),
    '### Five hundred sign-ins at once',
    stormTable(findings),
    '### What an answer weighs and asks of the database',
    factTable(findings.facts),
  ].join('\n\n')
