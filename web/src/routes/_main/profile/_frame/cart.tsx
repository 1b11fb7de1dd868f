import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '#domains/account/session.tsx'
import { CartPage } from '#domains/cart/cart-page.tsx'
import { loadArea } from '#ui/messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/cart')({
  // Texts are loaded before the page appears, so that its arrival undoes nothing that was pressed in its frame meanwhile.
  loader: async ({ context: { language } }) => {
    await Promise.all((['cart', 'keeping'] as const).map((area) => loadArea(language, area)))
  },
  staticData: { title: (m) => m.pages.profileCart, fillsPhone: true },
  component: () => (useSession().status === 'signed-in' ? <CartPage /> : null),
})
