import { ListFrame } from '#ui/list/list-frame.tsx'
import { countChosen } from '../filters/count-chosen.ts'
import { FilterPanel } from '../filters/filter-panel.tsx'
import { ListBar } from './list-bar.tsx'
import { ListHeading } from './list-heading.tsx'
import { Results } from './results.tsx'
import { readProductSearch, type ProductSearch } from '../product-search.ts'
import { useCategoryPath } from './use-category-path.ts'
import { lazy } from 'react'
import { PhoneBar } from '#ui/list/phone-bar.tsx'
import { useSorts } from './use-sorts.ts'

/** The address decides everything that the page shows. */
export function ProductsPage({ address }: { address: object }) {
  const search = readProductSearch({ ...address })
  const path = useCategoryPath(search.category)
  return (
    <>
      <ListHeading search={search} path={path} />
      <ListFrame
        panel={<FilterPanel search={search} showsAll={'showAll' in address} />}
        phoneBar={<ProductPhoneBar search={search} />}
        bar={<ListBar search={search} path={path} />}
        hasChips={countChosen(search) > 0}
      >
        <Results search={search} />
      </ListFrame>
    </>
  )
}

const FilterSheet = lazy(async () => ({
  default: (await import('../filters/product-filter-sheet.tsx')).ProductFilterSheet,
}))

const ProductPhoneBar = ({ search }: { search: ProductSearch }) => (
  <PhoneBar
    chosenCount={countChosen(search)}
    sorting={useSorts(search)}
    renderSheet={(onClose) => <FilterSheet search={search} onClose={onClose} />}
  />
)
