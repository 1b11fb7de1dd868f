import { createFileRoute } from '@tanstack/react-router'
import { ReceiptPage } from '#domains/orders/receipt-page.tsx'
import { loadArea } from '#ui/messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/orders/$number_/receipt')({
  loader: ({ context: { language } }) => loadArea(language, 'orders'),
  staticData: { title: (m) => m.pages.profileReceipt, fillsPhone: true },
  component: function ReceiptRoute() {
    return <ReceiptPage number={Route.useParams().number} />
  },
})
