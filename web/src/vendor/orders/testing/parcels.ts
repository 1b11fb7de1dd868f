import type { PackLine, ParcelCard, ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import type { ParcelCounts } from '@haat/contract/domains/orders.parcels.ts'
import { somePicture } from '../../vendors/testing/shop.ts'

const none: ParcelCounts = { toAccept: 0, toPack: 0, packed: 0, onTheWay: 0, comingBack: 0, late: 0 }

/** What the API says to a question for parcels. */
export const parcelsOf = (
  items: ParcelCard[],
  counts: Partial<ParcelCounts> = {},
  nextCursor: string | null = null,
) => ({
  data: {
    items,
    nextCursor,
    counts: { ...none, ...counts },
    sums: { count: items.length, totalPaisa: items.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0) },
  },
})

export const makeCard = (given: Partial<ParcelCard> = {}): ParcelCard => ({
  number: 'H-20836',
  state: 'accepted',
  placedAt: '2026-11-15T03:00:00.000Z',
  stateAt: '2026-11-15T04:00:00.000Z',
  dueFrom: '2026-11-16',
  dueTo: '2026-11-17',
  isLate: false,
  method: 'cod',
  totalPaisa: 444_000,
  cashPaisa: 444_000,
  lineCount: 2,
  pieceCount: 3,
  titles: [
    { en: 'Dhaka topi', ne: 'ढाका टोपी' },
    { en: 'Felted wool gloves', ne: 'ऊनी पन्जा' },
  ],
  pictures: [somePicture()],
  buyer: 'Sarita Aryal',
  place: { en: 'Tansen, Palpa', ne: 'तानसेन, पाल्पा' },
  ward: 5,
  hasNote: true,
  isWaitingForShopper: false,
  courierName: null,
  trackingNumber: null,
  ...given,
})

export const makeLine = (given: Partial<PackLine> = {}): PackLine => ({
  variantId: '41',
  productId: 'dhaka-topi-9',
  title: { en: 'Dhaka topi', ne: 'ढाका टोपी' },
  choice: [{ en: 'Pine green', ne: 'हरियो' }],
  picture: somePicture(),
  sku: 'TOPI-PG-22',
  shelf: 'B2',
  pricePaisa: 220_000,
  bearsDiscount: true,
  ordered: 1,
  sent: 1,
  taken: null,
  paidPaisa: null,
  replaces: null,
  substitute: null,
  ...given,
})

export const gloves = makeLine({
  variantId: '42',
  title: { en: 'Felted wool gloves', ne: 'ऊनी पन्जा' },
  choice: [],
  sku: 'GLV-LI',
  shelf: 'C1',
  pricePaisa: 108_000,
  bearsDiscount: true,
  ordered: 2,
  sent: 2,
})

export const makeParcel = (given: Partial<ShopParcel> = {}): ShopParcel => ({
  ...makeCard(),
  position: 1,
  delivery: {
    name: 'Sarita Aryal',
    phoneNumber: null,
    otherPhone: null,
    districtName: { en: 'Palpa', ne: 'पाल्पा' },
    localLevelName: { en: 'Tansen', ne: 'तानसेन' },
    ward: 5,
    tole: 'Taksar Tole',
    landmark: 'Blue gate, two houses above the post office',
    hiddenStreet: null,
  },
  note: 'It is a gift for my mother.',
  lines: [makeLine(), gloves],
  goodsPaisa: 436_000,
  discountPaisa: 0,
  deliveryPaisa: 8_000,
  events: [
    { state: 'confirmed', at: '2026-11-15T03:30:00.000Z', actor: 'shopper', by: 'Sarita Aryal', note: null },
    { state: 'accepted', at: '2026-11-15T04:00:00.000Z', actor: 'vendor', by: 'Maya Shakya', note: null },
  ],
  refunds: [],
  bills: [],
  carrier: null,
  courierId: null,
  mayCarry: true,
  needsCode: true,
  guessesLeft: 5,
  tries: 0,
  wishedDay: null,
  paidHow: null,
  saidPayment: null,
  isCashOnlySaid: false,
  acceptBy: null,
  ...given,
})

/** The same parcel, carried to its door by somebody of the shop. */
export const atTheDoor = (given: Partial<ShopParcel> = {}): ShopParcel =>
  makeParcel({
    state: 'shipped',
    carrier: 'self',
    stateAt: '2026-11-15T10:25:00.000Z',
    delivery: { ...makeParcel().delivery, phoneNumber: '9841234567' },
    ...given,
  })
