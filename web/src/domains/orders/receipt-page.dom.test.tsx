import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { OrderPage } from './order-page.tsx'
import { ReceiptPage } from './receipt-page.tsx'

const both = (text: string) => ({ en: text, ne: text })
const parcel = (position: number, state: Parcel['state']): Parcel => ({
  position,
  vendor: { slug: `shop-${position}`, name: both(`Shop ${position}`), place: both('Patan') },
  state,
  lines: [
    {
      variantId: `v-${position}`,
      productId: `p-${position}`,
      title: both('Allo shawl'),
      choice: [],
      picture: { src: '/p', widths: [160], width: 160, height: 160, blur: 'data:,', alt: both('Shawl') },
      pricePaisa: 1000_00,
      quantity: 1,
      sent: 1,
      taken: null,
      replaces: null,
      returnUntil: '2026-11-25',
      sealedReturnUntil: '2026-12-02',
      vat: 'none',
    },
  ],
  goodsPaisa: 1000_00,
  discountPaisa: 0,
  deliveryPaisa: 100_00,
  totalPaisa: 1100_00,
  dueFrom: '2026-11-18',
  dueTo: '2026-11-18',
  timeline: [{ state: 'placed', at: '2026-11-16T06:15:00.000Z' }],
  substitutes: [],
  courierName: null,
  trackingNumber: null,
  tries: 0,
  wishedDay: null,
  daysToChoose: [],
  doorCode: null,
  cashPaisa: 0,
  canCancel: false,
  hasInvoice: true,
  isInvoiceCancelled: state === 'refused',
  refunds: [],
  returnUntil: null,
  sealedReturnUntil: null,
})
/** An order of shops that have a PAN and no VAT registration. */
const order = (...states: Parcel['state'][]): Order => ({
  number: 'H-1001',
  placedAt: '2026-11-16T06:15:00.000Z',
  method: 'cod',
  goodsPaisa: 1000_00 * states.length,
  discountPaisa: 0,
  deliveryPaisa: 100_00 * states.length,
  totalPaisa: 1100_00 * states.length,
  tax: { taxablePaisa: 0, vatPaisa: 0, exemptPaisa: 0, zeroPaisa: 0 },
  couponCode: null,
  address: {
    name: 'Asha',
    phoneNumber: '+9779841234567',
    district: 'lalitpur',
    localLevel: 'lalitpur',
    districtName: both('Lalitpur'),
    localLevelName: both('Lalitpur'),
    ward: 3,
    tole: 'Pulchok',
    landmark: 'Near the school',
  },
  note: '',
  buyerPan: '301234567',
  parcels: states.map((state, at) => parcel(at + 1, state)),
  payment: null,
  needsCode: false,
  mail: null,
})
const open = (page: 'order' | 'receipt', given: Order, language: 'en' | 'ne' = 'en') =>
  renderApp(
    page === 'order' ? <OrderPage number="H-1001" paid={undefined} /> : <ReceiptPage number="H-1001" />,
    { call: fakeApi({ 'GET /orders/:number': () => ({ data: given }) }).call, language },
  )
const wordsOfVat = /\bvat\b|value added|भ्याट|मूल्य अभिवृद्धि|मू\.अ\.कर|कर बीजक|\btax\b/i

it.each([
  ['order', 'en'],
  ['order', 'ne'],
  ['receipt', 'en'],
  ['receipt', 'ne'],
] as const)('the %s of shops with a PAN only has no word of VAT in %s', async (page, language) => {
  await open(page, order('shipped', 'delivered', 'refused'), language)
  expect((await screen.findAllByText(/Shop 1/)).length).toBeGreaterThan(0)
  expect(document.body.textContent).not.toMatch(wordsOfVat)
})

it('a receipt says what of its total was cancelled or refused', async () => {
  await open('receipt', order('delivered', 'refused'))
  const [line] = (await screen.findAllByText('Cancelled amount')).map((name) => name.parentElement!)
  expect(line!.textContent).toMatch(/−.*1,100/)
})

it('the sum of an order counts what was kept: neither what was missing nor what went back at the door', async () => {
  const given = order('partlyDelivered', 'packed')
  const [taken, packed] = given.parcels.map(({ lines }) => lines)
  Object.assign(taken![0]!, { quantity: 6, sent: 5, taken: 3 })
  Object.assign(packed![0]!, { quantity: 9, sent: 4 })
  await open('order', given)
  expect(await screen.findByText('7 items')).toBeTruthy()
  expect(screen.queryByText('15 items')).toBeNull()
})

it('numbers that name somebody keep their Latin digits in Nepali', async () => {
  await open('order', order('shipped'), 'ne')
  expect(await screen.findByText(/301234567/)).toBeTruthy()
})

it('a receipt of an order that is not there says so', async () => {
  await renderApp(<ReceiptPage number="H-1" />, {
    call: fakeApi({ 'GET /orders/:number': () => refuse(404) }).call,
  })
  expect(await screen.findByRole('heading', { name: 'There is no such order' })).toBeTruthy()
})
