import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { AlsoFound } from './also-found.tsx'
import { SearchNotice } from './search-notice.tsx'
import type { SearchedList } from './searched-list.ts'

/** Above a searched list: how the search term was understood, and what else it finds. */
export const SearchHead = ({ outcome, ...list }: SearchedList & { outcome: SearchOutcome | undefined }) => (
  <>
    <SearchNotice {...list} outcome={outcome} />
    <AlsoFound {...list} />
  </>
)
