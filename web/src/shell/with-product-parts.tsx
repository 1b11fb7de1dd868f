import type { ReactNode } from 'react'
import { AddToCartButton } from '#domains/cart/add-to-cart-button.tsx'
import { ProductCard } from '#domains/catalogue/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/product-grid.tsx'
import { ProductPartsContext, type ProductParts } from '#domains/wishlist/product-parts.ts'

const parts: ProductParts = {
  Card: ProductCard,
  Grid: ProductGrid,
  GridSkeleton: ProductGridSkeleton,
  AddToCart: AddToCartButton,
}

/** Provides the wishlist's pages with the cards of the catalogue and the button of the cart. */
export const WithProductParts = ({ children }: { children: ReactNode }) => (
  <ProductPartsContext value={parts}>{children}</ProductPartsContext>
)
