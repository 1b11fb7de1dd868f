import { mayInShop, shopRoles, type ShopRight, type ShopRole } from './members.rules.ts'
import type { NotificationData, NotificationKind } from './notifications.ts'

/** When somebody gets a mail about a kind: with the event, in the one mail of the day, or never. */
export const mailChoices = ['now', 'daily', 'never'] as const
export type MailChoice = (typeof mailChoices)[number]

/**
 * Who is told: people of a shop, a shopper, or whoever asked, in the portal as well as in the profile. A choice about the last
 * is one for the person, whatever the shop.
 */
type NotificationAudience = 'shop' | 'shopper' | 'person'
export type NotificationIcon =
  | 'order'
  | 'clock'
  | 'stock'
  | 'listing'
  | 'money'
  | 'parcel'
  | 'answer'
  | 'price'
  | 'shop'
  | 'review'

interface KindRow<K extends NotificationKind> {
  audience: NotificationAudience
  /** The right that shows it to a member of a shop. */
  right: ShopRight | null
  /** When a mail goes out for those who have chosen nothing. */
  mail: MailChoice
  /** What may be chosen; left out, anything. */
  mails?: readonly MailChoice[]
  /** The mail that goes out at once is written by the domain of the event, which can say more. */
  hasOwnMail: boolean
  icon: NotificationIcon
  /** The page it leads to; that of a shop's kind is below the shop's own address. */
  link(data: NotificationData[K]): string
}

/** What people asked to be told of: so much may come of it that it is only in the one mail of the day. */
const collected = {
  audience: 'shopper',
  right: null,
  mail: 'daily',
  mails: ['daily', 'never'],
  hasOwnMail: false,
} as const

/** The one table of what people are told. A later kind is one row here, its data, and its texts. */
export const notificationTable: { [K in NotificationKind]: KindRow<K> } = {
  newOrder: {
    audience: 'shop',
    right: 'orders',
    mail: 'now',
    hasOwnMail: false,
    icon: 'order',
    link: ({ orderNumber }) => `/orders/${orderNumber}`,
  },
  lateParcel: {
    audience: 'shop',
    right: 'orders',
    mail: 'now',
    hasOwnMail: false,
    icon: 'clock',
    link: ({ orderNumber }) => `/orders/${orderNumber}`,
  },
  lowStock: {
    audience: 'shop',
    right: 'listings',
    mail: 'daily',
    hasOwnMail: true,
    icon: 'stock',
    link: () => '/stock',
  },
  listingSentBack: {
    audience: 'shop',
    right: 'listings',
    mail: 'now',
    hasOwnMail: true,
    icon: 'listing',
    link: ({ listingId }) => `/listings/${listingId}`,
  },
  payout: {
    audience: 'shop',
    right: 'money',
    mail: 'now',
    hasOwnMail: true,
    icon: 'money',
    link: () => '/money',
  },
  saleRefunded: {
    audience: 'shop',
    right: 'orders',
    mail: 'now',
    hasOwnMail: false,
    icon: 'money',
    link: ({ orderNumber }) => `/orders/${orderNumber}`,
  },
  saidPayment: {
    audience: 'shop',
    right: 'figures',
    mail: 'now',
    hasOwnMail: false,
    icon: 'money',
    link: ({ orderNumber }) => `/orders/${orderNumber}`,
  },
  newReview: {
    audience: 'shop',
    right: 'reviews',
    mail: 'daily',
    hasOwnMail: false,
    icon: 'review',
    link: () => '/reviews',
  },
  couponByStaff: {
    audience: 'shop',
    right: 'coupons',
    mail: 'now',
    hasOwnMail: false,
    icon: 'price',
    link: ({ code }) => `/coupons?searchTerm=${code}`,
  },
  importEnded: {
    audience: 'shop',
    right: 'listings',
    // Whoever waits for it looks at its page; for the others it can wait until morning.
    mail: 'daily',
    hasOwnMail: false,
    icon: 'listing',
    link: ({ importId }) => `/listings?import=${importId}`,
  },
  parcelStep: {
    audience: 'shopper',
    right: null,
    mail: 'now',
    hasOwnMail: true,
    icon: 'parcel',
    link: ({ orderNumber }) => `/profile/orders/${orderNumber}`,
  },
  refund: {
    audience: 'shopper',
    right: null,
    mail: 'now',
    hasOwnMail: true,
    icon: 'money',
    link: ({ orderNumber }) => `/profile/orders/${orderNumber}`,
  },
  reviewInvitation: {
    audience: 'shopper',
    right: null,
    mail: 'now',
    hasOwnMail: true,
    icon: 'parcel',
    link: () => '/profile/reviews',
  },
  questionAsked: {
    audience: 'shop',
    right: 'reviews',
    mail: 'now',
    hasOwnMail: false,
    icon: 'answer',
    link: () => '/questions',
  },
  questionForBuyer: {
    audience: 'shopper',
    right: null,
    mail: 'daily',
    hasOwnMail: false,
    icon: 'answer',
    link: ({ questionId }) => `/profile/questions/${questionId}`,
  },
  questionAnswered: {
    audience: 'shopper',
    right: null,
    mail: 'now',
    hasOwnMail: false,
    icon: 'answer',
    link: ({ questionId }) => `/profile/questions/${questionId}`,
  },
  reviewReply: {
    audience: 'shopper',
    right: null,
    mail: 'now',
    hasOwnMail: false,
    icon: 'answer',
    link: () => '/profile/reviews',
  },
  reviewRemoved: {
    audience: 'person',
    right: null,
    mail: 'now',
    hasOwnMail: false,
    icon: 'review',
    link: ({ kind, shopId }) => {
      const page = kind === 'review' || kind === 'reply' ? 'reviews' : 'questions'
      return shopId === null ? `/profile/${page}` : `/vendor/${shopId}/${page}`
    },
  },
  answer: {
    audience: 'person',
    right: null,
    mail: 'now',
    hasOwnMail: true,
    icon: 'answer',
    link: ({ ticketNumber }) => `/contact-admin?ticket=${ticketNumber}`,
  },
  backInStock: {
    ...collected,
    icon: 'stock',
    link: ({ productId, variantId }) => `/products/${productId}?variant=${variantId}`,
  },
  priceDrop: { ...collected, icon: 'price', link: ({ productId }) => `/products/${productId}` },
  newThings: { ...collected, icon: 'shop', link: ({ slug }) => `/vendors/${slug}` },
}
/** When a mail about a kind may come. */
export const mailsOf = (kind: NotificationKind): readonly MailChoice[] =>
  notificationTable[kind].mails ?? mailChoices
