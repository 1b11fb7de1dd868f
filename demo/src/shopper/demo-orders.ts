import type { CancelReason, ParcelState } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import type { DemoAddressName } from './demo-addresses.ts'

/** So many working days before the start of the demo, at a time in Nepal; or so many minutes before it. */
export type When = readonly [workingDays: number, time: string] | { minutes: number }

/** What happens to an order after it was placed, and to which of its parcels. */
export type Happening =
  /** The shopper types the code of an order that is paid in cash. */
  | { what: 'confirm' }
  /** The gateway is asked, and answers so. */
  | { what: 'asked'; answer: 'paid' | 'failed' | 'ambiguous' | 'otherSum' | 'none' }
  | { what: 'moved'; to: Extract<ParcelState, 'packed' | 'shipped' | 'delivered' | 'refused'> }
  | { what: 'cancelled'; reason: CancelReason }
  /** The clock cancels what was not paid in time. */
  | { what: 'notPaidInTime' }
  /** The courier has handed in the cash, or staff have sent money back. */
  | { what: 'remitted' | 'refunded' }

export interface DemoOrder {
  /** By which tickets of the demo name it. */
  key: string
  /** Slugs of products, and how many of each. */
  goods: Record<string, number>
  to: DemoAddressName
  method: PaymentMethod
  coupon?: string
  note?: string
  buyerPan?: string
  placed: When
  happened: readonly (readonly [When, Happening, parcel?: number])[]
}

const confirmed: Happening = { what: 'confirm' }
const asked = (answer: Extract<Happening, { what: 'asked' }>['answer']): Happening => ({
  what: 'asked',
  answer,
})
const paid = asked('paid')
const moved = (to: Extract<Happening, { what: 'moved' }>['to']): Happening => ({ what: 'moved', to })
const [packed, shipped, delivered] = [moved('packed'), moved('shipped'), moved('delivered')]
const cancelled = (reason: CancelReason): Happening => ({ what: 'cancelled', reason })

/**
 * The orders of the shopper's account, oldest first: every state of a parcel and of a payment that lasts is among them.
 * Those that wait for the shopper come last, so that they are at the top of the list.
 */
