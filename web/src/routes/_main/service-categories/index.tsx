import { createFileRoute } from '@tanstack/react-router'
import { ServiceCategoriesPage } from '#domains/shop/service-categories-page.tsx'

export const Route = createFileRoute('/_main/service-categories/')({
  staticData: { title: (m) => m.pages.serviceCategories },
  component: ServiceCategoriesPage,
})
