import { useQuery } from '@tanstack/react-query'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { catalogueQueries } from '../catalogue.queries.ts'
import { facetInputOf } from '../product-inputs.ts'
import type { ProductSearch } from '../product-search.ts'
import { useChoice } from '../use-choice.ts'
import { FilterFields } from './filter-fields.tsx'

/** Beside the list. A form, so that it can be sent where no script answers the choices themselves. */
export function FilterPanel({ search }: { search: ProductSearch }) {
  const texts = useArea('products')
  const choice = useChoice(search)
  const { data } = useQuery(catalogueQueries.facets(useCall(), facetInputOf(search)))
  const { searchTerm, sortField, sortOrder } = search
  return (
    <form
      action="/products/"
      aria-label={texts.filters}
      onSubmit={(event) => event.preventDefault()}
      className="pt-1"
    >
      {Object.entries({ searchTerm, sortField, sortOrder }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <FilterFields choice={choice} facets={data} />
      <div className="hidden noscript:block">
        <button type="submit" className={buttonClass({ isWide: true })}>
          {texts.apply}
        </button>
      </div>
    </form>
  )
}
