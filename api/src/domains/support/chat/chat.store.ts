import { and, eq, sql } from 'drizzle-orm'
import { chatAnswerTimeoutMs } from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ticketMessages, tickets } from '../tickets/tickets.tables.ts'

/** Notes when the sender was last connected. The ticket keeps its version: this is no change of it. */
export async function setLive(db: Tx, id: string, secondsAgo: number) {
  await db
    .update(tickets)
    .set({ liveAt: sql`now() - make_interval(secs => ${secondsAgo})` })
    .where(and(eq(tickets.id, id), eq(tickets.type, 'chat')))
}

/** Nothing would say that the sender has yet to connect, so that a chat that was left gets a time long ago. */
export const setOffline = (db: Tx, id: string) =>
  db
    .update(tickets)
    .set({ liveAt: new Date(0) })
    .where(eq(tickets.id, id))

/** The sequence of the last answer of the staff to a ticket; 0 while there is none. */
export const answeredUpTo = (ticketId: unknown) => sql`coalesce((
  select max(s.sequence) from ticket_messages s
  where s.ticket_id = ${ticketId} and s.author = 'staff' and s.channel <> 'note'), 0)`

/**
 * Whether the sender was ever told that the answer comes by mail, and whether that was after the last reply.
 */
export async function findMailNotice(db: Tx, ticketId: string): Promise<{ isEver: boolean; isNow: boolean }> {
  const { rows } = await db.execute<{ ever: boolean; now: boolean }>(sql`
    select count(*) > 0 as ever, coalesce(max(m.sequence), 0) > ${answeredUpTo(ticketId)} as now
    from ticket_messages m where m.ticket_id = ${ticketId} and m.event ->> 'kind' = 'by-mail'`)
  return { isEver: rows[0]?.ever ?? false, isNow: rows[0]?.now ?? false }
}

const patience = sql`make_interval(secs => ${chatAnswerTimeoutMs / 1000})`

/** Recent chats whose sender has waited for too long and was not yet told that the answer comes by mail. */
export async function listUnansweredChats(db: Tx, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.id from tickets t, lateral (select ${answeredUpTo(sql`t.id`)} as up_to) a
    where t.created_at > now() - interval '2 days' and t.type = 'chat' and t.status = 'open'
      and case when a.up_to = 0 then t.created_at else (
        select min(c.created_at) from ticket_messages c
        where c.ticket_id = t.id and c.author = 'customer' and c.sequence > a.up_to) end < now() - ${patience}
      and not exists (
        select 1 from ticket_messages b
        where b.ticket_id = t.id and b.event ->> 'kind' = 'by-mail' and b.sequence > a.up_to)
    order by t.created_at, t.number limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Recent chats whose sender has left without having seen a reply. */
export async function listUnseenChats(db: Tx, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.id from tickets t
    where t.updated_at > now() - interval '2 days' and t.type = 'chat'
      and coalesce(t.live_at, '-infinity') < now() - ${patience}
      and exists (select 1 from ticket_messages m where m.ticket_id = t.id and ${isUnseen})
    order by t.updated_at, t.number limit ${limit}`)
  return rows.map(({ id }) => id)
}

const isUnseen = sql`m.sequence > t.seen_sequence and m.author = 'staff' and m.channel = 'chat'
  and m.mail_id is null and m.created_at < now() - ${patience}`

export async function listUnseenMessages(tx: Tx, ticketId: string) {
  return tx
    .select({ message: ticketMessages })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
    .where(
      and(
        eq(ticketMessages.ticketId, ticketId),
        eq(ticketMessages.author, 'staff'),
        eq(ticketMessages.channel, 'chat'),
        sql`${ticketMessages.mailId} is null`,
        sql`${ticketMessages.sequence} > ${tickets.seenSequence}`,
      ),
    )
    .orderBy(ticketMessages.sequence)
    .then((rows) => rows.map(({ message }) => message))
}
