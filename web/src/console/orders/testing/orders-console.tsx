import { useLocation } from '@tanstack/react-router'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import type { StaffOrder, StaffOrderCard } from '@haat/contract/domains/orders.staff.ts'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { ConsoleReaderContext } from '#console/staff/console-reader.ts'
import { ConsoleTools } from '#console/staff/palette/console-tools.tsx'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import OrdersPage from '../orders-page.tsx'

const both = (en: string, ne = en) => ({ en, ne })
const picture = { src: '/pictures/kettle', widths: [160], width: 160, height: 160, blur: '', alt: both('') }
const placedAt = '2026-11-13T12:55:00.000Z'

const address = {
  name: 'Kamala Rai',
  phoneNumber: '+9779803312478',
  district: 'kathmandu',
  localLevel: 'kathmandu',
  districtName: both('Kathmandu', 'काठमाडौं'),
  localLevelName: both('Kathmandu', 'काठमाडौं'),
  ward: 32,
  tole: 'Koteshwor',
  landmark: 'Behind Narephat school, green gate',
  hiddenStreet: null,
}

const sums = { goodsPaisa: 245_000, discountPaisa: 0, deliveryPaisa: 0, totalPaisa: 245_000 }

/** A parcel as its shop sees it. */
export const shopParcel = (changes: Partial<ShopParcel> = {}): ShopParcel => ({
  number: 'H-20839',
  position: 1,
  state: 'confirmed',
  placedAt,
  stateAt: placedAt,
  dueFrom: '2026-11-16',
  dueTo: '2026-11-17',
  isLate: false,
  method: 'cod',
  ...sums,
  cashPaisa: 245_000,
  lineCount: 1,
  pieceCount: 2,
  titles: [both('Electric kettle')],
  pictures: [picture],
  buyer: 'Kamala Rai',
  place: both('Kathmandu'),
  ward: 32,
  hasNote: false,
  isWaitingForShopper: false,
  courierName: null,
  trackingNumber: null,
  delivery: { ...address, phoneNumber: null, otherPhone: null },
  note: '',
  lines: [
    {
      variantId: '71',
      productId: 'kettle-7',
      title: both('Electric kettle'),
      choice: [],
      picture,
      sku: 'KET-18',
      shelf: 'A3',
      pricePaisa: 122_500,
      bearsDiscount: true,
      ordered: 2,
      sent: 2,
      taken: null,
      paidPaisa: null,
      replaces: null,
      substitute: null,
    },
  ],
  events: [
    { state: 'placed', at: placedAt, actor: 'shopper', by: null, note: null },
    { state: 'confirmed', at: '2026-11-15T04:27:00.000Z', actor: 'staff', by: 'Binod Thapa', note: null },
  ],
  bills: [],
  refunds: [],
  carrier: null,
  courierId: null,
  mayCarry: false,
  needsCode: true,
  guessesLeft: 5,
  tries: 0,
  wishedDay: null,
  paidHow: null,
  saidPayment: null,
  isCashOnlySaid: false,
  acceptBy: null,
  ...changes,
})

const parcelOf = ({ position, state, dueFrom, dueTo, cashPaisa, totalPaisa }: ShopParcel): Parcel => ({
  position,
  vendor: { slug: 'ghar-sansar', name: both('Nepalgunj Ghar Sansar'), place: both('Nepalgunj') },
  state,
  lines: [
    {
      variantId: '71',
      productId: 'kettle-7',
      title: both('Electric kettle'),
      choice: [],
      picture,
      pricePaisa: 122_500,
      quantity: 2,
      sent: 2,
      taken: null,
      replaces: null,
      returnUntil: null,
      sealedReturnUntil: null,
      vat: null,
    },
  ],
  ...sums,
  totalPaisa,
  dueFrom,
  dueTo,
  timeline: [],
  substitutes: [],
  courierName: null,
  trackingNumber: null,
  tries: 0,
  wishedDay: null,
  daysToChoose: [],
  doorCode: null,
  cashPaisa,
  canCancel: true,
  hasInvoice: false,
  isInvoiceCancelled: false,
  refunds: [],
  returnUntil: null,
  sealedReturnUntil: null,
})

type Changes = Partial<Omit<StaffOrder, 'order'>> & { order?: Partial<Order> }

export function staffOrder(number: string, { order = {}, ...changes }: Changes = {}): StaffOrder {
  const parcels = changes.parcels ?? [shopParcel({ number })]
  return {
    buyer: {
      name: 'Kamala Rai',
      email: 'kamala@haat.test',
      since: '2024-05-01T00:00:00.000Z',
      orders: 6,
      refused: 0,
    },
    calls: [],
    refunds: [],
    postings: [],
    ...changes,
    parcels,
    order: {
      number,
      placedAt,
      method: 'cod',
      ...sums,
      tax: null,
      couponCode: null,
      address,
      note: '',
      buyerPan: null,
      parcels: parcels.map(parcelOf),
      payment: null,
      needsCode: false,
      mail: null,
      ...order,
    },
  }
}

