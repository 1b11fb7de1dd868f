import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import type { Membership } from '#plugins/membership.ts'
import { stayingMemberSql } from '../members/members.service.ts'
import type { ListingRecord } from './listings.store.ts'

type DraftRow = Pick<
  ListingRecord,
  'draft' | 'version' | 'savedBy' | 'savedAt' | 'title' | 'titleNe' | 'words'
>

/**
 * Writes a draft if the listing still is what `before` says and the member still belongs to the shop, and tells where the listing
 * stands then; null if not. It begins with `with`, so that its plan is kept.
 */
export async function saveUnchanged(db: Tx, before: ListingRecord, member: Membership, row: DraftRow) {
  const { rows } = await db.execute<Pick<ListingRecord, 'state' | 'changes'>>(sql`
    with member as materialized (${stayingMemberSql(member)}),
    saved as (
      update listings set draft = ${JSON.stringify(row.draft)}::jsonb, version = ${row.version}::int, saved_by = ${row.savedBy}::uuid,
        saved_at = ${row.savedAt.toISOString()}::timestamptz, title = ${row.title}, title_ne = ${row.titleNe}, words = ${row.words}
      where id = ${before.id} and exists (select from member) and version = ${before.version}::int and is_live = ${before.isLive}
        and live_version_id is not distinct from ${before.liveVersionId}::uuid
        and waiting_version_id is not distinct from ${before.waitingVersionId}::uuid
        and sent_back_version_id is not distinct from ${before.sentBackVersionId}::uuid
      returning state, changes)
    select state, changes from saved`)
  return rows[0] ?? null
}
