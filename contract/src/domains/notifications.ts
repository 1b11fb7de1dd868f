import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bilingualSchema } from '../shared/bilingual.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { pageQuery } from '../shared/paging.ts'
import { couponPauseReasons } from './coupons.staff.rules.ts'
import { importEnds, importStopReasons } from './imports.rules.ts'
import { mailChoices, maxNamedItems, maxUnread } from './notifications.rules.ts'
import { parcelStates } from './orders.steps.rules.ts'
import { moderatedKinds, removalReasons } from './reviews.rules.ts'

const orderNumber = z.string()
const paisa = z.int()
/** A question, and what it is about. */
const asked = { questionId: z.string(), title: bilingualSchema, question: z.string() }

/** What each kind carries along; its texts are written from this. */
export const notificationData = {
  newOrder: z.strictObject({ orderNumber, pieceCount: z.int(), totalPaisa: paisa }),
  lateParcel: z.strictObject({ orderNumber, dueOn: z.iso.date() }),
  lowStock: z.strictObject({
    count: z.int(),
    /** The first of them. */
    titles: z.array(bilingualSchema).max(maxNamedItems),
  }),
  listingSentBack: z.strictObject({ listingId: z.string(), title: bilingualSchema }),
  payout: z.strictObject({ number: z.string(), state: z.enum(['sent', 'failed']), amountPaisa: paisa }),
  parcelStep: z.strictObject({ orderNumber, state: z.enum(parcelStates), shop: bilingualSchema }),
  saleRefunded: z.strictObject({ orderNumber, amountPaisa: paisa }),
  /** A courier says that a parcel was paid to the shop by QR code. */
  saidPayment: z.strictObject({ orderNumber, amountPaisa: paisa, reference: z.string() }),
  /** Owed is what was decided and is not sent yet. */
  refund: z.strictObject({ orderNumber, amountPaisa: paisa, state: z.enum(['owed', 'sent']) }),
  questionAsked: z.strictObject(asked),
  questionForBuyer: z.strictObject(asked),
  questionAnswered: z.strictObject({ ...asked, by: bilingualSchema }),
  /** Staff have paused a coupon of the shop, or let it go on. */
  couponByStaff: z.strictObject({
    code: z.string(),
    state: z.enum(['paused', 'resumed']),
    reason: z.enum(couponPauseReasons),
  }),
  /** The server has ended its work on an import: what is written, what of it is taken back, or why nothing is. */
  importEnded: z.strictObject({
    importId: z.string(),
    fileName: z.string(),
    end: z.enum(importEnds),
    stopReason: z.enum(importStopReasons).nullable(),
    new: z.int(),
    changed: z.int(),
    failed: z.int(),
    undone: z.int(),
    kept: z.int(),
  }),
  newReview: z.strictObject({ stars: z.int(), title: bilingualSchema }),
  reviewInvitation: z.strictObject({
    orderNumber,
    shop: bilingualSchema,
    count: z.int(),
    /** The first of what came. */
    titles: z.array(bilingualSchema).max(maxNamedItems),
  }),
  reviewReply: z.strictObject({ shop: bilingualSchema, title: bilingualSchema }),
  /** Something that the person wrote, for a shop or for themselves, is off the page. */
  reviewRemoved: z.strictObject({
    kind: z.enum(moderatedKinds),
    reason: z.enum(removalReasons),
    title: bilingualSchema,
    shopId: z.string().nullable(),
  }),
  answer: z.strictObject({ ticketNumber: z.string(), subject: z.string() }),
  backInStock: z.strictObject({
    productId: z.string(),
    variantId: z.string(),
    title: bilingualSchema,
    choice: z.array(bilingualSchema),
    pricePaisa: paisa,
  }),
  /** From the price at which it was saved. */
  priceDrop: z.strictObject({
    productId: z.string(),
    title: bilingualSchema,
    fromPaisa: paisa,
    pricePaisa: paisa,
  }),
  newThings: z.strictObject({
    slug: z.string(),
    shop: bilingualSchema,
    count: z.int(),
    /** The first of them. */
    titles: z.array(bilingualSchema).max(maxNamedItems),
  }),
}
export type NotificationKind = keyof typeof notificationData
export type NotificationData = { [K in NotificationKind]: z.infer<(typeof notificationData)[K]> }

interface NotificationFacts {
  id: string
  /** Whether it is about the shop whose list it stands in; otherwise it is the person's own. */
  isOfShop: boolean
  at: string
  isRead: boolean
}
export type Notification = {
  [K in NotificationKind]: NotificationFacts & { kind: K; data: NotificationData[K] }
}[NotificationKind]

