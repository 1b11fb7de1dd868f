import { notificationTable, rolesToldOf } from '@haat/contract/domains/notifications.rules.ts'
import {
  notificationData,
  type NotificationData,
  type NotificationKind,
} from '@haat/contract/domains/notifications.ts'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { insertEvents, tellPartsOf, type NewEvent, type ToldReader } from './notifications.store.ts'

export { dateNotifications, takeBackNotifications } from './notifications.store.ts'

export interface NotificationEvent<K extends NotificationKind = NotificationKind> {
  kind: K
  /** What happened, such as the number of a parcel: nobody is told the same event of a kind twice. */
  key: string
  data: NotificationData[K]
  /** The person, or a shop: then all its members are told who have the right that the kind asks for. */
  to: { userId: string } | { vendorId: number }
  /** When it happened, if that was not now. */
  at?: Date
  /** No mail is written about it. */
  isWithoutMail?: true
}

const keyOf = (kind: NotificationKind, key: string) => `${kind} ${key}`

function toNewEvent<K extends NotificationKind>(event: NotificationEvent<K>): NewEvent {
  const { kind, key, data, to, at, isWithoutMail } = event
  const { mail, hasOwnMail } = notificationTable[kind]
  return {
    kind,
    key: keyOf(kind, key),
    data: notificationData[kind].parse(data),
    ...('userId' in to ? to : { ...to, roles: rolesToldOf(kind) }),
    mail: isWithoutMail ? null : mail,
    hasOwnMail,
    at,
  }
}

/**
 * Tells people of an event, in the transaction of the event. Answers with the ids of those who want a mail at once, where the kind's
 * mail is written by the domain of the event (`hasOwnMail`); all other mails are written by the jobs of this domain.
 */
export async function notify<K extends NotificationKind>(
  tx: Tx,
  event: NotificationEvent<K>,
): Promise<string[]> {
  const readers = await insertEvents(tx, [toNewEvent(event)])
  return readers.map(({ userId }) => userId)
}

/** The same as a value for `notifyParts`, parts of the statement by which it happens, whose part `source` has the id that the key names. */
export const notifyValue = <K extends NotificationKind>(event: Omit<NotificationEvent<K>, 'key'>): string =>
  JSON.stringify([toNewEvent({ ...event, key: '' })])
export const notifyParts: (event: Placeholder, source: SQL) => SQL = tellPartsOf

/** The same for several events, by one statement. Each of those who want a mail is named with the key of the event. */
export async function notifyAll(tx: Tx, events: NotificationEvent[]): Promise<ToldReader[]> {
  return events.length === 0 ? [] : insertEvents(tx, events.map(toNewEvent))
}
