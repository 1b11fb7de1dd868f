import { useNavigate, useSearch } from '@tanstack/react-router'
import { addressOfSearch, readContentSearch, type ContentSearch } from './content-search.ts'

/** The list's address: what it says, and how to change it. Whatever narrows the list begins at its first page. */
export function useContentSearch() {
  const search = readContentSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = (changes: Partial<ContentSearch>) =>
    void navigate({
      to: '/staff/$',
      params: { _splat: 'content' },
      search: addressOfSearch({ ...search, pageIndex: 1, ...changes }) as never,
      replace: 'searchTerm' in changes,
      resetScroll: false,
    })
  return { search, change }
}
