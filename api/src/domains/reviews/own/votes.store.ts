import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { builtOnce, hiddenValue, preparedById } from '#platform/database/prepared.ts'
import { reviews, reviewVotes } from '../reviews.tables.ts'

export const findVotable = preparedById((db) =>
  db
    .select({
      id: reviews.id,
      userId: reviews.userId,
      vendorId: reviews.vendorId,
      state: reviews.state,
      helpfulCount: reviews.helpfulCount,
    })
    .from(reviews)
    .where(eq(reviews.id, sql.placeholder('id'))),
)

export const insertVote = (tx: Tx, vote: typeof reviewVotes.$inferInsert) =>
  tx.insert(reviewVotes).values(vote).onConflictDoNothing()

export const deleteVote = (tx: Tx, reviewId: number, userId: string) =>
  tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.userId, userId)))

/** Deletes some votes of accounts that have proven no address, and says how many. What was counted follows by triggers. */
export async function deleteUnconfirmedVotes(
  db: Tx,
  table: 'review_votes' | 'answer_votes',
  limit: number,
): Promise<number> {
  const votes = sql.raw(table)
  const { rowCount } = await db.execute(sql`
    delete from ${votes} where ctid = any(array(
      select v.ctid from ${votes} v join users u on u.id = v.user_id where not u.email_verified limit ${limit}))`)
  return rowCount ?? 0
}

const accountsOfDevice = builtOnce(() => {
  const since = sql`now() - (select ${sql.placeholder('days')} * interval '1 day')`
  const sender = hiddenValue(sql.placeholder('device'), 'text')
  const shop = hiddenValue(sql.placeholder('vendorId'), 'bigint')
  return sql`
    with written as (
      select id, user_id from reviews where device = ${sender} and created_at > ${since} and vendor_id = ${shop}),
    voted as (
      select v.user_id from review_votes v join reviews r on r.id = v.review_id
      where v.device = ${sender} and v.created_at > ${since} and r.vendor_id = ${shop})
    select (select count(distinct user_id) from (select user_id from written union all select user_id from voted) all_of_them)::int
        as accounts,
      (select coalesce(json_agg(id order by id desc), '[]') from written) as reviews`
})

/** From how many accounts a device wrote or voted on things of a shop lately, and the reviews that it wrote there. */
export async function deviceAt(
  tx: Tx,
  asked: { device: string; vendorId: number; days: number },
): Promise<{ accounts: number; reviews: number[] }> {
  const { rows } = await tx.execute<{ accounts: number; reviews: number[] }>(accountsOfDevice(asked))
  return rows[0]!
}

/** Which of these reviews staff have not looked at for their device in so many days. */
export async function notLookedAt(tx: Tx, reviewIds: number[], days: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select found.review::float8 as id from unnest(${`{${reviewIds.join(',')}}`}::bigint[]) found(review) where not exists (
      select from moderation_cases c where c.kind = 'review' and c.subject_id = found.review and c.reasons ? 'device'
        and coalesce(c.decided_at, now()) > now() - ${days} * interval '1 day')`)
  return rows.map(({ id }) => id)
}
