import { pair, table } from '../markdown.ts'
import type { Results } from '../measure/rounds.ts'
import { referenceScenario } from '../calls/scenarios.ts'
import { median, percentile } from '../measure/statistics.ts'
import type { ListTimes } from './long-lists.ts'
import type { Placed } from './place-all.ts'
import type { Bare } from './place-bare.ts'

export interface OrderFindings {
  head: string
  clients: number
  placed: Placed[]
  bare: Record<Bare, number[]>
  faults: { faults: number; deadlocks: number; orders: number }
  cart: Results
  statements: number
  lists: ListTimes[]
}

const bareRows = (rates: number[], name: string, bare: number[], goal: string) => [
  [`${name}, best / median`, pair(Math.max(...bare), median(bare), 0), ''],
  [
    'ratio, best / median',
    pair(Math.max(...rates) / Math.max(...bare), median(rates) / median(bare), 2),
    goal,
  ],
]

function placingRows({ clients, placed, bare, faults }: OrderFindings): string[][] {
  const rates = placed.map(({ perSecond }) => perSecond)
  const times = placed.flatMap((one) => one.times)
  return [
    [
      `orders of four things per second, ${clients} clients, twenty hot things, best / median`,
      pair(Math.max(...rates), median(rates), 0),
      '',
    ],
    ...bareRows(rates, 'the bare statement for stock, order, parcels and lines', bare.order, '≥ 0.50'),
    ...bareRows(rates, 'a statement for stock and one row', bare.note, ''),
    ['ms of an order, p50 / p95', pair(percentile(times, 0.5), percentile(times, 0.95), 0), ''],
    ['deadlocks', String(faults.deadlocks), '0'],
    [`broken invariants after ${faults.orders} orders`, String(faults.faults), '0'],
  ]
}

function cartRows({ cart, statements }: OrderFindings): string[][] {
  const reference = cart.get(referenceScenario.name)!.cpu
  const [own] = [...cart].filter(([name]) => name !== referenceScenario.name).map(([, measured]) => measured)
  const { cpu, times } = own!
  return [
    ['add to cart, CPU ms, min / median', pair(Math.min(...cpu), median(cpu), 2), ''],
    [
      'add to cart × R, min / median',
      pair(Math.min(...cpu) / Math.min(...reference), median(cpu) / median(reference), 2),
      '≤ 5',
    ],
    ['add to cart, ms, p50 / p95', pair(percentile(times, 0.5), percentile(times, 0.95), 1), ''],
    ['add to cart, statements', String(statements), '≤ 3'],
  ]
}

function listRows({ lists }: OrderFindings): string[][] {
  const [few, many] = [lists[0]!, lists.at(-1)!]
  const compare = `${many.count.toLocaleString('en')} against ${few.count.toLocaleString('en')}`
  return [
    [`orders of a shopper, ${compare}, ms`, pair(many.shopperMs, few.shopperMs, 2), ''],
    ['ratio', (many.shopperMs / few.shopperMs).toFixed(2), '≤ 3'],
    [`parcels of a vendor, ${compare}, ms`, pair(many.vendorMs, few.vendorMs, 2), ''],
    ['ratio', (many.vendorMs / few.vendorMs).toFixed(2), '≤ 3'],
  ]
}

export const ordersReport = (findings: OrderFindings): string =>
  [
    findings.head,
    table(['', 'measured', 'goal'], [...placingRows(findings), ...cartRows(findings), ...listRows(findings)]),
  ].join('\n\n')
