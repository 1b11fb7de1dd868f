import { fromDevanagariDigits } from '../shared/numbers.ts'

/** The states of one vendor's parcel, from the order to the door and back. */
export const parcelStates = [
  'awaitingPayment',
  'placed',
  'confirmed',
  'accepted',
  'packed',
  'handedOver',
  /** On its way to the door. */
  'shipped',
  /** Somebody came, and nobody took it. */
  'tried',
  'delivered',
  'partlyDelivered',
  'partlyReturned',
  'refused',
  'returned',
  'declined',
  'cancelled',
] as const
export type ParcelState = (typeof parcelStates)[number]

/** Who moves a parcel. A payment that arrived is `payment`, a time that ran out `clock`. */
export const parcelActors = ['shopper', 'vendor', 'courier', 'staff', 'payment', 'clock'] as const
export type ParcelActor = (typeof parcelActors)[number]

/**
 * What a step does to the stock: a reservation becomes a sale or is dropped, sold goods go back on sale before they left,
 * leave the shop, or come back to it.
 */
export type ParcelStock = 'keep' | 'release' | 'giveBack' | 'send' | 'takeBack'

export interface ParcelStep {
  to: ParcelState
  by: readonly ParcelActor[]
  stock?: ParcelStock
  /** What is written about the money: the sale, or that what was paid online is owed back. */
  books?: 'sale' | 'refund'
  /** What happens to the tax bill. */
  bill?: 'issue' | 'cancel' | 'replace'
  /** The order page always shows a step; a mail is sent where the shopper has to know or to do something. */
  mails?: true
}

const carriers = ['courier', 'vendor', 'staff'] as const
const shop = ['vendor', 'staff'] as const

const atTheDoor: readonly ParcelStep[] = [
  { to: 'delivered', by: carriers, books: 'sale', mails: true },
  { to: 'partlyDelivered', by: carriers, books: 'sale', bill: 'replace', mails: true },
  { to: 'refused', by: [...carriers, 'clock'], books: 'refund', bill: 'cancel', mails: true },
]

/**
 * The one table of what may happen to a parcel, by whom, and what follows from it. The API moves parcels by it and
 * refuses everything else; screens offer what it allows. What is final has no steps.
 *
 * A parcel paid online is confirmed by its payment, one to be paid in cash by the shopper's code or a call. Whoever packs
 * a confirmed parcel accepts it with that. It can be cancelled until it has left the shop.
 */
export const parcelTable: Record<ParcelState, readonly ParcelStep[]> = {
  awaitingPayment: [
    { to: 'confirmed', by: ['payment'], stock: 'keep', mails: true },
    { to: 'cancelled', by: ['shopper', 'staff', 'clock'], stock: 'release', mails: true },
  ],
  placed: [
    { to: 'confirmed', by: ['shopper', 'staff'], mails: true },
    { to: 'cancelled', by: ['shopper', 'staff', 'clock'], stock: 'giveBack', mails: true },
  ],
  confirmed: [
    { to: 'accepted', by: shop },
    { to: 'packed', by: shop, bill: 'issue', mails: true },
    { to: 'declined', by: shop, stock: 'giveBack', books: 'refund', mails: true },
    { to: 'cancelled', by: ['shopper', 'staff', 'clock'], stock: 'giveBack', books: 'refund', mails: true },
  ],
  accepted: [
    { to: 'packed', by: shop, bill: 'issue', mails: true },
    { to: 'declined', by: shop, stock: 'giveBack', books: 'refund', mails: true },
    { to: 'cancelled', by: ['shopper', 'staff'], stock: 'giveBack', books: 'refund', mails: true },
  ],
  packed: [
    { to: 'handedOver', by: shop, stock: 'send', mails: true },
    { to: 'shipped', by: shop, stock: 'send', mails: true },
    { to: 'accepted', by: shop, bill: 'cancel' },
    {
      to: 'cancelled',
      by: ['shopper', 'staff'],
      stock: 'giveBack',
      books: 'refund',
      bill: 'cancel',
      mails: true,
    },
  ],
  handedOver: [{ to: 'shipped', by: carriers, mails: true }],
  shipped: [{ to: 'tried', by: carriers, mails: true }, ...atTheDoor],
  tried: [{ to: 'shipped', by: carriers, mails: true }, ...atTheDoor],
  refused: [{ to: 'returned', by: shop, stock: 'takeBack' }],
  partlyDelivered: [{ to: 'partlyReturned', by: shop, stock: 'takeBack' }],
  delivered: [],
  partlyReturned: [],
  returned: [],
  declined: [],
  cancelled: [],
}

