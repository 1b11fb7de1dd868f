import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/database.ts'
import { jsonRowReader, type JsonRow } from '#platform/database/json-rows.ts'
import { accountNameSql } from '../account/account.service.ts'
import type { VersionRow } from './listings.store.ts'
import { listingVersions } from './listings.tables.ts'

/** A version without what was sent, with the names of who sent it and who decided about it; null once their accounts are closed. */
export interface NamedVersion {
  row: Omit<VersionRow, 'content'>
  sentBy: string | null
  decidedBy: string | null
}
export interface NamedVersionJson extends Omit<NamedVersion, 'row'> {
  row: JsonRow
}

export const namedVersion = (version: string) =>
  sql.raw(`json_build_object('row', to_jsonb(${version}) - 'content',
    'sentBy', ${accountNameSql(`${version}.submitted_by`)}, 'decidedBy', ${accountNameSql(`${version}.decided_by`)})`)

const readRow = jsonRowReader(listingVersions)
export const readNamedVersion = (version: NamedVersionJson): NamedVersion => ({
  ...version,
  row: readRow(version.row),
})

/** What was sent of a listing, the newest first. */
export async function listVersions(db: Tx, listingId: number, limit: number): Promise<NamedVersion[]> {
  const { rows } = await db.execute<{ version: NamedVersionJson }>(sql`
    select ${namedVersion('v')} as version from listing_versions v
    where v.listing_id = ${listingId} order by v.number desc limit ${limit}::int`)
  return rows.map(({ version }) => readNamedVersion(version))
}
