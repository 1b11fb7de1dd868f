import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { MailChoice } from '@haat/contract/domains/notifications.rules.ts'
import type { NotificationKind } from '@haat/contract/domains/notifications.ts'
import { instant, number64 } from '#platform/database/columns.ts'

/** What somebody was told. One event makes one row for each person, and never a second one. */
export const notifications = pgTable(
  'notifications',
  {
    id: number64().primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid().notNull(),
    /** The shop that it is about; null for what is the person's own. */
    vendorId: number64(),
    kind: text().$type<NotificationKind>().notNull(),
    data: jsonb().notNull(),
    /** The event, as `newOrder 120`. */
    key: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    readAt: instant(),
    /** The mail that still has to be written; null when there is none to come. */
    mail: text().$type<Exclude<MailChoice, 'never'>>(),
    mailedAt: instant(),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.userId, t.key),
    index('notifications_list').on(t.userId, t.vendorId, t.createdAt, t.id),
    index('notifications_unread')
      .on(t.userId, t.vendorId, t.id)
      .where(sql`${t.readAt} is null`),
    index('notifications_mail')
      .on(t.mail, t.userId, t.id)
      .where(sql`${t.mail} is not null`),
    index('notifications_age').on(t.createdAt),
    check('notifications_mail', sql`${t.mail} in ('now', 'daily')`),
  ],
)

/** What somebody chose about a kind, in one shop or as a person; without a row the kind's own default counts. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid().notNull(),
    vendorId: number64(),
    /** A row of `daily`, which is of no shop, says that no mail of the day comes, whatever the kind. */
    kind: text().$type<NotificationKind | 'daily'>().notNull(),
    mail: text().$type<MailChoice>().notNull(),
    isStopped: boolean().notNull(),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('notification_choices_once').on(t.userId, t.vendorId, t.kind).nullsNotDistinct(),
    check('notification_choices_mail', sql`${t.mail} in ('now', 'daily', 'never')`),
  ],
)
