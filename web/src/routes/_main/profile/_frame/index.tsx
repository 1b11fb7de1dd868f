import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#domains/account/profile-page.tsx'
import { LastOrderCard } from '#domains/orders/last-order-card.tsx'
import { useReviewsToWrite } from '#domains/reviews/own-reviews.queries.ts'
import { loadArea } from '#ui/messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/')({
  loader: ({ context: { language } }) => loadArea(language, 'orders'),
  staticData: { title: (m) => m.pages.profile },
  component: () => <ProfilePage lastOrder={<LastOrderCard />} reviewsToWrite={useReviewsToWrite()} />,
})
