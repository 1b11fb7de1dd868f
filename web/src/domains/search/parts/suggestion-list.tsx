import { use } from 'react'
import type { Suggestion } from '@haat/contract/domains/search.ts'
import { useArea } from '#messages/use-area.ts'
import { AheadContext } from './ahead-context.ts'
import { AheadGroup } from './ahead-group.tsx'
import { SuggestionRow } from './suggestion-row.tsx'

type SuggestionListProps = { suggestions: readonly Suggestion[]; term: string }

/** What may be meant, by its kind: words, products, services, and places. */
export function SuggestionList({ suggestions, term }: SuggestionListProps) {
  const { listId } = use(AheadContext)
  const texts = useArea('search')
  const groups = [
    { name: 'words', title: texts.words, kinds: ['search'] },
    { name: 'products', title: texts.products, kinds: ['product'] },
    { name: 'services', title: texts.services, kinds: ['service'] },
    { name: 'places', title: texts.places, kinds: ['category', 'serviceCategory', 'vendor'] },
  ]
  return groups.map(({ name, title, kinds }) => {
    const own = suggestions.filter(({ kind }) => kinds.includes(kind))
    if (own.length === 0) return null
    return (
      <AheadGroup key={name} id={`${listId}-${name}`} title={title}>
        {own.map((suggestion) => (
          <SuggestionRow
            key={`${suggestion.kind} ${suggestion.address}`}
            suggestion={suggestion}
            term={term}
          />
        ))}
      </AheadGroup>
    )
  })
}
