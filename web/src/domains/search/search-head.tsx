import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { AlsoFound } from './results/also-found.tsx'
import { SearchNotice } from './results/search-notice.tsx'
import type { SearchedList } from './results/searched-list.ts'

/** Above a searched list: how the search term was understood, and what else it finds. */
export const SearchHead = ({ outcome, ...list }: SearchedList & { outcome: SearchOutcome | undefined }) => (
  <>
    <SearchNotice {...list} outcome={outcome} />
    <AlsoFound {...list} />
  </>
)
