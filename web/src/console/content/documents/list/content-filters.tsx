import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { SearchField } from '#console/parts/filters/search-field.tsx'
import { contentQueries } from '../content.queries.ts'
import {
  isFiltered,
  pageSizes,
  sortNames,
  defaultSearch,
  type ContentSearch,
  type SortName,
} from './content-search.ts'
import { MultiSelect } from './multi-select.tsx'

interface ContentFiltersProps {
  search: ContentSearch
  onChange(changes: Partial<ContentSearch>): void
}

export function ContentFilters({ search, onChange }: ContentFiltersProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const { data: stats } = useQuery(contentQueries.stats(useCall()))
  return (
    <div role="search" className="mt-6 flex flex-wrap items-center gap-3">
      <div className="min-w-60 grow">
        <SearchField
          label={content.search}
          icon={<Search aria-hidden />}
          term={search.searchTerm}
          onChange={(searchTerm) => onChange({ searchTerm })}
        />
      </div>
      <MultiSelect
        label={content.keys}
        anyLabel={content.anyKey}
        options={stats?.byKey.map(({ key }) => key) ?? []}
        chosen={search.keys}
        onChange={(keys) => onChange({ keys })}
      />
      <MultiSelect
        label={content.tags}
        anyLabel={content.anyTag}
        options={stats?.byTag.map(({ tag }) => tag) ?? []}
        chosen={search.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <label className="block max-md:grow">
        <VisuallyHidden>{content.sort}</VisuallyHidden>
        <SelectInput
          value={search.sort}
          onChange={(event) => onChange({ sort: event.target.value as SortName })}
        >
          {sortNames.map((name) => (
            <option key={name} value={name}>
              {content.sorts[name]}
            </option>
          ))}
        </SelectInput>
      </label>
      <label className="block">
        <VisuallyHidden>{content.perPage}</VisuallyHidden>
        <SelectInput
          value={search.pageSize}
          onChange={(event) => onChange({ pageSize: Number(event.target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {formatCount(size, ui.language)}
            </option>
          ))}
        </SelectInput>
      </label>
      {isFiltered(search) && (
        <Button variant="quiet" onClick={() => onChange({ ...defaultSearch, sort: search.sort })}>
          {content.clear}
        </Button>
      )}
    </div>
  )
}