export const demoOrders: DemoOrder[] = [
  {
    key: 'cups',
    goods: { 'chiya-cups-clay-set-of-six': 1, 'masala-chiya-blend-200-g': 2 },
    to: 'home',
    method: 'cod',
    placed: [34, '19:40'],
    happened: [
      [[34, '19:52'], confirmed],
      [[33, '11:05'], packed, 1],
      [[33, '12:30'], packed, 2],
      [[32, '09:45'], shipped, 1],
      [[32, '10:20'], shipped, 2],
      [[31, '13:10'], delivered, 1],
      [[30, '15:35'], delivered, 2],
      [[28, '10:00'], { what: 'remitted' }, 1],
      [[28, '10:02'], { what: 'remitted' }, 2],
    ],
  },
  {
    key: 'coupon',
    goods: { 'set-of-two-winter-mufflers': 2, 'thick-wool-socks-three-pairs': 1 },
    to: 'office',
    method: 'esewa',
    coupon: 'TIHAR10',
    buyerPan: '601234567',
    note: 'Please deliver between 10 and 5, the office is closed later.',
    placed: [22, '10:15'],
    happened: [
      [[22, '10:18'], paid],
      [[21, '11:40'], packed, 1],
      [[21, '15:05'], packed, 2],
      [[20, '10:30'], shipped, 1],
      [[20, '12:10'], shipped, 2],
      [[19, '14:20'], delivered, 1],
      [[17, '11:50'], delivered, 2],
    ],
  },
  {
    key: 'refused',
    goods: { 'felted-wool-gloves-one-size': 2 },
    to: 'home',
    method: 'cod',
    placed: [18, '21:05'],
    happened: [
      [[18, '21:20'], confirmed],
      [[17, '13:00'], packed],
      [[16, '10:10'], shipped],
      [[14, '16:40'], moved('refused')],
    ],
  },
  {
    key: 'refunded',
    goods: { 'dhaka-cotton-sari-with-pashmina-border': 1 },
    to: 'home',
    method: 'khalti',
    placed: [16, '12:25'],
    happened: [
      [[16, '12:27'], paid],
      [[16, '17:50'], cancelled('foundCheaper')],
      [[13, '11:30'], { what: 'refunded' }],
    ],
  },
  {
    key: 'notPaid',
    goods: { 'pashmina-knitting-yarn-4-50-g': 3 },
    to: 'home',
    method: 'esewa',
    placed: [12, '22:10'],
    happened: [
      [[12, '22:28'], asked('none')],
      [[12, '22:29'], { what: 'notPaidInTime' }],
    ],
  },
  {
    key: 'changedMind',
    goods: { 'wool-cap-lined-sky-blue': 1 },
    to: 'office',
    method: 'cod',
    coupon: 'NAMASTE',
    placed: [10, '09:30'],
    happened: [
      [[10, '09:41'], confirmed],
      [[10, '12:15'], cancelled('changedMind')],
    ],
  },
  {
    key: 'parents',
    goods: { 'ilam-first-flush-orthodox-tea-250-g': 2, 'wild-cliff-honey-from-lamjung-500-g': 1 },
    to: 'parents',
    method: 'khalti',
    coupon: 'CHIYA15',
    note: 'जन्मदिनको उपहार हो, कृपया मूल्य नलेख्नुहोला।',
    placed: [7, '13:10'],
    happened: [
      [[7, '13:12'], paid],
      [[6, '11:20'], packed, 1],
      [[6, '16:00'], packed, 2],
      [[5, '10:05'], shipped, 1],
      [[4, '11:15'], shipped, 2],
      [[1, '12:40'], delivered, 1],
    ],
  },
  {
    key: 'shawl',
    goods: { 'hand-woven-pashmina-shawl-rhododendron-red': 1 },
    to: 'home',
    method: 'esewa',
    placed: [6, '20:30'],
    happened: [
      [[6, '20:33'], paid],
      [[5, '12:00'], packed],
      [[4, '10:30'], shipped],
      [[2, '14:15'], delivered],
    ],
  },
  {
    key: 'failed',
    goods: { 'waterproof-trekking-boots-leather': 1 },
    to: 'home',
    method: 'khalti',
    placed: [4, '18:05'],
    happened: [
      [[4, '18:09'], asked('failed')],
      [[4, '18:14'], cancelled('wrongItem')],
    ],
  },
  {
    key: 'onTheWay',
    goods: { 'natural-dye-kit-for-wool': 1 },
    to: 'home',
    method: 'cod',
    placed: [3, '11:45'],
    happened: [
      [[3, '11:58'], confirmed],
      [[2, '13:30'], packed],
      [[1, '10:20'], shipped],
    ],
  },
  {
    key: 'refundDue',
    goods: { 'silk-pashmina-wrap-pine-green': 1 },
    to: 'office',
    method: 'esewa',
    placed: [3, '16:20'],
    happened: [
      [[3, '16:22'], paid],
      [[2, '09:10'], cancelled('tooLate')],
    ],
  },
  {
    key: 'packed',
    goods: { 'felt-handbag-with-pashmina-lining': 1, 'pashmina-stole-glacier-blue-70-200-cm': 1 },
    to: 'home',
    method: 'khalti',
    coupon: 'HAAT200',
    placed: [2, '10:40'],
    happened: [
      [[2, '10:43'], paid],
      [[1, '11:55'], packed, 1],
    ],
  },
  {
    key: 'confirmed',
    goods: { 'muffler-marigold-orange': 1, 'lined-gloves-purple': 1 },
    to: 'home',
    method: 'cod',
    placed: [1, '20:15'],
    happened: [[[1, '20:24'], confirmed]],
  },
  {
    key: 'otherSum',
    goods: { 'set-of-two-mufflers': 1 },
    to: 'home',
    method: 'esewa',
    placed: { minutes: 200 },
    happened: [
      [{ minutes: 190 }, asked('otherSum')],
      [{ minutes: 181 }, asked('none')],
      [{ minutes: 180 }, { what: 'notPaidInTime' }],
    ],
  },
  {
    key: 'code',
    goods: { 'masala-chiya-blend-200-g': 1 },
    to: 'home',
    method: 'cod',
    placed: { minutes: 40 },
    happened: [],
  },
  {
    key: 'unsure',
    goods: { 'pashmina-muffler-marigold-orange': 1 },
    to: 'office',
    method: 'khalti',
    placed: { minutes: 14 },
    happened: [[{ minutes: 11 }, asked('ambiguous')]],
  },
  {
    key: 'toPay',
    goods: { 'ilam-first-flush-orthodox-tea-250-g': 1, 'chiya-cups-clay-set-of-six': 1 },
    to: 'home',
    method: 'esewa',
    placed: { minutes: 6 },
    happened: [],
  },
]
