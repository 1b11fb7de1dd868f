import { lazy } from 'react'
import { PhoneBar } from '#domains/filters/phone-bar.tsx'
import { countChosen } from '../count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'
import { useSorts } from './use-sorts.ts'

const FilterSheet = lazy(async () => ({
  default: (await import('./product-filter-sheet.tsx')).ProductFilterSheet,
}))

export const ProductPhoneBar = ({ search }: { search: ProductSearch }) => (
  <PhoneBar
    chosenCount={countChosen(search)}
    sorting={useSorts(search)}
    renderSheet={(onClose) => <FilterSheet search={search} onClose={onClose} />}
  />
)
