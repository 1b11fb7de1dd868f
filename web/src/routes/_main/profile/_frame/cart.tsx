import { createFileRoute } from '@tanstack/react-router'
import { ProfileCartPage } from '#domains/account/profile-cart-page.tsx'
import { loadArea } from '#messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/cart')({
  codeSplitGroupings: [['component', 'loader']],
  // The page is whole when it comes: what is pressed in its frame meanwhile is not undone by its arrival.
  loader: async ({ context: { language } }) => {
    await Promise.all((['cart', 'keeping'] as const).map((area) => loadArea(language, area)))
  },
  staticData: { title: (m) => m.pages.profileCart, fillsPhone: true },
  component: ProfileCartPage,
})
