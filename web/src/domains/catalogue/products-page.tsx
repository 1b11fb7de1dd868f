import { ListFrame } from '#domains/filters/list-frame.tsx'
import { countChosen } from './count-chosen.ts'
import { FilterPanel } from './parts/filter-panel.tsx'
import { ListBar } from './parts/list-bar.tsx'
import { ListHeading } from './parts/list-heading.tsx'
import { ProductPhoneBar } from './parts/product-phone-bar.tsx'
import { Results } from './parts/results.tsx'
import { readProductSearch } from './product-search.ts'
import { usePath } from './use-path.ts'

/** Everything it shows is said by the address. */
export function ProductsPage({ address }: { address: object }) {
  const search = readProductSearch({ ...address })
  const path = usePath(search.category)
  return (
    <>
      <ListHeading search={search} path={path} />
      <ListFrame
        panel={<FilterPanel search={search} isUnfolded={'showAll' in address} />}
        phoneBar={<ProductPhoneBar search={search} />}
        bar={<ListBar search={search} path={path} />}
        hasChips={countChosen(search) > 0}
      >
        <Results search={search} />
      </ListFrame>
    </>
  )
}
