import {
  accept,
  pack,
  leave,
  tried,
  delivered,
  back,
  handOver,
  noAnswer,
  hours,
  address,
  type DemoBuyer,
} from './demo-buyer.ts'
import { confirmed, paid, step } from './demo-order.ts'
import { shopCoupon } from '../shop/demo-shop-coupons.ts'
import { demoNeighbours } from './demo-neighbours.ts'

const unaccepted = [
  [hours(119.9), paid],
  [hours(1), step({ step: 'unaccepted' })],
] as const

/** Shoppers who buy at the demo vendor's shop: their parcels are in every state, some late, some waiting for a call. */
export const demoBuyers: readonly DemoBuyer[] = [
  {
    id: '0192f0a0-0000-7000-8000-0000000000b1',
    name: 'Kamala Rai',
    email: 'kamala.rai@haat.test',
    address: address({
      name: 'Kamala Rai',
      phoneNumber: '9803312478',
      district: 'kathmandu',
      localLevel: 'kathmandu',
      ward: 32,
      tole: 'Koteshwor',
      landmark: 'Behind Narephat school, green gate',
    }),
    orders: [
      {
        goods: { a: 1, b: 1 },
        method: 'cod',
        coupon: shopCoupon.running,
        placed: [12, '18:40'],
        happened: [
          [[12, '18:52'], confirmed],
          [[11, '14:25'], pack],
          [[10, '09:10'], handOver('Upatyaka Riders', 'UR 20388')],
          [[9, '13:05'], delivered],
        ],
      },
      {
        goods: { c: 3 },
        method: 'cod',
        placed: [6, '10:30'],
        happened: [
          [[6, '10:44'], confirmed],
          [[5, '12:05'], pack],
          [[4, '15:10'], handOver('Upatyaka Riders', 'UR 20566')],
          [[1, '13:45'], step({ step: 'partly', kept: 1 })],
        ],
      },
      {
        goods: { d: 1 },
        method: 'cod',
        placed: [5, '20:15'],
        dueDaysAgo: 1,
        happened: [
          [[5, '20:31'], confirmed],
          [[4, '11:40'], pack],
          [[4, '15:12'], handOver('Himal Parcel', 'HP-771199')],
          [[2, '12:30'], tried],
          [[1, '09:40'], leave],
          [[1, '16:20'], tried],
        ],
      },
      { goods: { e: 1 }, method: 'esewa', placed: hours(9), happened: [[hours(8.9), paid]] },
      {
        goods: { f: 1 },
        method: 'cod',
        placed: [1, '11:20'],
        happened: [
          [[1, '11:41'], confirmed],
          [hours(5), accept],
          [hours(4), step({ step: 'substitute', instead: 'a' })],
        ],
      },
    ],
  },
  {
    id: '0192f0a0-0000-7000-8000-0000000000b2',
    name: 'Dipesh Chaudhary',
    email: 'dipesh.chaudhary@haat.test',
    address: address({
      name: 'Dipesh Chaudhary',
      phoneNumber: '9814410072',
      district: 'kailali',
      localLevel: 'dhangadhi',
      ward: 5,
      tole: 'Hasanpur',
      landmark: 'Opposite the water tower',
    }),
    orders: [
      { goods: { e: 1 }, method: 'khalti', placed: hours(120), happened: unaccepted },
      {
        goods: { g: 1 },
        method: 'khalti',
        placed: [14, '16:05'],
        dueDaysAgo: 2,
        happened: [
          [[14, '16:08'], paid],
          [[13, '12:15'], pack],
          [[12, '10:40'], handOver('Himal Parcel', 'HP-771160')],
        ],
      },
      {
        goods: { b: 1, h: 1 },
        method: 'cod',
        placed: hours(29),
        happened: [
          [hours(25), noAnswer('Rang out')],
          [hours(20), noAnswer()],
        ],
      },
    ],
  },
  {
    id: '0192f0a0-0000-7000-8000-0000000000b3',
    name: 'Sabina Tamrakar',
    email: 'sabina.tamrakar@haat.test',
    address: address({
      name: 'Sabina Tamrakar',
      phoneNumber: '9841220981',
      district: 'kavrepalanchok',
      localLevel: 'dhulikhel',
      ward: 6,
      tole: 'Mahendra Chok',
      landmark: 'House above the tea shop',
    }),
    orders: [
      {
        goods: { a: 1 },
        method: 'cod',
        placed: [16, '09:25'],
        isToldLast: true,
        happened: [
          [[16, '09:40'], confirmed],
          [[15, '12:30'], pack],
          [[14, '11:00'], handOver('Upatyaka Riders', 'UR 20301')],
          [[13, '15:15'], step({ step: 'refused', reason: 'notAsShown' })],
          [[10, '12:00'], back],
        ],
      },
      {
        goods: { d: 1 },
        method: 'cod',
        placed: [7, '19:05'],
        isToldLast: true,
        happened: [
          [[7, '19:20'], confirmed],
          [[6, '13:10'], pack],
          [[5, '10:35'], handOver('Koshi Express')],
          [[2, '14:50'], step({ step: 'refused', reason: 'noMoney' })],
        ],
      },
      {
        goods: { h: 2 },
        method: 'esewa',
        placed: [4, '13:30'],
        happened: [
          [[4, '13:33'], paid],
          [[3, '11:15'], step({ step: 'decline', reason: 'damaged', words: 'The colour ran in the wash.' })],
        ],
      },
      {
        goods: { b: 2, e: 1 },
        method: 'esewa',
        coupon: shopCoupon.usedUp,
        note: 'A gift: please leave the price out of the parcel.',
        placed: [2, '17:20'],
        happened: [
          [[2, '17:24'], paid],
          [[1, '10:10'], accept],
        ],
      },
      { goods: { c: 1 }, method: 'cod', placed: hours(5), happened: [] },
    ],
  },
  {
    id: '0192f0a0-0000-7000-8000-0000000000b4',
    name: 'Roshan Karki',
    email: 'roshan.karki@haat.test',
    address: address({
      name: 'Roshan Karki',
      phoneNumber: '9860334512',
      district: 'kathmandu',
      localLevel: 'kirtipur',
      ward: 4,
      tole: 'Naya Bazar',
      landmark: 'Next to the old bus stop',
    }),
    orders: [
      {
        goods: { f: 1 },
        method: 'cod',
        placed: [9, '08:50'],
        dueDaysAgo: 1,
        happened: [
          [[9, '09:02'], confirmed],
          [[8, '11:30'], accept],
        ],
      },
      {
        goods: { g: 1 },
        method: 'esewa',
        placed: [3, '10:15'],
        happened: [
          [[3, '10:18'], paid],
          [[2, '12:45'], pack],
          [[1, '09:30'], { what: 'cancelled', reason: 'changedMind' }],
        ],
      },
      {
        goods: { c: 3, a: 1 },
        method: 'khalti',
        placed: [2, '15:40'],
        happened: [
          [[2, '15:43'], paid],
          [[1, '11:05'], accept],
          [[1, '12:20'], step({ step: 'missing', sent: 1 })],
        ],
      },
      {
        goods: { d: 1, h: 1 },
        method: 'cod',
        placed: [2, '19:30'],
        dueDaysAgo: 0,
        happened: [
          [[2, '19:44'], confirmed],
          [[1, '14:10'], pack],
        ],
      },
      {
        goods: { e: 1 },
        method: 'cod',
        placed: hours(7),
        happened: [[hours(6.5), step({ step: 'wrongCodes' })]],
      },
    ],
  },
  ...demoNeighbours,
]
