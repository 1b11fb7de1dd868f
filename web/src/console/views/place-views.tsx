import type { ViewPlace } from '@haat/contract/domains/staff.rules.ts'
import { usePlaceSearch } from '../parts/use-place-search.ts'
import { SavedViews } from './saved-views.tsx'

/** The saved views of a list whose filters stand in the address; which page of it one looks at is no part of them. */
export function PlaceViews({ place }: { place: ViewPlace }) {
  const { search, replaceAll } = usePlaceSearch()
  const { pageIndex: _, ...filters } = search
  return <SavedViews place={place} search={filters} onChoose={replaceAll} />
}
