import { countChosen } from './count-chosen.ts'
import { FilterPanel } from './parts/filter-panel.tsx'
import { ListBar } from './parts/list-bar.tsx'
import { ListHeading } from './parts/list-heading.tsx'
import { PhoneBar } from './parts/phone-bar.tsx'
import { Results } from './parts/results.tsx'
import { readProductSearch } from './product-search.ts'
import { usePath } from './use-path.ts'

/** Everything it shows is said by the address. */
export function ProductsPage({ address }: { address: object }) {
  const search = readProductSearch({ ...address })
  const path = usePath(search.category)
  const hasChips = countChosen(search) > 0
  return (
    <>
      <ListHeading search={search} path={path} />
      <div className="flex flex-col lg:mt-5 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-x-9">
        {/* Without scripts a phone has it below the list instead of in a sheet. */}
        <aside className="hidden lg:block max-lg:noscript:order-last max-lg:noscript:mt-10 max-lg:noscript:block">
          <FilterPanel search={search} isUnfolded={'showAll' in address} />
        </aside>
        <div className="contents lg:block">
          <div className="sticky top-0 z-10 -mx-(--gutter) mt-2 min-h-19 border-b border-line bg-paper px-(--gutter) py-3 lg:hidden noscript:hidden">
            <PhoneBar search={search} />
          </div>
          <div className={hasChips ? 'min-h-18.5 lg:min-h-15' : 'min-h-4 lg:min-h-15'}>
            <ListBar search={search} path={path} />
          </div>
          <Results search={search} />
        </div>
      </div>
    </>
  )
}
