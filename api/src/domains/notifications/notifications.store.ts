import { and, desc, eq, gt, gte, inArray, lt, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { ShopRole } from '@haat/contract/domains/members.rules.ts'
import type { MailChoice } from '@haat/contract/domains/notifications.rules.ts'
import type { NotificationKind } from '@haat/contract/domains/notifications.ts'
import type { Tx } from '#platform/database/database.ts'
import { builtOnce, numberList } from '#platform/database/prepared.ts'
import { isLiveAccountSql } from '../account/account.service.ts'
import { membersOfRolesSql } from '../members/members.service.ts'
import { notifications } from './notifications.tables.ts'

export type NotificationRow = typeof notifications.$inferSelect

/** An event with whom it is told to: one person, or those members of a shop who have one of the roles. */
export interface NewEvent {
  kind: NotificationKind
  key: string
  data: unknown
  userId?: string
  vendorId?: number
  roles?: ShopRole[]
  /** When a mail goes out for those who have chosen nothing; null for an event without any mail. */
  mail: MailChoice | null
  hasOwnMail: boolean
  at?: Date | undefined
}

/** Somebody who was told something new and wants a mail about it at once. */
export interface ToldReader {
  userId: string
  key: string
}

/** Events, written as JSON, as rows of a statement. */
const eventRows = (events: Placeholder) => sql`
  select * from json_to_recordset(${events}::json) as e (kind text, key text, data jsonb,
    "userId" uuid, "vendorId" bigint, roles text[], mail text, "hasOwnMail" boolean, at timestamptz)`

/**
 * Parts of a statement that write one row for each person of each event. Nobody is told the same twice, nor what they have stopped,
 * nor after their account is closed.
 */
const tellParts = (events: SQL) => sql`
    events as (${events}),
    readers as (
      select e.*, e."userId" as reader from events e where e."userId" is not null
      union all
      select e.*, member.user_id from events e
        cross join lateral (${membersOfRolesSql(sql`e."vendorId"`, sql`e.roles`)}) member
        where e."vendorId" is not null),
    told as (
      select r.*, case when r.mail is null then 'never'
        when coalesce(c.mail, r.mail) = 'daily' and d.kind is not null then 'never'
        else coalesce(c.mail, r.mail) end as choice
      from readers r left join notification_choices c on c.user_id = r.reader and c.kind = r.kind
        and (c.vendor_id = r."vendorId" or c.vendor_id is null and r."vendorId" is null)
      left join notification_choices d on d.user_id = r.reader and d.vendor_id is null and d.kind = 'daily'
      where not coalesce(c.is_stopped, false) and ${isLiveAccountSql(sql`r.reader`)}),
    added as (
      insert into notifications (user_id, vendor_id, kind, data, key, created_at, mail)
      select reader, "vendorId", kind, data, key, coalesce(at, now()),
        case when choice = 'daily' or choice = 'now' and not "hasOwnMail" then choice end
      from told
      on conflict (user_id, key) do nothing
      returning user_id, key)`

const telling = builtOnce(
  () => sql`
    with ${tellParts(eventRows(sql.placeholder('events')))}
    select told.reader as "userId", told.key from added
      join told on told.reader = added.user_id and told.key = added.key
    where told.choice = 'now' and told."hasOwnMail"
    order by told.reader`,
)

/** Tells of events by one statement. Answers with those who want a mail now that the event's domain writes itself. */
export async function insertEvents(tx: Tx, events: NewEvent[]): Promise<ToldReader[]> {
  const { rows } = await tx.execute<{ userId: string; key: string }>(
    telling({ events: JSON.stringify(events) }),
  )
  return rows
}

/**
 * The same of one event as parts of the statement by which it happens: once for each row of its part `source`, whose id ends the key.
 * The event is the value of a placeholder, as a list in JSON.
 */
export const tellPartsOf = (events: Placeholder, source: SQL) =>
  tellParts(sql`select e.kind, e.key || source.id as key, e.data, e."userId", e."vendorId", e.roles, e.mail, e."hasOwnMail", e.at
    from ${source} source cross join (${eventRows(events)}) e`)

/** Some kinds of one shop, or with null of what is the person's own. */
export interface Scope {
  vendorId: number | null
  kinds: readonly NotificationKind[]
}

const isIn = ({
  vendorId,
  kinds,
}: Scope): SQL => sql`(${vendorId === null ? sql`vendor_id is null` : sql`vendor_id = ${vendorId}`}
  and kind = any(${`{${kinds.join(',')}}`}::text[]))`

export interface ListedNotification {
  id: number
  vendorId: number | null
  kind: NotificationKind
  data: unknown
  createdAt: Date
  microseconds: string
  readAt: Date | null
}

/** Where a list goes on: after this time, in microseconds, and id. */
interface ListPlace {
  microseconds: string
  id: number
}
interface Wanted {
  before: ListPlace | undefined
  limit: number
}

const timeOf = (microseconds: string) =>
  sql`timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond'`

/** The newest of several scopes, each read along the index. */
export async function listNotifications(db: Tx, userId: string, scopes: Scope[], { before, limit }: Wanted) {
  const earlier = before
    ? sql`and (created_at, id) < (${timeOf(before.microseconds)}, ${before.id}::bigint)`
    : sql``
  const lists = scopes.map(
    (scope) => sql`(select id, vendor_id, kind, data, created_at, read_at from notifications
      where user_id = ${userId}::uuid and ${isIn(scope)} ${earlier} order by created_at desc, id desc limit ${limit})`,
  )
  const { rows } = await db.execute<{
    id: string
    vendor_id: string | null
    kind: NotificationKind
    data: unknown
    created_at: Date
    microseconds: string
    read_at: Date | null
  }>(sql`select *, (extract(epoch from created_at) * 1000000)::int8::text as microseconds
    from (${sql.join(lists, sql` union all `)}) newest order by created_at desc, id desc limit ${limit}`)
  return rows.map((row): ListedNotification => ({
    id: Number(row.id),
    vendorId: row.vendor_id === null ? null : Number(row.vendor_id),
    kind: row.kind,
    data: row.data,
    createdAt: new Date(row.created_at),
    microseconds: row.microseconds,
    readAt: row.read_at,
  }))
}

/** How many are unread, counted no further than `max`. */
export async function countUnread(db: Tx, userId: string, scopes: Scope[], max: number): Promise<number> {
  const lists = scopes.map(
    (scope) => sql`(select 1 from notifications
      where user_id = ${userId}::uuid and read_at is null and ${isIn(scope)} limit ${max})`,
  )
  const { rows } = await db.execute<{ n: number }>(
    sql`select least(count(*), ${max})::int as n from (${sql.join(lists, sql` union all `)}) unread`,
  )
  return rows[0]!.n
}

interface ReadUpTo {
  id: number
  andEarlier: boolean
}

/** Marks one, or with it all earlier ones; what was read before keeps its time. */
export async function markRead(db: Tx, userId: string, scopes: Scope[], { id, andEarlier }: ReadUpTo) {
  const earlier = sql`(created_at, id) <= (select seen.created_at, seen.id from notifications seen
    where seen.id = ${id} and seen.user_id = ${userId}::uuid)`
  const { rowCount } = await db.execute(sql`
    update notifications set read_at = now()
    where user_id = ${userId}::uuid and read_at is null and ${andEarlier ? earlier : sql`id = ${id}`}
      and (${sql.join(scopes.map(isIn), sql` or `)})`)
  return (rowCount ?? 0) > 0
}

/** Whom something was told within the last so many milliseconds. */
export async function listNewest(db: Tx, withinMs: number): Promise<{ id: number; userId: string }[]> {
  const { rows } = await db.execute<{ id: string; userId: string }>(sql`
    select id, user_id as "userId" from notifications
    where created_at > now() - ${withinMs / 1000} * interval '1 second'`)
  return rows.map(({ id, userId }) => ({ id: Number(id), userId }))
}

/** Everything that a person was told, newest first, for the export of an account. */
export const listAllOf = (db: Tx, userId: string) =>
  db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(desc(notifications.id))

/** Mails of one sort, and of the events before a time. */
export interface DueMail {
  mail: 'now' | 'daily'
  before: Date | undefined
}
const isDue = ({ mail, before }: DueMail) =>
  and(eq(notifications.mail, mail), before && lt(notifications.createdAt, before))

/** The ids of those who have such mails to come, in their order. */
export async function listReadersOfMails(db: Tx, due: DueMail, after: string, limit: number) {
  const { userId } = notifications
  const rows = await db
    .selectDistinct({ userId })
    .from(notifications)
    .where(and(isDue(due), after === '' ? undefined : gt(userId, after)))
    .orderBy(userId)
    .limit(limit)
  return rows.map((row) => row.userId)
}

/** Locks the rows of one person whose mail is to come, so that no other process writes it too. Oldest first. */
export const lockMailsOf = (tx: Tx, userId: string, due: DueMail): Promise<NotificationRow[]> =>
  tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isDue(due)))
    .orderBy(notifications.id)
    .for('update')

