import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ListingState } from '@haat/contract/domains/listings.rules.ts'
import type { ListingCounts } from '@haat/contract/domains/listings.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** As a shop looks at them: what sells, then what needs somebody, then what rests. */
const order = ['live', 'out-of-stock', 'in-review', 'sent-back', 'draft', 'paused'] as const

interface StateTabsProps {
  counts: ListingCounts | undefined
  /** None is chosen while the list shows something else, such as changes that were sent back. */
  chosen: ListingState | 'all' | undefined
  searchTerm: string
}

/** All listings, or those of one state, each with how many there are: the states add up to all. */
export function StateTabs({ counts, chosen, searchTerm }: StateTabsProps) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen, and what is chosen may lie beyond its edge.
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab) nav.current!.scrollLeft = tab.offsetLeft - (nav.current!.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <nav
      ref={nav}
      aria-label={listings.tabs}
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {(['all', ...order] as const).map((tab) => {
        const state = tab === 'all' ? undefined : tab
        const isChosen = tab === chosen
        const count = counts?.[tab]
        return (
          <Link
            key={tab}
            to="."
            search={{ ...(state && { state }), ...(searchTerm && { searchTerm }) } as object}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            {...(isChosen && { 'aria-current': 'true' as const })}
            className={classNames(
              'flex min-h-11 shrink-0 items-center gap-2 rounded-chip px-3.5 text-small font-semibold whitespace-nowrap transition-colors',
              isChosen ? 'bg-blush text-crimson-deep' : 'bg-sunken text-ink hover:bg-line',
            )}
          >
            {state ? listings.states[state] : listings.all}
            {count !== undefined && (
              <span className={classNames(state === 'sent-back' && count > 0 && 'text-crimson')}>
                {formatCount(count, ui.language)}
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
