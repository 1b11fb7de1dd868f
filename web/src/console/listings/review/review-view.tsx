import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { Link } from '@tanstack/react-router'
import { useArea } from '#ui/messages/use-area.ts'
import { DifferencePanel } from '../difference/difference-panel.tsx'
import { DecisionFoot } from './decision-foot.tsx'
import { EarlierPanel } from './earlier-panel.tsx'
import type { Judging } from '../use-judging.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { ReviewHead } from './review-head.tsx'
import { ShopPanel } from './shop-panel.tsx'

interface ReviewViewProps {
  review: Review
  judging: Judging
  onShop(shop: string): void
  onBack(): void
}

/** What differs beside the page that shoppers will see; on narrower screens above it. */
export function ReviewView({ review, judging, onShop, onBack }: ReviewViewProps) {
  const { listings } = useArea('staff')
  return (
    <section aria-label={listings.difference.title} className="flex min-h-0 min-w-0 flex-col">
      <ReviewHead review={review} onBack={onBack} />
      {review.newerId && (
        <p
          role="alert"
          className="flex flex-wrap items-center gap-x-4 border-b border-line bg-cream px-4 py-1 text-small text-cream-ink md:px-5"
        >
          {listings.newer}
          <Link
            to="/staff/$"
            params={{ _splat: `listings/${review.newerId}` }}
            className="flex min-h-11 items-center font-semibold underline"
          >
            {listings.toNewer}
          </Link>
        </p>
      )}
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4 md:p-5 xl:grid xl:grid-cols-[minmax(0,9fr)_minmax(0,14fr)] xl:gap-4.5 xl:overflow-hidden">
        <div className="flex min-h-0 flex-col rounded-panel bg-surface shadow-2 xl:order-2">
          <div className="xl:min-h-0 xl:grow xl:overflow-y-auto xl:overscroll-contain">
            <DifferencePanel review={review} judging={judging} />
          </div>
          <div className="sticky -bottom-4 rounded-b-panel border-t border-line bg-surface px-4 py-3 md:-bottom-5 md:px-5 xl:static">
            <DecisionFoot review={review} judging={judging} />
          </div>
        </div>
        <div className="grid auto-rows-max grid-cols-[minmax(0,1fr)] content-start gap-4 max-xl:mt-4 xl:-m-1 xl:overflow-y-auto xl:overscroll-contain xl:p-1">
          <ShopPanel review={review} onShop={onShop} />
          <PreviewPanel review={review} />
          <EarlierPanel review={review} />
        </div>
      </div>
    </section>
  )
}
