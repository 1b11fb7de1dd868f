import { createFileRoute } from '@tanstack/react-router'
import { ProductsPage } from '#domains/shop/products-page.tsx'
import { validateProductSearch } from '#domains/shop/product-search.ts'

export const Route = createFileRoute('/_main/products/')({
  validateSearch: validateProductSearch,
  staticData: { title: (m) => m.pages.products },
  component: () => <ProductsPage search={Route.useSearch()} />,
})
