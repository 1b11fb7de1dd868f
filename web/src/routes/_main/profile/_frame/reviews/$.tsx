import { createFileRoute } from '@tanstack/react-router'
import { OwnReviewsPages } from '#domains/reviews/own-reviews-pages.tsx'

/** One route for all pages about one's own reviews, which tell them apart themselves: each route is part of every first load. */
export const Route = createFileRoute('/_main/profile/_frame/reviews/$')({
  staticData: { namesItself: true, fillsPhone: true },
  component: () => <OwnReviewsPages path={Route.useParams()._splat ?? ''} />,
})
