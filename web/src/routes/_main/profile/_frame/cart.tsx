import { createFileRoute } from '@tanstack/react-router'
import { ProfileCartPage } from '#domains/account/profile-cart-page.tsx'

export const Route = createFileRoute('/_main/profile/_frame/cart')({
  staticData: { title: (m) => m.pages.profileCart },
  component: ProfileCartPage,
})
