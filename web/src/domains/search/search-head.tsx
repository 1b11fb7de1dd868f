import type { SearchOutcome } from '@haat/contract/domains/search.ts'
import { AlsoFound } from './also-found.tsx'
import { SearchNotice } from './search-notice.tsx'
import type { SearchPlace } from './search-place.ts'

/** Stands over a list that was searched: how the words were read, and what else they find. */
export const SearchHead = ({ outcome, ...place }: SearchPlace & { outcome: SearchOutcome | undefined }) => (
  <>
    <SearchNotice {...place} outcome={outcome} />
    <AlsoFound {...place} />
  </>
)
