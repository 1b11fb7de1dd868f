import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'
import type { ReviewSubjects } from './legacy.store.ts'

/** Some of the things whose reviews behind several filters are not summed up yet; undefined when none is left. */
export async function takeUnfilled(tx: Tx, limit: number): Promise<ReviewSubjects | undefined> {
  const { rows } = await tx.execute<{ kind: string; id: number }>(sql`
    delete from unfilled_review_sums where (kind, subject_id) in (
      select kind, subject_id from unfilled_review_sums order by kind, subject_id limit ${limit} for update skip locked)
    returning kind, subject_id::float8 as id`)
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return rows.length === 0
    ? undefined
    : { vendors: idsOf('vendor'), products: idsOf('product'), services: idsOf('service') }
}

/** Whatever was summed up of them before. */
export async function sumUpFilters(tx: Tx, subjects: ReviewSubjects) {
  for (const kind of ['vendor', 'product', 'service'] as const) {
    const ids = numberList(subjects[`${kind}s`])
    await tx.execute(sql`
      delete from review_sums where kind = ${kind} and subject_id = any(${ids}::bigint[]) and name like 'filters:%'`)
    await tx.execute(sql`
      insert into review_sums (kind, subject_id, name, count, sum)
      select ${kind}, s.id, f.name, count(*), count(*) from unnest(${ids}::bigint[]) s(id)
      join reviews r on r.${sql.raw(kind)}_id = s.id and r.state = 'published'
      cross join lateral (values (name_of_filters(r.stars, r.photo_count, r.reply, r.reply_state, r.text, r.language,
        ${kind === 'product' ? sql.raw('r.value_key') : sql`null`}))) f(name) group by s.id, f.name`)
  }
}
