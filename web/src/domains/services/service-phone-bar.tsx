import { lazy } from 'react'
import { PhoneBar } from '#domains/filters/phone-bar.tsx'
import { countChosen } from './service-removals.ts'
import type { ServiceSearch } from './service-search.ts'
import { useSorts } from './use-sorts.ts'

const FilterSheet = lazy(async () => ({
  default: (await import('./service-filter-sheet.tsx')).ServiceFilterSheet,
}))

export const ServicePhoneBar = ({ search }: { search: ServiceSearch }) => (
  <PhoneBar
    chosenCount={countChosen(search)}
    sorting={useSorts(search)}
    renderSheet={(onClose) => <FilterSheet search={search} onClose={onClose} />}
  />
)