export const notificationKinds = Object.keys(notificationTable) as NotificationKind[]

const isOf = (audience: NotificationAudience) => (kind: NotificationKind) =>
  notificationTable[kind].audience === audience
/** What is told of a shop, and not of the person. */
export const isShopKind = isOf('shop')
/** What the profile shows. */
export const kindsOfProfile = notificationKinds.filter((kind) => !isShopKind(kind))
/** What a person is told wherever they are. */
export const personKinds = notificationKinds.filter(isOf('person'))

/** Kinds that nobody can stop altogether: mails about the bill of an order, or about money that is owed, always come. */
const partlyStoppable: readonly NotificationKind[] = ['parcelStep', 'refund']
export const isPartlyStoppable = (kind: NotificationKind) => partlyStoppable.includes(kind)

/** What a member with these rights is told of a shop. */
export const shopKindsFor = (rights: readonly ShopRight[]) =>
  notificationKinds.filter(
    (kind) => isShopKind(kind) && rights.some((right) => right === notificationTable[kind].right),
  )
/** The roles whose members are told of a shop's kind. */
export function rolesToldOf(kind: NotificationKind): ShopRole[] {
  const { right } = notificationTable[kind]
  return right === null ? [] : shopRoles.filter((role) => mayInShop(role, right))
}

/** The path of the page that a notification leads to. */
export function notificationPath<K extends NotificationKind>(
  kind: K,
  data: NotificationData[K],
  shopId: string | null,
): string {
  const { audience, link } = notificationTable[kind]
  return audience === 'shop' ? `/vendor/${shopId}${link(data)}` : link(data)
}

/** How long a notification is kept. */
export const notificationDays = 180
/** No count of unread ones goes higher; screens show "99+" for it. */
export const maxUnread = 100
/** The hour in Nepal at which the one mail of the day goes out. */
export const dailyMailHour = 8
/** How many names a notification carries along. */
export const maxNamedItems = 3
