import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { numberList } from '#platform/database/prepared.ts'

/** A figure that pages show of a vendor; null, or not named, is one that has too little to say. */
interface Figure {
  vendorId: number
  value: number | null
}

async function setFigures(db: Tx, column: 'on_time_percent' | 'answer_minutes', figures: Figure[]) {
  const known = figures.filter(({ value }) => value !== null)
  const name = sql.identifier(column)
  await db.execute(sql`
    with known as (
      select * from unnest(${numberList(known.map(({ vendorId }) => vendorId))}::bigint[],
        ${numberList(known.map(({ value }) => value!))}::int[]) k (id, value)),
      changed as materialized (
        select v.id, known.value from vendors v left join known using (id)
        where v.${name} is distinct from known.value order by v.id for no key update of v)
    update vendors v set ${name} = changed.value from changed where v.id = changed.id`)
}

/** Writes how many parcels of a hundred vendors sent in time. */
export const setOnTime = (db: Tx, figures: { vendorId: number; percent: number | null }[]) =>
  setFigures(
    db,
    'on_time_percent',
    figures.map(({ vendorId, percent }) => ({ vendorId, value: percent })),
  )

/** Writes within how many minutes vendors answer questions. */
export const setAnswerMinutes = (db: Tx, figures: { vendorId: number; minutes: number | null }[]) =>
  setFigures(
    db,
    'answer_minutes',
    figures.map(({ vendorId, minutes }) => ({ vendorId, value: minutes })),
  )