const kinds = Object.keys(notificationData) as [NotificationKind, ...NotificationKind[]]
const [first, ...others] = kinds.map((kind) =>
  z.strictObject({
    id: z.string(),
    isOfShop: z.boolean(),
    at: z.iso.datetime(),
    isRead: z.boolean(),
    kind: z.literal(kind),
    data: notificationData[kind],
  }),
)
const notificationSchema = z.discriminatedUnion('kind', [
  first!,
  ...others,
]) as unknown as z.ZodType<Notification>

const notificationChoiceSchema = z.strictObject({
  kind: z.enum(kinds),
  mail: z.enum(mailChoices),
  /** Nothing of this kind is told any more, by mail or otherwise. */
  isStopped: z.boolean(),
})
export type NotificationChoice = z.infer<typeof notificationChoiceSchema>

const id = z.string().regex(/^\d{1,15}$/, 'This is not the id of a notification')
const listQuery = z.strictObject({
  pageSize: pageQuery.pageSize,
  /** The time of the last one in microseconds, and its id. */
  cursor: z
    .string()
    .regex(/^\d{1,17}\.\d{1,15}$/, 'This is no place in this list')
    .optional(),
})
export type NotificationsQuery = z.output<typeof listQuery>

/** One notification, or with it all earlier ones. */
const readBody = z.strictObject({ id, andEarlier: z.boolean() })
export type ReadNotifications = z.output<typeof readBody>

const page = answerOf(
  z.strictObject({ items: z.array(notificationSchema), nextCursor: z.string().nullable() }),
)
const unread = answerOf(z.strictObject({ count: z.int().min(0).max(maxUnread) }))
const choices = answerOf(z.strictObject({ items: z.array(notificationChoiceSchema) }))
const shopParams = z.strictObject({ shopId: publicIdSchema })

export const notificationsEndpoints = defineEndpoints({
  'GET /notifications': {
    name: 'listNotifications',
    summary: 'What the caller was told as a shopper, newest first',
    access: 'signed-in',
    query: listQuery,
    response: page,
  },
  'GET /notifications/unread': {
    name: 'countUnreadNotifications',
    summary: `How much of it is unread; counted up to ${maxUnread}`,
    access: 'signed-in',
    response: unread,
  },
  'POST /notifications/read': {
    name: 'readNotifications',
    summary: 'Mark one as read, or with it all earlier ones; the answer is how many are left',
    access: 'signed-in',
    body: readBody,
    response: unread,
  },
  'GET /notifications/choices': {
    name: 'getNotificationChoices',
    summary: 'What the caller is told as a shopper, and when by mail',
    access: 'signed-in',
    response: choices,
  },
  'PUT /notifications/choices': {
    name: 'chooseNotifications',
    summary: 'Choose when a mail comes about a kind, or stop the kind',
    access: 'signed-in',
    body: notificationChoiceSchema,
    response: choices,
    errors: [404],
  },
  'GET /vendor/shops/:shopId/notifications': {
    name: 'listShopNotifications',
    summary: 'What the caller was told as a member of the shop, newest first, with answers of support',
    access: 'vendor',
    params: shopParams,
    query: listQuery,
    response: page,
    errors: [404],
  },
  'GET /vendor/shops/:shopId/notifications/unread': {
    name: 'countUnreadShopNotifications',
    summary: `How much of it is unread; counted up to ${maxUnread}`,
    access: 'vendor',
    params: shopParams,
    response: unread,
    errors: [404],
  },
  'POST /vendor/shops/:shopId/notifications/read': {
    name: 'readShopNotifications',
    summary: 'Mark one as read, or with it all earlier ones; the answer is how many are left',
    access: 'vendor',
    params: shopParams,
    body: readBody,
    response: unread,
    errors: [404],
  },
  'GET /vendor/shops/:shopId/notifications/choices': {
    name: 'getShopNotificationChoices',
    summary: 'What the caller is told as a member of the shop, and when by mail',
    access: 'vendor',
    params: shopParams,
    response: choices,
    errors: [404],
  },
  'PUT /vendor/shops/:shopId/notifications/choices': {
    name: 'chooseShopNotifications',
    summary: 'Choose when a mail comes about a kind in this shop, or stop the kind',
    access: 'vendor',
    params: shopParams,
    body: notificationChoiceSchema,
    response: choices,
    errors: [404],
  },
})
