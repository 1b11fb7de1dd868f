import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/database/database.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import type { SuggestionDetails } from './suggestion-details.ts'
import type { FoundDocument } from './suggestions.store.ts'

/** Reads the details of documents from their domains, one after the other on one connection. What has just gone is left out. */
export async function toSuggestions(
  db: Tx,
  documents: FoundDocument[],
  sources: DocumentSource[],
): Promise<Suggestion[]> {
  const faces = new Map<DocumentKind, Map<number, SuggestionDetails>>()
  for (const { kind, details: read } of sources) {
    const numbers = documents.filter((one) => one.kind === kind).map(({ number }) => number)
    if (numbers.length > 0) faces.set(kind, await read(db, numbers))
  }
  return documents.flatMap(({ number, ...document }) => {
    const face = faces.get(document.kind)?.get(number)
    return face ? [{ ...document, ...face }] : []
  })
}
