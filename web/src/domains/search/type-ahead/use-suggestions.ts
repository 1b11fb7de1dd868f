import { useQuery } from '@tanstack/react-query'
import { readPriceWords } from '@haat/contract/shared/price-words.ts'
import { useCall } from '#api/use-router-context.ts'
import { searchQueries } from '../search.queries.ts'
import { useEffect, useState } from 'react'

/** The pause after which suggestions are asked for: longer than between two keys of somebody who goes on typing. */
const typingMs = 140
/** The pause after which somebody is taken to be reading: only then all results are counted, which costs more. */
const readingMs = 450

/**
 * Suggestions, popular searches and counts for a search term. Queries are keyed by the term, so a late answer never
 * replaces a newer one.
 */
export function useSuggestions(term: string) {
  const call = useCall()
  const asked = useSettled(term, typingMs)
  const read = useSettled(term, readingMs)
  const isTyped = term !== ''
  const list = useQuery({ ...searchQueries.suggestions(call, asked), enabled: isTyped && asked !== '' })
  const popular = useQuery(searchQueries.popular(call))
  const everywhere = useQuery({ ...searchQueries.everywhere(call, read), enabled: isTyped && read !== '' })
  return {
    list,
    isBehind: asked !== term || list.isPlaceholderData,
    popular: popular.data ?? [],
    // What is within a price is known only to the list.
    everywhere: read === term && !hasLimits(term) ? everywhere.data : undefined,
  }
}

const hasLimits = (term: string) => readPriceWords(term).termWithoutLimits !== term

/** The value once it has not changed for the given time. */
function useSettled<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
