import type { Import, ImportProblem, ImportResult } from '@haat/contract/domains/imports.ts'
import type { Tx } from '#platform/database/database.ts'
import type { ImportListingRecord, ImportRowRecord } from './import-rows.store.ts'
import { countImport, type ImportRecord } from './imports.store.ts'
import type { ImportSummary } from './plans.ts'

const sampleLength = 80
const maxSamples = 3
const time = (at: Date | null) => at?.toISOString() ?? null

const n = (counts: Record<string, number>, ...states: string[]) =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** What became of the listings of a file, in numbers. */
export function listingCountsOf(
  { state }: ImportRecord,
  { listings, newListings, drafts }: ImportSummary,
): Import['listings'] {
  const written = n(listings, 'new', 'changed', 'undone', 'kept')
  return {
    total: written + n(listings, 'waiting', 'failed'),
    done: state === 'undoing' ? n(listings, 'undone', 'kept') : written + n(listings, 'failed'),
    new: newListings,
    changed: written - newListings,
    drafts,
    failed: n(listings, 'failed'),
    undone: n(listings, 'undone'),
    kept: n(listings, 'kept'),
  }
}

/** An import as its shop sees it. */
export async function toImport(db: Tx, record: ImportRecord): Promise<Import> {
  const counts = await countImport(db, record)
  const { rows, pictures, createdByName, samples } = counts
  return {
    id: record.id,
    state: record.state,
    fileName: record.fileName,
    fileKind: record.fileKind,
    fileBytes: record.fileBytes,
    areColumnsRemembered: record.areColumnsRemembered,
    columns: record.header.map((header, at) => ({
      header,
      field: record.fields[at] ?? null,
      samples: samples
        .flatMap((cells) => cells[at] || [])
        .slice(0, maxSamples)
        .map((text) => text.slice(0, sampleLength)),
    })),
    rows: {
      total: record.rowCount,
      checked: record.checkedRows,
      new: n(rows, 'new'),
      changed: n(rows, 'changed'),
      same: n(rows, 'same'),
      errors: n(rows, 'error'),
      leftOut: n(rows, 'left-out'),
    },
    listings: listingCountsOf(record, counts),
    pictures,
    workedFrom: time(record.workedFrom),
    workedUntil: time(record.workedUntil),
    createdAt: record.createdAt.toISOString(),
    createdBy: createdByName,
    stopReason: record.stopReason,
    undoUntil: time(record.undoUntil),
    rowsDeletedAt: time(record.rowsDeletedAt),
  }
}

/** What is wrong with the cells of a row. */
export function toProblems(
  { row, cells, mends, problems }: ImportRowRecord,
  fields: readonly (string | null)[],
) {
  return problems.map(({ field, code, data, mend }): ImportProblem => {
    const at = fields.indexOf(field)
    const value = mends[field] ?? (at === -1 ? '' : (cells[at] ?? ''))
    return { row, field, value, code, data, mend }
  })
}

export const toResult = (listing: ImportListingRecord): ImportResult => ({
  listingId: listing.listingId === null ? null : String(listing.listingId),
  code: listing.code,
  title: listing.title,
  rows: listing.rows,
  outcome: listing.state === 'waiting' ? 'failed' : listing.state,
  isDraft: listing.isDraft,
  failure: listing.failure,
  sentence: listing.sentence || null,
  keptReasons: listing.keptReasons,
})
