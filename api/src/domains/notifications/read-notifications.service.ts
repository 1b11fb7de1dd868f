import {
  isShopKind,
  kindsOfProfile,
  mailsOf,
  maxUnread,
  notificationTable,
  personKinds,
  shopKindsFor,
} from '@haat/contract/domains/notifications.rules.ts'
import { notificationData } from '@haat/contract/domains/notifications.ts'
import type {
  Notification,
  NotificationChoice,
  NotificationKind,
  NotificationsQuery,
  ReadNotifications,
} from '@haat/contract/domains/notifications.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { deleteDailyStop, listChoices, saveChoices, type ChoiceRow } from './choices.store.ts'
import { publishReader } from './notification-hub.ts'
import {
  countUnread,
  listNotifications,
  markRead,
  type ListedNotification,
  type Scope,
} from './notifications.store.ts'

/** Who reads, and where: in a shop by the rights of now, or as a shopper. */
export interface Reader {
  userId: string
  membership: Pick<Membership, 'vendorId' | 'rights'> | null
}

/** What somebody sees there. In a shop these are its kinds that their role allows today, and what is told to a person anywhere. */
const scopesOf = ({ membership }: Reader): Scope[] =>
  membership === null
    ? [{ vendorId: null, kinds: kindsOfProfile }]
    : [
        { vendorId: membership.vendorId, kinds: shopKindsFor(membership.rights) },
        { vendorId: null, kinds: personKinds },
      ]

/** Not so of a kind, or a form of its data, that another version of this program wrote: it must not hold up the rest. */
export const isReadable = ({ kind, data }: { kind: NotificationKind; data: unknown }) =>
  Object.hasOwn(notificationData, kind) && notificationData[kind].safeParse(data).success

function toNotifications({ id, vendorId, kind, data, createdAt, readAt }: ListedNotification) {
  if (!isReadable({ kind, data })) return []
  const facts = { id: String(id), isOfShop: vendorId !== null, at: createdAt.toISOString() }
  return [{ ...facts, kind, data, isRead: readAt !== null } as Notification]
}

const cursorOf = ({ microseconds, id }: ListedNotification) => `${microseconds}.${id}`

export async function notificationPage(db: Tx, reader: Reader, { pageSize, cursor }: NotificationsQuery) {
  const [microseconds = '', id] = cursor?.split('.') ?? []
  const before = id === undefined ? undefined : { microseconds, id: Number(id) }
  const place = { before, limit: pageSize + 1 }
  const rows = await listNotifications(db, reader.userId, scopesOf(reader), place)
  const items = rows.slice(0, pageSize)
  return {
    items: items.flatMap(toNotifications),
    nextCursor: rows.length > pageSize ? cursorOf(items.at(-1)!) : null,
  }
}

export const unreadOf = async (db: Tx, reader: Reader) => ({
  count: await countUnread(db, reader.userId, scopesOf(reader), maxUnread),
})

/** Marks as read and tells the other windows of the same person. */
export async function readNotifications(services: Services, reader: Reader, body: ReadNotifications) {
  const { id, andEarlier } = body
  const upTo = { id: Number(id), andEarlier }
  const isChanged = await markRead(services.db, reader.userId, scopesOf(reader), upTo)
  if (isChanged) await publishReader(services, reader.userId)
  return unreadOf(services.db, reader)
}

/** The shop that a choice counts in; one about what a person is told anywhere counts for the person. */
export const vendorOf = (kind: NotificationKind, vendorId: number | null) =>
  isShopKind(kind) ? vendorId : null

/** Whether somebody wants no mail of the day, whatever would come with it, now or later. */
export const isDailyStopped = (rows: ChoiceRow[]) => rows.some(({ kind }) => kind === 'daily')

export const choiceOf = (rows: ChoiceRow[], kind: NotificationKind, vendorId: number | null) => {
  const row = rows.find((one) => one.kind === kind && one.vendorId === vendorOf(kind, vendorId))
  const wanted = row?.mail ?? notificationTable[kind].mail
  const mail = wanted === 'daily' && isDailyStopped(rows) ? 'never' : wanted
  return { kind, mail, isStopped: row?.isStopped ?? false }
}

export async function choicesOf(db: Tx, reader: Reader): Promise<{ items: NotificationChoice[] }> {
  const vendorId = reader.membership?.vendorId ?? null
  const rows = await listChoices(db, reader.userId, vendorId)
  const kinds = scopesOf(reader).flatMap((scope) => scope.kinds)
  return { items: kinds.map((kind) => choiceOf(rows, kind, vendorId)) }
}

/** A kind that the caller is not told of there is as if it were not. Who chooses the mail of the day gets it again. */
export async function chooseNotifications(services: Services, reader: Reader, choice: NotificationChoice) {
  const { kind, mail, isStopped } = choice
  if (!scopesOf(reader).some(({ kinds }) => kinds.includes(kind))) throw notFound('This kind')
  if (!mailsOf(kind).includes(mail)) {
    const sentence = 'Mails of this kind come once a day or not at all.'
    throw new ApiError('VALIDATION_FAILED', sentence, { mail: sentence })
  }
  const vendorId = vendorOf(kind, reader.membership?.vendorId ?? null)
  await services.db.transaction(async (tx) => {
    if (mail === 'daily' && !isStopped) await deleteDailyStop(tx, reader.userId)
    await saveChoices(tx, [{ userId: reader.userId, vendorId, kind, mail, isStopped }])
  })
  await publishReader(services, reader.userId)
  return choicesOf(services.db, reader)
}