/** A cash order that waits for a call. */
export const toConfirm = (number: string, changes: Changes = {}) =>
  staffOrder(number, {
    parcels: [
      shopParcel({
        number,
        state: 'placed',
        events: [{ state: 'placed', at: placedAt, actor: 'shopper', by: null, note: null }],
      }),
    ],
    ...changes,
  })

const cardOf = ({ order, parcels, buyer, refunds }: StaffOrder): StaffOrderCard => ({
  number: order.number,
  placedAt: order.placedAt,
  buyer: buyer.name,
  place: both('Koteshwor'),
  method: order.method,
  totalPaisa: order.totalPaisa,
  titles: [both('Kettle')],
  shops: [both('Ghar Sansar')],
  states: parcels.map(({ state }) => state),
  dueAt: refunds[0]?.dueAt ?? (parcels[0]!.state === 'placed' ? placedAt : '2026-11-16T18:15:00.000Z'),
})

const isIn: Record<string, (order: StaffOrder) => boolean> = {
  toConfirm: ({ parcels }) => parcels.some(({ state }) => state === 'placed'),
  late: ({ parcels }) => parcels.some(({ isLate }) => isLate),
  unaccepted: () => false,
  refunds: ({ refunds }) => refunds.some(({ doneAt }) => doneAt === null),
  payments: () => false,
  all: () => true,
}

/** An API with these orders; what is done with one is kept as `change` says. */
export function ordersApi(stored: StaffOrder[]) {
  const find = (number: string) => stored.find(({ order }) => order.number === number)
  const change = (number: string, changes: Partial<StaffOrder>) => {
    const changed = { ...find(number)!, ...changes }
    stored.splice(stored.indexOf(find(number)!), 1, changed)
    return { data: changed }
  }
  const inView = (view: string) => stored.filter((order) => isIn[view]!(order))
  const forEachView = <T,>(value: (view: string) => T) =>
    Object.fromEntries(
      ['toConfirm', 'late', 'unaccepted', 'refunds', 'payments'].map((view) => [view, value(view)]),
    )
  const api = fakeApi({
    'GET /staff/views': () => ({ data: [] }),
    'GET /staff/couriers': () => ({
      data: { items: [{ id: '3', name: 'Himal Cargo', collects: both('') }] },
    }),
    'GET /staff/orders': ({ query: { view = 'toConfirm', searchTerm = '' } }) => ({
      data: {
        items: (searchTerm === ''
          ? inView(view)
          : stored.filter(({ order }) => order.number === searchTerm)
        ).map(cardOf),
        nextCursor: null,
        counts: forEachView((one) => inView(one).length),
        worst: forEachView((one) => inView(one).map(cardOf)[0]?.dueAt ?? null),
      },
    }),
    'GET /staff/orders/:number': ({ params }) => {
      const found = find(params.number)
      return found ? { data: found } : refuse(404)
    },
    'POST /staff/orders/:number/calls': ({ params, body }) => {
      const before = find(params.number)!
      const parcels = before.parcels.map((parcel) => ({
        ...parcel,
        state: body.outcome === 'confirmed' ? ('confirmed' as const) : parcel.state,
      }))
      return change(params.number, {
        parcels,
        order: {
          ...before.order,
          parcels: before.order.parcels.map((one, at) => ({ ...one, state: parcels[at]!.state })),
        },
        calls: [
          ...before.calls,
          {
            outcome: body.outcome,
            words: body.words ?? '',
            by: 'Me',
            at: placedAt,
            callAgainAt: body.callAgainAt ?? null,
          },
        ],
      })
    },
  })
  return { ...api, stored, change }
}
type OrdersApi = ReturnType<typeof ordersApi>

/** What was sent: the end of the address, the number and the body. */
export const sent = ({ requests }: Pick<OrdersApi, 'requests'>) =>
  requests
    .filter(({ line }) => line.startsWith('POST'))
    .map(({ line, input }) => [line.split('/').at(-1), input['params'], input['body']])

function Page() {
  return <OrdersPage rest={useLocation().pathname.split('/').slice(3).join('/')} />
}

interface Opened {
  rights?: readonly StaffRight[]
  language?: 'en' | 'ne'
}
export const openOrders = (
  api: Pick<OrdersApi, 'call'>,
  path = '',
  { rights = staffRights, language = 'en' }: Opened = {},
) =>
  renderApp(
    <ConsoleReaderContext value={{ id: 'me', isAdmin: false, rights }}>
      <ConsoleTools>
        <Page />
      </ConsoleTools>
    </ConsoleReaderContext>,
    { call: api.call, path: `/staff/orders${path}`, language },
  )
