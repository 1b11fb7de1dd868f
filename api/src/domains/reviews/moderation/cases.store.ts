import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type {
  CaseReason,
  ModeratedKind,
  RemovalReason,
  ReviewKind,
  ReviewState,
} from '@haat/contract/domains/reviews.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { moderationCases } from './moderation.tables.ts'

export interface NewCase {
  kind: ModeratedKind
  /** The number of the review, question or answer; of a reply that of its review. */
  subjectId: number
  reason: CaseReason
  /** The words that brought it to the desk. */
  hits?: string[]
}

/** Both lists in one, each member once, as they came. */
const joined = (column: 'reasons' | 'hits') =>
  sql.raw(`(SELECT coalesce(jsonb_agg(value ORDER BY at), '[]') FROM (
    SELECT value, min(at) AS at FROM jsonb_array_elements(moderation_cases.${column} || excluded.${column})
      WITH ORDINALITY AS both_lists(value, at) GROUP BY value) AS each_once)`)

/** Opens a case, or adds the reason to the one that is open already. */
export async function insertCase(tx: Tx, { kind, subjectId, reason, hits = [] }: NewCase) {
  await tx
    .insert(moderationCases)
    .values({ kind, subjectId, reasons: [reason], hits })
    .onConflictDoUpdate({
      target: [moderationCases.kind, moderationCases.subjectId],
      targetWhere: sql`${moderationCases.decidedAt} is null`,
      set: { reasons: joined('reasons'), hits: joined('hits') },
    })
}

/** A case with the thing that it is about, as that stands now. */
export interface CaseRow {
  id: number
  kind: ModeratedKind
  subjectId: number
  reasons: CaseReason[]
  hits: string[]
  openedAt: string
  decision: 'kept' | 'removed' | null
  removalReason: RemovalReason | null
  words: string
  decidedBy: string | null
  decidedAt: string | null
  /** By which lists are continued. */
  at: string
  text: string
  language: Language
  stars: number | null
  author: string
  /** The account of who wrote it. */
  userId: string | null
  writtenAt: string
  state: ReviewState
  device: string | null
  aboutKind: ReviewKind
  aboutSlug: string
  aboutNumber: number
  aboutTitle: Bilingual
  vendorId: number
  shopSlug: string
  shopName: Bilingual
  isByShop: boolean
  boughtOn: string | null
  orderId: number | null
  reportCount: number
}

/** Of a reply the review is its subject: author, state and device are those of the reply. */
const selectCases = (found: SQL) => sql`
  select c.id::float8 as id, c.kind, c.subject_id::float8 as "subjectId", c.reasons, c.hits, c.opened_at as "openedAt",
    c.decision, c.removal_reason as "removalReason", c.words, c.decided_by as "decidedBy", c.decided_at as "decidedAt",
    (extract(epoch from coalesce(c.decided_at, c.opened_at)) * 1000000)::bigint::text as at,
    case c.kind when 'review' then r.text when 'reply' then coalesce(r.reply, '') when 'question' then q.question else a.text end as text,
    case c.kind when 'answer' then a.language when 'question' then q.language else r.language end as language,
    case c.kind when 'review' then r.stars end as stars,
    case when c.kind = 'reply' or a.by = 'shop' then v.name when c.kind = 'review' then r.author
      when c.kind = 'question' then q.author else a.author end as author,
    case c.kind when 'review' then r.user_id when 'reply' then r.replied_by when 'question' then q.user_id else a.user_id end as "userId",
    case c.kind when 'review' then coalesce(r.edited_at, r.created_at)
      when 'reply' then coalesce(r.reply_edited_at, r.replied_at, r.created_at)
      when 'question' then q.created_at else coalesce(a.edited_at, a.created_at) end as "writtenAt",
    case c.kind when 'review' then r.state when 'reply' then coalesce(r.reply_state, 'withdrawn')
      when 'question' then q.state else a.state end as state,
    case c.kind when 'review' then r.device when 'question' then q.device when 'answer' then a.device end as device,
    case when p.id is not null then 'product' when s.id is not null then 'service' else 'shop' end as "aboutKind",
    coalesce(p.slug, s.slug, v.slug) as "aboutSlug", coalesce(p.id, s.id, v.id)::float8 as "aboutNumber",
    case when p.id is not null then json_build_object('en', p.title, 'ne', p.title_ne)
      when s.id is not null then json_build_object('en', s.title, 'ne', s.title_ne)
      else json_build_object('en', v.name, 'ne', v.name_ne) end as "aboutTitle",
    v.id::float8 as "vendorId", v.slug as "shopSlug", json_build_object('en', v.name, 'ne', v.name_ne) as "shopName",
    c.kind = 'reply' or coalesce(a.by = 'shop', false) as "isByShop",
    case c.kind when 'review' then r.bought_on::text when 'answer' then a.bought_on::text end as "boughtOn",
    case c.kind when 'review' then (select parcels.order_id::float8 from parcels where parcels.id = r.parcel_id) end as "orderId",
    (select count(*)::int from reports where reports.kind = c.kind and reports.subject_id = c.subject_id) as "reportCount"
  from (${found}) c
    left join reviews r on c.kind in ('review', 'reply') and r.id = c.subject_id
    left join answers a on c.kind = 'answer' and a.id = c.subject_id
    left join questions q on q.id = case c.kind when 'question' then c.subject_id else a.question_id end
    join vendors v on v.id = coalesce(r.vendor_id, q.vendor_id)
    left join products p on p.id = coalesce(r.product_id, q.product_id)
    left join services s on s.id = coalesce(r.service_id, q.service_id)`

