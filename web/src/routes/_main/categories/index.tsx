import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '#domains/shop/categories-page.tsx'

export const Route = createFileRoute('/_main/categories/')({
  staticData: { title: (m) => m.pages.categories },
  component: CategoriesPage,
})
