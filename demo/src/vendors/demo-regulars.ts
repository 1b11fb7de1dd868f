import { address, delivered, handOver, leave, pack, type DemoBuyer } from '../shopper/demo-buyer.ts'
import { confirmed, paid } from '../shopper/demo-order.ts'

type Goods = Record<string, number>

/** Paid online and brought by a courier, so many working days before the demo was started. */
const sent = (daysAgo: number, goods: Goods) => ({
  goods,
  method: 'esewa' as const,
  placed: [daysAgo, '12:40'] as const,
  happened: [
    [[daysAgo, '12:43'], paid],
    [[daysAgo - 1, '11:15'], pack],
    [[daysAgo - 1, '15:30'], handOver('Upatyaka Riders')],
    [[daysAgo - 3, '13:20'], delivered],
  ] as const,
})

/** Paid in cash to the shop, which brought it itself. */
const brought = (daysAgo: number, goods: Goods) => ({
  goods,
  method: 'cod' as const,
  placed: [daysAgo, '09:50'] as const,
  happened: [
    [[daysAgo, '10:05'], confirmed],
    [[daysAgo - 1, '10:20'], pack],
    [[daysAgo - 1, '14:00'], leave],
    [[daysAgo - 1, '15:10'], delivered],
  ] as const,
})

/** A neighbour of the demo vendor's shop who bought there months ago. */
export const demoCooperative: DemoBuyer = {
  id: '0192f0a0-0000-7000-8000-0000000000b7',
  name: 'Durga Kumari Pandey',
  email: 'durga.pandey@haat.test',
  address: address({
    name: 'Shreenagar Women’s Cooperative',
    phoneNumber: '9847033518',
    district: 'palpa',
    localLevel: 'tansen',
    ward: 4,
    tole: 'Shreenagar',
    landmark: 'Above the viewpoint, red door',
  }),
  orders: [
    sent(111, { a: 2 }),
    sent(98, { a: 3 }),
    brought(91, { b: 2 }),
    sent(80, { d: 2, e: 1 }),
    brought(74, { f: 1 }),
    sent(66, { a: 1, g: 1 }),
  ],
}

/** A shop in Kathmandu that sells on what it buys there, until the run of payouts two weeks before the last. */
export const demoBoutique: DemoBuyer = {
  id: '0192f0a0-0000-7000-8000-0000000000b8',
  name: 'Prerana Joshi',
  email: 'prerana.joshi@haat.test',
  address: address({
    name: 'Prerana Joshi',
    phoneNumber: '9841207765',
    district: 'kathmandu',
    localLevel: 'kathmandu',
    ward: 4,
    tole: 'Baluwatar',
    landmark: 'First floor, above the bakery',
  }),
  orders: [
    sent(48, { e: 2 }),
    sent(41, { b: 1, h: 1 }),
    sent(33, { d: 3 }),
    sent(27, { f: 2 }),
    sent(22, { a: 2, b: 1 }),
  ],
}