export interface CaseFilter {
  view: 'open' | 'closed'
  kind?: ModeratedKind | undefined
  reason?: CaseReason | undefined
}

/** The time in microseconds, and the number of the case. */
export interface CasePosition {
  at: string
  id: number
}

const momentOf = ({ at }: CasePosition) => sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`

/** Open ones the oldest first, decided ones the newest first. */
export async function listCaseRows(
  db: Tx,
  { view, kind, reason }: CaseFilter,
  after: CasePosition | undefined,
  limit: number,
): Promise<CaseRow[]> {
  const filters = sql`${kind === undefined ? sql`true` : sql`m.kind = ${kind}`}
    and ${reason === undefined ? sql`true` : sql`m.reasons ? ${reason}`}`
  const found =
    view === 'open'
      ? sql`select m.* from moderation_cases m where m.decided_at is null and ${filters}
          and ${after ? sql`(m.opened_at, m.id) > (${momentOf(after)}, ${after.id}::bigint)` : sql`true`}
          order by m.opened_at, m.id limit ${limit}::int`
      : sql`select m.* from moderation_cases m where m.decided_at is not null and ${filters}
          and ${after ? sql`(m.decided_at, m.id) < (${momentOf(after)}, ${after.id}::bigint)` : sql`true`}
          order by m.decided_at desc, m.id desc limit ${limit}::int`
  const order = view === 'open' ? sql`c.opened_at, c.id` : sql`c.decided_at desc, c.id desc`
  const { rows } = await db.execute(sql`${selectCases(found)} order by ${order}`)
  return rows as unknown as CaseRow[]
}

export async function findCaseRow(db: Tx, id: number): Promise<CaseRow | undefined> {
  const { rows } = await db.execute(selectCases(sql`select m.* from moderation_cases m where m.id = ${id}`))
  return rows[0] as unknown as CaseRow | undefined
}

/** Counts no further than somebody wants to know. */
export async function countOpenCases(db: Tx, limit: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from moderation_cases m where m.decided_at is null limit ${limit}::int) found`)
  return rows[0]!.count
}

export const findSubjectOf = async (db: Tx, id: number) =>
  (
    await db
      .select({ kind: moderationCases.kind, subjectId: moderationCases.subjectId })
      .from(moderationCases)
      .where(eq(moderationCases.id, id))
  )[0]

/** Holds the case until the end of the transaction. */
export const lockCase = (tx: Tx, id: number) =>
  tx.select({ id: moderationCases.id }).from(moderationCases).where(eq(moderationCases.id, id)).for('update')

interface Decided {
  decision: 'kept' | 'removed'
  removalReason: RemovalReason | null
  words: string
  decidedBy: string
  decidedAt: Date
}

export const updateDecided = (tx: Tx, id: number, decided: Decided) =>
  tx
    .update(moderationCases)
    .set(decided)
    .where(and(eq(moderationCases.id, id), isNull(moderationCases.decidedAt)))
