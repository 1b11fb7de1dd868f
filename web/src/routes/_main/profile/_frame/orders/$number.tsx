import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '#domains/orders/order-page.tsx'
import { validatePaid } from '#domains/orders/paid-search.ts'
import { loadArea } from '#ui/messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/orders/$number')({
  // Validated by the page, since this file is part of every first load.
  validateSearch: ({ paid }: { paid?: unknown }): { paid?: unknown } => ({ paid }),
  loader: ({ context: { language } }) => loadArea(language, 'orders'),
  staticData: { title: (m) => m.pages.profileOrders, fillsPhone: true },
  component: function OrderRoute() {
    const { number } = Route.useParams()
    // Another order is a new page, without anything left in its forms.
    return <OrderPage key={number} number={number} paid={validatePaid(Route.useSearch()).paid} />
  },
})
