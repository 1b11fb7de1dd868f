import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Search from 'lucide-react/icons/search'
import { useRef } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { contentQueries } from '../content.queries.ts'
import {
  isFiltered,
  pageSizes,
  sortNames,
  defaultSearch,
  type ContentSearch,
  type SortName,
} from './content-search.ts'

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

interface MultiSelectProps {
  label: string
  anyLabel: string
  options: readonly string[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** A button that opens a list of checkboxes; Escape closes the list. */
function MultiSelect({ label, anyLabel, options, chosen, onChange }: MultiSelectProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const details = useRef<HTMLDetailsElement>(null)
  const all = [...new Set([...options, ...chosen])].toSorted()
  const close = () => details.current?.removeAttribute('open')
  return (
    <details
      ref={details}
      name="content-filters"
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary
        aria-label={label}
        className="flex min-h-13 list-none items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-body [&::-webkit-details-marker]:hidden"
      >
        {chosen.length === 0
          ? anyLabel
          : `${label}: ${content.chosen(formatCount(chosen.length, ui.language))}`}
        <ChevronDown aria-hidden className="size-5" />
      </summary>
      <div className="absolute top-full left-0 z-20 mt-2 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-panel border border-line bg-surface px-4 py-2 shadow-3">
        {all.map((option) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          >
            <span className="break-all">{option}</span>
          </Checkbox>
        ))}
        {all.length === 0 && <p className="py-2 text-muted">{anyLabel}</p>}
      </div>
    </details>
  )
}
