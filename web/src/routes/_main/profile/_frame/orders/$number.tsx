import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '#domains/orders/order-page.tsx'
import { validatePaid } from '#domains/orders/paid-search.ts'
import { loadArea } from '#messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/orders/$number')({
  validateSearch: validatePaid,
  loader: ({ context: { language } }) => loadArea(language, 'orders'),
  staticData: { title: (m) => m.pages.profileOrders, fillsPhone: true },
  component: function OrderRoute() {
    const { number } = Route.useParams()
    // Another order is another page: nothing of the last one's forms stays.
    return <OrderPage key={number} number={number} paid={Route.useSearch().paid} />
  },
})
