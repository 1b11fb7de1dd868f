import { sql } from 'drizzle-orm'
import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import { hiddenValue, numberList } from '#platform/database/prepared.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { noDetails, toThumbnail, type SuggestionDetails } from './suggestion-details.ts'
import type { FoundDocument } from './suggestions.store.ts'

interface DetailsRow extends Record<string, unknown> {
  kind: DocumentKind
  number: number
  details: Partial<SuggestionDetails>
}

/** Reads the details of documents from all domains in one statement. What has just gone is left out. */
export async function toSuggestions(
  db: Tx,
  documents: FoundDocument[],
  sources: DocumentSource[],
): Promise<Suggestion[]> {
  if (documents.length === 0) return []
  const selects = sources.flatMap(({ kind, selectDetails }) => {
    const numbers = documents.filter((one) => one.kind === kind).map(({ number }) => number)
    if (numbers.length === 0) return []
    const details = selectDetails(sql`${hiddenValue(numberList(numbers), 'bigint[]')}::bigint[]`)
    return sql`(select ${sql.raw(`'${kind}'`)} as kind, number::float8 as number, details from (${details}) one)`
  })
  const { rows } = await db.execute<DetailsRow>(sql.join(selects, sql` union all `))
  const detailsOf = new Map(rows.map(({ kind, number, details }) => [`${kind} ${number}`, details]))
  return documents.flatMap(({ number, ...document }) => {
    const details = detailsOf.get(`${document.kind} ${number}`)
    if (!details) return []
    const picture = details.picture ? toThumbnail(details.picture) : null
    return [{ ...document, ...noDetails, ...details, picture }]
  })
}
