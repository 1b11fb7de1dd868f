import { sql } from 'drizzle-orm'
import { chatAnswerTimeoutMs, defaultChatLimit } from '@haat/contract/domains/support.tickets.rules.ts'
import type { TicketStatus } from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { answeredUpTo } from './chat.store.ts'
import { staffChatLimits, ticketReads } from './presence.tables.ts'

/** A sender who has just begun a chat needs a moment to connect. */
const connectSeconds = 20

/**
 * A chat of the table `t` runs while its sender is connected, and for so long after that as a reply waits for
 * them before it goes by mail: phones lose their connection whenever somebody looks at something else. A chat
 * that runs has news of the last two days, so that only those are read.
 */
const isRunning = sql`t.type = 'chat' and t.status <> 'solved' and t.updated_at > now() - interval '2 days'
  and coalesce(t.live_at > now() - make_interval(secs => ${chatAnswerTimeoutMs / 1000}),
    t.created_at > now() - make_interval(secs => ${connectSeconds}))`

export interface RunningChat extends Record<string, unknown> {
  number: number
  name: string
  words: string
  sequence: number
  status: TicketStatus
  assigneeId: string | null
  waitingSince: Date | null
  liveAt: Date | null
  isUnread: boolean
}

const maxChats = 200

/** The chats that run now: those that nobody has, the reader's own, all others; in each part who waits longest first. */
export async function listRunningChats(db: Tx, me: string): Promise<RunningChat[]> {
  const { rows } = await db.execute<RunningChat>(sql`
    select t.number, t.name, t.status, t.assignee_id as "assigneeId", t.live_at as "liveAt",
      coalesce(l.words, t.message) as words, coalesce(l.sequence, 0)::float8 as sequence,
      case when t.status <> 'open' then null
        when a.up_to = 0 then t.created_at else w.since end as "waitingSince",
      coalesce(l.sequence, 0) > coalesce(r.sequence, -1) as "isUnread"
    from tickets t
    cross join lateral (select ${answeredUpTo(sql`t.id`)} as up_to) a
    left join lateral (
      select m.words, m.sequence from ticket_messages m
      where m.ticket_id = t.id and m.author = 'customer' order by m.sequence desc limit 1) l on true
    left join lateral (
      select min(m.created_at) as since from ticket_messages m
      where m.ticket_id = t.id and m.author = 'customer' and m.sequence > a.up_to) w on true
    left join ticket_reads r on r.ticket_number = t.number and r.user_id = t.assignee_id
    where ${isRunning}
    order by t.assignee_id is not null, t.assignee_id is distinct from ${me}, "waitingSince" nulls last, t.number limit ${maxChats}`)
  return rows
}

/** How many running chats each person has taken. */
export async function countChatsByOwner(db: Tx): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select t.assignee_id as id, count(*)::int as n from tickets t
    where t.assignee_id is not null and ${isRunning} group by t.assignee_id`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export async function isRunningChat(db: Tx, ticketId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from tickets t where t.id = ${ticketId} and ${isRunning}`)
  return rows.length > 0
}

/** Only one chat at a time is given to a person, until the transaction ends: two at once could exceed the limit. */
export async function lockChatsOf(tx: Tx, userId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chats of ${userId}`}, 0))`)
}

/** How many chats each person takes at once. */
export async function loadChatLimits(db: Tx): Promise<(userId: string) => number> {
  const rows = await db.select().from(staffChatLimits)
  const limits = new Map(rows.map(({ userId, chats }) => [userId, chats]))
  return (userId) => limits.get(userId) ?? defaultChatLimit
}

export async function saveChatLimit(tx: Tx, userId: string, chats: number) {
  await tx
    .insert(staffChatLimits)
    .values({ userId, chats })
    .onConflictDoUpdate({ target: staffChatLimits.userId, set: { chats } })
}

/** Notes up to which message somebody has read a ticket; what was read stays read. */
export async function markRead(db: Tx, ticketNumber: number, userId: string, sequence: number) {
  await db
    .insert(ticketReads)
    .values({ ticketNumber, userId, sequence })
    .onConflictDoUpdate({
      target: [ticketReads.ticketNumber, ticketReads.userId],
      set: { sequence: sql`greatest(${ticketReads.sequence}, excluded.sequence)` },
    })
}
