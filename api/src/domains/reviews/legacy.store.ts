import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'

export type ReviewSubjects = Record<'vendors' | 'products' | 'services', number[]>

const list = (ids: number[]) => `{${ids.join(',')}}`

/** Deletes some reviews and questions from before they had an author, and says what they were about; undefined when none is left. */
export async function deleteLegacy(tx: Tx, limit: number): Promise<ReviewSubjects | undefined> {
  const part = (table: SQL) => sql`delete from ${table} where id in (
    select id from ${table} where state = 'legacy' order by id limit ${limit} for update skip locked)
    returning vendor_id, product_id, service_id`
  const { rows } = await tx.execute<ReviewSubjects & { n: number }>(sql`
    with reviewed as (${part(sql`reviews`)}), asked as (${part(sql`questions`)}),
    gone as (select * from reviewed union all select * from asked)
    select count(*)::int as n,
      coalesce(json_agg(distinct vendor_id) filter (where vendor_id is not null), '[]') as vendors,
      coalesce(json_agg(distinct product_id) filter (where product_id is not null), '[]') as products,
      coalesce(json_agg(distinct service_id) filter (where service_id is not null), '[]') as services
    from gone`)
  const { n, ...subjects } = rows[0]!
  return n === 0 ? undefined : subjects
}

/** Keeps the triggers of new reviews waiting until the transaction ends, in the order in which they lock. */
export async function lockSubjects(tx: Tx, subjects: ReviewSubjects) {
  for (const table of ['vendors', 'products', 'services'] as const) {
    await tx.execute(sql`select from ${sql.raw(table)} where id = any(${list(subjects[table])}::bigint[])
      order by id for no key update`)
  }
}

/** Writes what published reviews and answered questions say, whatever was counted before. */
export async function recountSubjects(tx: Tx, subjects: ReviewSubjects) {
  for (const table of ['vendors', 'products', 'services'] as const) {
    const column = sql.raw(`${table.slice(0, -1)}_id`)
    const ids = list(subjects[table])
    await tx.execute(sql`
      update ${sql.raw(table)} s set rating_count = r.n, rating_counts = r.counts, rating = rating_of(r.counts) from (
        select wanted.id, count(w.stars)::integer as n, array[count(*) filter (where w.stars = 1), count(*) filter (where w.stars = 2),
          count(*) filter (where w.stars = 3), count(*) filter (where w.stars = 4), count(*) filter (where w.stars = 5)]::integer[] as counts
        from unnest(${ids}::bigint[]) wanted(id) left join reviews w on w.${column} = wanted.id and w.state = 'published'
        group by wanted.id) r
      where s.id = r.id and (s.rating_count, s.rating_counts) is distinct from (r.n, r.counts)`)
  }
  await tx.execute(sql`
    update products p set question_count = q.n from (
      select wanted.id, count(q.id)::integer as n from unnest(${list(subjects.products)}::bigint[]) wanted(id)
      left join questions q on q.product_id = wanted.id and q.state = 'published' and q.answer_count > 0 group by wanted.id) q
    where p.id = q.id and p.question_count <> q.n`)
}
