import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { searchQueries } from '../search.queries.ts'
import { useSettled } from './use-settled.ts'

/** Between two keys of somebody who types on. */
const typingMs = 140
/** Somebody reads: then it is worth counting all of it. */
const readingMs = 450

/** What is known about the words so far. Each answer belongs to its own words: a late one never replaces a newer one. */
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
    everywhere: read === term ? everywhere.data : undefined,
  }
}
