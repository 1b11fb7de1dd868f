import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '#domains/orders/orders-page.tsx'
import { loadArea } from '#ui/messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/orders/')({
  // Texts are loaded before the page appears, so that its arrival undoes nothing that was pressed in its frame
  // meanwhile.
  loader: ({ context: { language } }) => loadArea(language, 'orders'),
  staticData: { title: (m) => m.pages.profileOrders },
  component: OrdersPage,
})
