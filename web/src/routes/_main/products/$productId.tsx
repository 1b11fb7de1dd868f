import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '#domains/shop/product-page.tsx'

export const Route = createFileRoute('/_main/products/$productId')({
  staticData: { title: (m) => m.pages.product },
  component: ProductPage,
})
