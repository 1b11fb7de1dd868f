import { lazy, startTransition, Suspense, useState } from 'react'
import { FiltersButton } from '#domains/filters/filters-button.tsx'
import { SortSelect } from '#domains/filters/sort-select.tsx'
import { countChosen } from '../count-chosen.ts'
import type { ProductSearch } from '../product-search.ts'
import { useSorts } from './use-sorts.ts'

const FilterSheet = lazy(async () => ({
  default: (await import('./product-filter-sheet.tsx')).ProductFilterSheet,
}))

/** Filters and order under the thumb, however far one has scrolled. */
export function PhoneBar({ search }: { search: ProductSearch }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid grid-cols-[3fr_4fr] gap-3">
      <FiltersButton count={countChosen(search)} onClick={() => startTransition(() => setIsOpen(true))} />
      <SortSelect {...useSorts(search)} form="phone" />
      {isOpen && (
        <Suspense>
          <FilterSheet search={search} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