/** No mail is to come for these any more; `mailed` are those of which one was written. */
export const endMails = async (tx: Tx, ids: number[], mailed: number[]) => {
  if (ids.length === 0) return
  const wasMailed = sql`${notifications.id} = any(${numberList(mailed)}::bigint[])`
  await tx
    .update(notifications)
    .set({ mail: null, mailedAt: sql`case when ${wasMailed} then now() end` })
    .where(inArray(notifications.id, ids))
}

/** Dates what was told of an order since a moment, without mails, for a demo that tells of days before it was started. */
export const dateNotifications = async (
  tx: Tx,
  orderNumber: string,
  { since, at }: { since: Date; at: Date },
) => {
  await tx
    .update(notifications)
    .set({ createdAt: at, mail: null })
    .where(
      and(gte(notifications.createdAt, since), sql`${notifications.data} ->> 'orderNumber' = ${orderNumber}`),
    )
}

/** Deletes up to `limit` of those that are older; returns how many there were. */
export async function deleteOldNotifications(db: Tx, days: number, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from notifications where id in (select id from notifications
      where created_at < now() - ${days} * interval '1 day' order by created_at limit ${limit})`)
  return rowCount ?? 0
}

/** Takes back what was told too early. */
export const takeBackNotifications = async (tx: Tx, ids: number[]) => {
  if (ids.length > 0) await tx.delete(notifications).where(inArray(notifications.id, ids))
}

/** For an account that closes. */
export const deleteNotificationsOf = async (tx: Tx, userId: string) => {
  await tx.delete(notifications).where(eq(notifications.userId, userId))
}
