import envelope from 'picture:state-envelope'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { deskTabs, listOf } from './queue-filter.ts'
import { useActiveFilters } from './queue-filters.tsx'
import type { useDeskSearch } from './use-desk-search.ts'

/** An empty queue. When filters are on, it says which, since a forgotten one looks like work that is done. */
export function NoTickets({ address }: { address: ReturnType<typeof useDeskSearch> }) {
  const { desk } = useArea('staff')
  const { search, change } = address
  const term = search.searchTerm.trim()
  const active = useActiveFilters(search).map(({ label }) => label)
  if (term !== '') active.push(desk.filters.active(desk.filters.words, `“${term}”`))
  const tab = deskTabs.find((one) => one === search.tab)
  const clear = () =>
    change({
      ...(tab ? { owner: '' } : listOf('open', '')),
      priority: '',
      type: '',
      searchTerm: '',
    })
  return (
    <EmptyState
      picture={envelope}
      tone="pine"
      headingLevel={2}
      heading={desk.noneTitle}
      actions={
        active.length > 0 && (
          <Button variant="secondary" onClick={clear}>
            {desk.clear}
          </Button>
        )
      }
    >
      {tab && active.length === 0 ? desk.none[tab] : desk.none.filtered(active.join(', '))}
    </EmptyState>
  )
}