export const stepOf = (from: ParcelState, to: ParcelState): ParcelStep | undefined =>
  parcelTable[from].find((step) => step.to === to)
export const mayFollow = (from: ParcelState, to: ParcelState) => stepOf(from, to) !== undefined
export const mayMove = (from: ParcelState, to: ParcelState, actor: ParcelActor) =>
  stepOf(from, to)?.by.includes(actor) ?? false
export const isCancellable = (state: ParcelState) => mayMove(state, 'cancelled', 'shopper')
/** Whether the state is final. */
export const isOver = (state: ParcelState) => parcelTable[state].length === 0

const statesWhere = (test: (state: ParcelState) => boolean): readonly ParcelState[] =>
  parcelStates.filter(test)
export const unfinishedStates = statesWhere((state) => !isOver(state))
/** The states in which the goods are sold and still in the shop. */
export const openStates = statesWhere((state) =>
  ['placed', 'confirmed', 'accepted', 'packed'].includes(state),
)
/** The states in which the shopper has kept something, so that there is a sale. */
export const soldStates = statesWhere((state) =>
  ['delivered', 'partlyDelivered', 'partlyReturned'].includes(state),
)
/** The states of a parcel that the shopper did not take, or that came back because nobody was met. */
export const refusedStates = statesWhere((state) => ['refused', 'returned'].includes(state))
/** The states of a parcel that is still to reach its door. */
export const underWayStates = statesWhere(
  (state) => !isOver(state) && !['refused', 'partlyDelivered'].includes(state),
)
/** The states of a parcel that somebody carries. */
export const carriedStates = statesWhere((state) => ['handedOver', 'shipped', 'tried'].includes(state))

/** How often somebody comes before the parcel goes back, and how far apart: who is there again sooner has not left. */
export const maxTries = 3
export const visitGapHours = 2

/** How long a shop has to accept a parcel before staff are told, and staff then to decide, in office hours. */
export const acceptOfficeHours = 24
export const decideOfficeHours = 8

/** What may happen to a line of a parcel while it is packed or at the door. */
export const lineChanges = [
  /** There are fewer than ordered. */
  'less',
  /** There are none. */
  'cancelled',
  /** The shopper agreed to something else instead. */
  'substituted',
  /** Left with the courier at the door. */
  'notTaken',
] as const
export type LineChange = (typeof lineChanges)[number]

export const substituteAnswers = ['accepted', 'declined', 'expired', 'withdrawn'] as const
export type SubstituteAnswer = (typeof substituteAnswers)[number]
/** How long a shopper has to answer; after that the line is cancelled. */
export const substituteHours = 24

export const declineReasons = ['soldOut', 'damaged', 'wrongPrice', 'closed', 'tooFar', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]
export const refusalReasons = [
  'notAsShown',
  'damaged',
  'changedMind',
  'noMoney',
  'notReached',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
/** `notReached` is the third try in vain: nobody says it at the door. */
export const doorReasons = refusalReasons.filter((reason) => reason !== 'notReached')
export type DoorReason = (typeof doorReasons)[number]

export const noNumberReasons = ['courierGivesNone', 'numberFollows', 'knownRider'] as const
export type NoNumberReason = (typeof noNumberReasons)[number]

/** What can be said of a parcel at the door. */
export const doorOutcomes = ['delivered', 'partlyDelivered', 'refused', 'tried'] as const
export type DoorOutcomeKind = (typeof doorOutcomes)[number]

/** How the sum of a cash order was paid at the door. */
export const doorPayments = ['cash', 'qr'] as const
export type DoorPayment = (typeof doorPayments)[number]

/** What whoever receives a payment that was said at a door finds: it has arrived, or it is missing. */
export const doorPaymentAnswers = ['arrived', 'missing'] as const
export type DoorPaymentAnswer = (typeof doorPaymentAnswers)[number]
/** For so long only the shop is asked whether such a payment has arrived; then it is a task of staff. */
export const doorPaymentHours = 48

export const stepWordsMaxLength = 300
export const trackingNumberMaxLength = 40
/** Letters, digits and what couriers put between them. */
export const trackingNumberPattern = /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/
export const paymentReferenceMaxLength = 40
/** The one form of a bank's reference: neither case, spaces, signs, width nor the script of its digits make another one. */
export const referenceKey = (reference: string) =>
  fromDevanagariDigits(reference.normalize('NFKC'))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
/** How many parcels one press accepts, packs, prints or hands over. */
export const maxParcelsAtOnce = 20

/** Why a step is refused, as the fields of a refusal name it: `moved` with the last event, `asked` with `until` when, `inRun` of a courier. */
export type StepRefusal = 'moved' | 'asked' | 'inRun'
