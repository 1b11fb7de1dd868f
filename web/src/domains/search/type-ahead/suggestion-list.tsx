import { use } from 'react'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { TypeAheadContext } from './type-ahead-context.ts'
import { TypeAheadGroup } from './type-ahead-group.tsx'
import { SuggestionRow } from './suggestion-row.tsx'

type SuggestionListProps = { suggestions: readonly Suggestion[]; term: string }

/** The suggestions grouped by kind: search terms, products, services, categories and vendors. */
export function SuggestionList({ suggestions, term }: SuggestionListProps) {
  const { listId } = use(TypeAheadContext)
  const texts = useArea('search')
  const groups = [
    { name: 'words', title: texts.words, kinds: ['search'] },
    { name: 'products', title: texts.products, kinds: ['product'] },
    { name: 'services', title: texts.services, kinds: ['service'] },
    { name: 'places', title: texts.places, kinds: ['category', 'serviceCategory', 'vendor'] },
  ]
  return groups.map(({ name, title, kinds }) => {
    const ofKind = suggestions.filter(({ kind }) => kinds.includes(kind))
    if (ofKind.length === 0) return null
    return (
      <TypeAheadGroup key={name} id={`${listId}-${name}`} title={title}>
        {ofKind.map((suggestion) => (
          <SuggestionRow
            key={`${suggestion.kind} ${suggestion.address}`}
            suggestion={suggestion}
            term={term}
          />
        ))}
      </TypeAheadGroup>
    )
  })
}
