import type { ReactNode } from 'react'
import { WaitButton } from '#domains/alerts/wait-button.tsx'
import { AddToCartButton } from '#domains/cart/add-to-cart-button.tsx'
import { ProductCard } from '#domains/catalogue/product-card.tsx'
import { ProductGrid, ProductGridSkeleton } from '#domains/catalogue/product-grid.tsx'
import { askToSignIn } from './modals/modal-store.ts'
import { ProductPartsContext, type ProductParts } from '#domains/wishlist/product-parts.ts'

const parts: ProductParts = {
  Card: ProductCard,
  Grid: ProductGrid,
  GridSkeleton: ProductGridSkeleton,
  AddToCart: AddToCartButton,
  WaitFor: (props) => <WaitButton {...props} onSignIn={askToSignIn} />,
}

/** Provides the wishlist's pages with the cards of the catalogue and the button of the cart. */
export const WithProductParts = ({ children }: { children: ReactNode }) => (
  <ProductPartsContext value={parts}>{children}</ProductPartsContext>
)
