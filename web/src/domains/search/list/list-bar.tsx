import { ChosenChips } from '#ui/list/chosen-chips.tsx'
import { SortLinks } from '#ui/list/sort-links.tsx'
import { SortSelect } from '#ui/list/sort-select.tsx'
import type { ListTypes } from '../list-definition.ts'
import { clearAll, sortNamed, withChoice, useChips, useSorts, type ListProps } from '../use-list.ts'
import { ListLink } from './list-link.tsx'

/** The active filters as chips that remove them; on a desktop with the sort order beside them. */
export function ListBar<L extends ListTypes>(props: ListProps<L>) {
  const { list, search } = props
  const sorting = useSorts(props)
  return (
    <div className="list-bar">
      <ChosenChips
        chosen={useChips(props)}
        renderLink={(one, link) => (
          <ListLink
            to={list.to}
            search={one ? withChoice(search, one.without) : clearAll(list.table, search)}
            resetScroll={false}
            {...link}
          />
        )}
      />
      <SortSelect {...sorting} className="max-lg:hidden no-js:hidden" />
      <SortLinks
        {...sorting}
        renderLink={(name, link) => (
          <ListLink
            key={name}
            to={list.to}
            search={withChoice(search, sortNamed(list.table, name, search))}
            {...link}
          />
        )}
      />
    </div>
  )
}
