import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import type { Tx } from '#platform/db/database.ts'
import type { DocumentSource } from './document-source.ts'
import type { SuggestionFace } from './suggestion-face.ts'
import type { FoundDocument } from './suggestions.store.ts'

/** Asks the rooms how their things look, one after the other as one connection answers. What has just gone is left out. */
export async function showDocuments(
  db: Tx,
  documents: FoundDocument[],
  sources: DocumentSource[],
): Promise<Suggestion[]> {
  const faces = new Map<DocumentKind, Map<number, SuggestionFace>>()
  for (const { kind, faces: read } of sources) {
    const numbers = documents.filter((one) => one.kind === kind).map(({ number }) => number)
    if (numbers.length > 0) faces.set(kind, await read(db, numbers))
  }
  return documents.flatMap(({ number, ...document }) => {
    const face = faces.get(document.kind)?.get(number)
    return face ? [{ ...document, ...face }] : []
  })
}
