import { useQuery } from '@tanstack/react-query'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { catalogueQueries } from '../catalogue.queries.ts'
import { clearAll } from '../count-chosen.ts'
import { facetInputOf } from '../product-inputs.ts'
import type { ProductSearch } from '../product-search.ts'
import { useChoice } from '../use-choice.ts'
import { FilterFields } from './filter-fields.tsx'

type FilterSheetProps = { search: ProductSearch; onClose: () => void }

const nothing: ProductSearch = {
  vendor: undefined,
  colour: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  rating: undefined,
  inStock: undefined,
  deals: undefined,
  origin: undefined,
  district: undefined,
}

/** Choices count at once; the button says what they leave. */
export function FilterSheet({ search, onClose }: FilterSheetProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const choice = useChoice(search, true)
  const { data } = useQuery(catalogueQueries.facets(useCall(), facetInputOf(search)))
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.filters}
      footer={
        <>
          <Button
            variant="secondary"
            size="large"
            onClick={() => choice.choose({ ...nothing, ...clearAll(choice.chosen) })}
          >
            {texts.clearAll}
          </Button>
          <Button size="large" onClick={onClose}>
            {data ? texts.showCount(formatCount(data.total, ui.language)) : texts.apply}
          </Button>
        </>
      }
    >
      <FilterFields choice={choice} facets={data} />
    </Sheet>
  )
}
