import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#domains/shop/service-page.tsx'

export const Route = createFileRoute('/_main/services/$serviceId')({
  staticData: { title: (m) => m.pages.service },
  component: ServicePage,
})
