import ChevronDown from 'lucide-react/icons/chevron-down'
import type { KeyboardEvent } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { reviewOrders, type ReviewSearch } from '../review-search.ts'
import { ReviewLink } from './review-link.tsx'

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** The orders as links that unfold. Another order is another menu, so that it closes. */
export function SortMenu({ search: { reviewSort } }: { search: ReviewSearch }) {
  const { sort, sorts } = useArea('reviews')
  return (
    <details key={reviewSort} onKeyDown={closeOnEscape} className="relative shrink-0">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-small [&::-webkit-details-marker]:hidden">
        <span className="text-muted">{sort}</span>
        <span className="font-semibold">{sorts[reviewSort ?? 'helpful']}</span>
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      <ul className="absolute right-0 z-10 mt-1 min-w-full rounded-control bg-surface p-1.5 shadow-2">
        {([undefined, ...reviewOrders] as const).map((order) => (
          <li key={order ?? 'helpful'}>
            <ReviewLink
              change={{ reviewSort: order, reviewPages: undefined }}
              isCurrent={order === reviewSort}
              className="flex min-h-11 items-center rounded-chip px-3 text-small whitespace-nowrap hover:bg-sunken aria-[current]:font-semibold aria-[current]:text-crimson"
            >
              {sorts[order ?? 'helpful']}
            </ReviewLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
