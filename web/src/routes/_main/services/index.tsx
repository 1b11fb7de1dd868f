import { createFileRoute } from '@tanstack/react-router'
import { ServicesPage } from '#domains/shop/services-page.tsx'

export const Route = createFileRoute('/_main/services/')({
  staticData: { title: (m) => m.pages.services },
  component: ServicesPage,
})
