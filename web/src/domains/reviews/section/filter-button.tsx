import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Suspense, useState } from 'react'
import type { ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { fetchedDialog } from '#ui/modal/fetched-dialog.tsx'
import { LoadingBar } from '#ui/state/loading-bar.tsx'
import type { ReviewSearch } from '../review-search.ts'

const ReviewFilterSheet = fetchedDialog(
  async () => (await import('./review-filter-sheet.tsx')).ReviewFilterSheet,
)

interface FilterButtonProps {
  search: ReviewSearch
  summary: ReviewSummary
  /** How many reviews the filters leave. */
  total: number
  isCounting: boolean
}

/** On a phone: opens all filters at once. */
export function FilterButton(props: FilterButtonProps) {
  const { filterTitle } = useArea('reviews')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden />}
        onClick={() => setIsOpen(true)}
        className="min-h-11! px-4! text-small! md:hidden"
      >
        {filterTitle}
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingBar />}>
          <ReviewFilterSheet {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
