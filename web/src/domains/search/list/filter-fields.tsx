import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FacetFields } from '#ui/list/facet-fields.tsx'
import { FilterForm } from '#ui/list/filter-form.tsx'
import type { Choice } from '#ui/list/use-choice.ts'
import { useArea } from '#ui/messages/use-area.ts'
import type { FieldProps, Filter, ListDefinition, ListTypes } from '../list-definition.ts'
import { useFacets, useFormat, useListChoice, useListTexts, type ListProps } from './use-list.ts'

type FilterFieldsProps<L extends ListTypes> = {
  list: ListDefinition<L>
  choice: Choice<L['search']>
  query: UseQueryResult<L['facets']>
}

/** The fields of all filters: those with a heading, then the switches in a box of their own. */
export function FilterFields<L extends ListTypes>({ list, choice, query }: FilterFieldsProps<L>) {
  const texts = useArea(list.area)
  const format = useFormat(query.data)
  const fieldsAt = (place: Filter<L>['place'], props: FieldProps<L>): ReactNode[] =>
    list.table.filters.flatMap(({ Field, parameters, place: itsPlace = 'section' }) =>
      Field && itsPlace === place ? [<Field key={parameters[0]} {...props} />] : [],
    )
  return (
    <FacetFields query={query}>
      {(facets) => {
        const props = { ...choice, facets, texts, format: (count: number) => format(count) }
        const box = [...fieldsAt('switch', props), ...fieldsAt('below-switches', props)]
        return (
          <>
            {fieldsAt('section', props)}
            {box.length > 0 && <div className="filter-switches">{box}</div>}
          </>
        )
      }}
    </FacetFields>
  )
}

/** The filters beside the list. */
export function FilterPanel<L extends ListTypes>(props: ListProps<L> & { showsAll: boolean }) {
  const { list, search, showsAll } = props
  const texts = useListTexts(list)
  const choice = useListChoice(props)
  const query = useFacets(props)
  const { searchTerm, exactly, sortField, sortOrder } = search
  const withoutField = list.table.filters.filter(({ Field }) => !Field)
  const values = withoutField.flatMap(({ parameters }) => parameters.map((name) => [name, search[name]]))
  return (
    <FilterForm
      action={list.to}
      hiddenFields={{ searchTerm, exactly, ...Object.fromEntries(values), sortField, sortOrder }}
      applyLabel={texts.apply}
      showsAll={showsAll}
    >
      <FilterFields list={list} choice={choice} query={query} />
    </FilterForm>
  )
}
