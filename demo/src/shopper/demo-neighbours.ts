import { pack, leave, delivered, handOver, hours, address, type DemoBuyer } from './demo-buyer.ts'
import { shopCoupon } from '../shop/demo-shop-coupons.ts'
import { confirmed, paid, step } from './demo-order.ts'

/** Neighbours of the demo vendor's shop, and one whose cash a courier has had for days. */
export const demoNeighbours: readonly DemoBuyer[] = [
  {
    id: '0192f0a0-0000-7000-8000-0000000000b5',
    name: 'Laxmi Gaha',
    email: 'laxmi.gaha@haat.test',
    address: address({
      name: 'Laxmi Gaha',
      phoneNumber: '9847120033',
      district: 'palpa',
      localLevel: 'tansen',
      ward: 3,
      tole: 'Bishal Bazar',
      landmark: 'Below the Amarnarayan temple',
    }),
    orders: [
      {
        goods: { a: 1 },
        method: 'esewa',
        coupon: shopCoupon.running,
        placed: [5, '12:10'],
        happened: [[[5, '12:13'], paid]],
      },
      {
        goods: { b: 1, c: 1 },
        method: 'cod',
        placed: [2, '09:15'],
        happened: [
          [[2, '09:31'], confirmed],
          [[1, '15:20'], pack],
          [hours(2), leave],
        ],
      },
      {
        goods: { d: 1 },
        method: 'cod',
        placed: hours(22),
        happened: [
          [
            hours(20),
            step({ step: 'call', outcome: 'callAgain', words: 'At the field until noon', againInHours: 18 }),
          ],
        ],
      },
    ],
  },
  {
    id: '0192f0a0-0000-7000-8000-0000000000b6',
    name: 'Prem Thapa Magar',
    email: 'prem.thapa@haat.test',
    address: address({
      name: 'Prem Thapa Magar',
      phoneNumber: '9857621144',
      district: 'lalitpur',
      localLevel: 'lalitpur',
      ward: 14,
      tole: 'Kusunti',
      landmark: 'Behind the dairy, blue gate',
    }),
    orders: [
      {
        goods: { h: 1 },
        method: 'cod',
        coupon: shopCoupon.over,
        placed: [8, '18:20'],
        happened: [
          [[8, '18:34'], confirmed],
          [[7, '12:05'], pack],
          [[6, '10:30'], handOver('Himal Parcel', 'HP-771180')],
          [[5, '14:25'], delivered],
        ],
      },
      {
        goods: { a: 1, f: 1 },
        method: 'cod',
        placed: [4, '20:10'],
        happened: [
          [[4, '20:26'], confirmed],
          [[3, '12:40'], pack],
          [[2, '11:15'], handOver('Koshi Express')],
          [hours(3), delivered],
        ],
      },
    ],
  },
]
