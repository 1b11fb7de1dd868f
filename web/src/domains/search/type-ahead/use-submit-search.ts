import { useNavigate } from '@tanstack/react-router'
import { readSearchTerm } from '../read-search-term.ts'
import { rememberSearch } from './recent-searches.ts'

/** @returns a function that opens the results for a term and remembers it; it returns false for an empty term. */
export function useSubmitSearch() {
  const navigate = useNavigate()
  return (typed: string): boolean => {
    const searchTerm = readSearchTerm(typed)
    if (!searchTerm) return false
    rememberSearch(searchTerm)
    void navigate({ to: '/products/', search: { searchTerm } })
    return true
  }
}
