import { address, type DemoBuyer } from '../shopper/demo-buyer.ts'
import { delivered, packed, paid, shipped, type Happening } from '../shopper/demo-order.ts'
import type { When } from '../shopper/demo-order.ts'

type Happened = readonly [When, Happening, number]

/** Every parcel of an order goes the same way, a few days after it was placed. */
const allDelivered = (placedDaysAgo: number, parcels: number): Happened[] =>
  Array.from({ length: parcels }, (_, at): Happened[] => [
    [[placedDaysAgo - 1, '11:10'], packed, at + 1],
    [[placedDaysAgo - 2, '10:20'], shipped, at + 1],
    [[placedDaysAgo - 3, '14:30'], delivered, at + 1],
  ]).flat()

const order = (placedDaysAgo: number, goods: Record<string, number>) => ({
  goods,
  method: 'esewa' as const,
  placed: [placedDaysAgo, '11:20'] as const,
  happened: [
    [[placedDaysAgo, '11:24'], paid] as const,
    ...allDelivered(placedDaysAgo, Object.keys(goods).length),
  ],
})

/** A hotel that furnished its rooms. What it bought was paid out two weeks before the last run: one thing of each shop. */
export const demoHotel: DemoBuyer = {
  id: '0192f0a0-0000-7000-8000-0000000000e1',
  name: 'Nirmala Shakya',
  email: 'nirmala.shakya@haat.test',
  address: address({
    name: 'Hotel Bagaincha',
    phoneNumber: '9851022640',
    district: 'lalitpur',
    localLevel: 'lalitpur',
    ward: 3,
    tole: 'Pulchowk',
    landmark: 'Opposite the fire station',
  }),
  orders: [
    order(60, { 'stoneware-dal-bowls-set-of-four-indigo': 4 }),
    order(60, {
      'dhaka-cotton-sari-star-pallu': 2,
      'laptop-for-study-15-6-inch-16-512-gb': 1,
      'copper-water-pot-gagri-hammered-10-litre': 2,
    }),
  ],
}

/** A school, whose things are proposed in the last run. */
export const demoSchool: DemoBuyer = {
  id: '0192f0a0-0000-7000-8000-0000000000e2',
  name: 'Hari Prasad Adhikari',
  email: 'hari.adhikari@haat.test',
  address: address({
    name: 'Shree Himalaya Secondary School',
    phoneNumber: '9841660277',
    district: 'kathmandu',
    localLevel: 'kathmandu',
    ward: 16,
    tole: 'Balaju',
    landmark: 'Beside the bus park',
  }),
  orders: [
    order(45, {
      'wool-blanket-edge-stripe-moss-green': 6,
      'jun-chiyabari-spring-orthodox-tea-250-g': 4,
      'two-in-one-laptop-with-touch-screen-8-512-gb': 3,
      'tablet-11-inch-with-sim-128-gb': 1,
      'felt-rug-round-120-cm-pine-green': 2,
    }),
  ],
}
