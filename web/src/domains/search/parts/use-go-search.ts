import { useNavigate } from '@tanstack/react-router'
import { readSearchTerm } from '../read-search-term.ts'
import { keepSearch } from '../recent-searches.ts'

/** Searches for the words and keeps them; nothing is no search. Says whether there was one. */
export function useGoSearch() {
  const navigate = useNavigate()
  return (typed: string): boolean => {
    const searchTerm = readSearchTerm(typed)
    if (!searchTerm) return false
    keepSearch(searchTerm)
    void navigate({ to: '/products/', search: { searchTerm } })
    return true
  }
}
