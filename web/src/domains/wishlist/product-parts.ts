import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { ProductCard } from '@haat/contract/domains/catalogue.ts'

/**
 * Components of the catalogue and the cart, which the wishlist cannot import, since they import the wishlist.
 */
export interface ProductParts {
  Card: ComponentType<{ product: ProductCard; isPriority?: boolean }>
  Grid: ComponentType<{ children: ReactNode }>
  GridSkeleton: ComponentType<{ count?: number }>
  /** "Tell me when it is back", for something that is out of stock. */
  WaitFor: ComponentType<{ variantId: string; of: string; className?: string }>
  AddToCart: ComponentType<{ product: ProductCard; variant?: 'secondary'; className?: string }>
}

/** Provided by the routes that show a wishlist. */
export const ProductPartsContext = createContext<ProductParts | null>(null)

export function useProductParts(): ProductParts {
  const parts = use(ProductPartsContext)
  if (!parts) throw new Error('useProductParts needs a ProductPartsContext above it')
  return parts
}
