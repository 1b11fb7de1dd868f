import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { usePageKeys } from '#console/staff/palette/tools-context.ts'
import { OpenedView } from '#console/vendors/opened-view.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { reviewQueries } from '../listings.queries.ts'
import type { Deciding } from '../use-deciding.ts'
import { useJudging } from '../use-judging.ts'
import { ReviewView } from './review-view.tsx'

interface OpenReviewProps {
  id: string
  deciding: Deciding
  /** Shows only this shop in the queue. */
  onShop(shop: string): void
  onBack(): void
}

/** The version that the address names, with its keys. */
export function OpenReview({ id, deciding, onShop, onBack }: OpenReviewProps) {
  const { listings } = useArea('staff')
  const { ui } = useMessages()
  const query = useQuery(reviewQueries.one(useCall(), id))
  const judging = useJudging(id, query.data, deciding)
  const { keys } = listings
  usePageKeys({
    j: { what: keys.next, act: () => deciding.step(1) },
    k: { what: keys.previous, act: () => deciding.step(-1) },
    a: { what: keys.approve, act: judging.approve },
    s: { what: keys.sendBack, act: judging.sendBack },
  })
  return (
    <OpenedView
      query={query}
      nameOf={({ title }) => inLanguage(title, ui.language) || listings.untitled}
      texts={{ ...listings, failed: listings.oneFailed }}
      onBack={onBack}
    >
      {(review) => <ReviewView review={review} judging={judging} onShop={onShop} onBack={onBack} />}
    </OpenedView>
  )
}
