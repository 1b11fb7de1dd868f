import { and, eq, sql } from 'drizzle-orm'
import { chatPatienceMs } from '@haat/contract/domains/support.tickets.rules.ts'
import type { Tx } from '#platform/db/database.ts'
import { ticketMessages, tickets } from './tickets.tables.ts'

/** That somebody is on the line is no change of the ticket. */
export async function setLive(db: Tx, id: string, secondsAgo: number) {
  await db
    .update(tickets)
    .set({ liveAt: sql`now() - make_interval(secs => ${secondsAgo})` })
    .where(and(eq(tickets.id, id), eq(tickets.type, 'chat')))
}

export const setOffLine = (db: Tx, id: string) =>
  db.update(tickets).set({ liveAt: null }).where(eq(tickets.id, id))

const answeredUpTo = (ticketId: unknown) => sql`coalesce((
  select max(s.sequence) from ticket_messages s
  where s.ticket_id = ${ticketId} and s.author = 'staff' and s.channel <> 'note'), 0)`

/** How often its sender was told that the answer comes by mail, and whether that holds since our last words. */
export async function toldByMail(db: Tx, ticketId: string): Promise<{ isEver: boolean; isNow: boolean }> {
  const { rows } = await db.execute<{ ever: boolean; now: boolean }>(sql`
    select count(*) > 0 as ever, coalesce(max(m.sequence), 0) > ${answeredUpTo(ticketId)} as now
    from ticket_messages m where m.ticket_id = ${ticketId} and m.event ->> 'kind' = 'by-mail'`)
  return { isEver: rows[0]?.ever ?? false, isNow: rows[0]?.now ?? false }
}

const patience = sql`make_interval(secs => ${chatPatienceMs / 1000})`

/** Chats of these days in which somebody has waited for too long, and does not know yet how it goes on. */
export async function listForgottenChats(db: Tx, limit: number): Promise<string[]> {
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

/** Chats whose sender has gone without having seen what we said. */
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

export async function listUnseen(tx: Tx, ticketId: string) {
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
