import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '#domains/orders/orders-page.tsx'
import { loadArea } from '#messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/orders/')({
  codeSplitGroupings: [['component', 'loader']],
  // The page is whole when it comes: what is pressed in its frame meanwhile is not undone by its arrival.
  loader: ({ context: { language } }) => loadArea(language, 'orders'),
  staticData: { title: (m) => m.pages.profileOrders },
  component: OrdersPage,
})
