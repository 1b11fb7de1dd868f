import X from 'lucide-react/icons/x'
import type { ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import type { ReviewSearch } from '../review-search.ts'
import { ReviewLink } from './review-link.tsx'
import { useReviewFilters } from './use-review-filters.ts'

const chipClass =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-chip px-3.5 text-small font-semibold whitespace-nowrap md:min-h-10'

interface ReviewChipsProps {
  search: ReviewSearch
  summary: ReviewSummary
}

/** The filters as links, each with how many reviews it leaves; a chosen one is taken away by a press. */
export function ReviewChips({ search, summary }: ReviewChipsProps) {
  const { ui } = useMessages()
  const texts = useArea('reviews')
  const filters = useReviewFilters(search, summary)
  if (filters.length === 0) return null
  return (
    <ul
      aria-label={texts.filters}
      className="flex gap-2 overflow-x-auto py-1 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter)"
    >
      {filters.map(({ key, name, language, count, isChosen, change }) => (
        <li key={key}>
          <ReviewLink
            change={change}
            isCurrent={isChosen}
            className={`${chipClass} ${isChosen ? 'bg-blush text-crimson-deep' : 'bg-sunken'}`}
          >
            {isChosen && <VisuallyHidden>{texts.without(name)}</VisuallyHidden>}
            <span aria-hidden={isChosen} lang={language}>
              {texts.chip(name, formatCount(count, ui.language))}
            </span>
            {isChosen && <X aria-hidden className="size-4" />}
          </ReviewLink>
        </li>
      ))}
    </ul>
  )
}
