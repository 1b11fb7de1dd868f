import { useState } from 'react'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { isInCart, mostOfOne } from '#domains/cart/local-cart.ts'
import { useAddToCart } from '#domains/cart/use-add-to-cart.ts'
import type { Variant } from './choose-variant.ts'

/** How many, and what the two buttons do with them. */
export function useBuying(product: Product, variant: Variant, onOpenCart: () => void) {
  const [wanted, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const most = Math.min(mostOfOne, variant.left ?? mostOfOne)
  // Another choice may have fewer left.
  const quantity = Math.max(1, Math.min(wanted, most))
  const { id, title } = product
  const add = () => addToCart({ id, title, left: variant.left }, variant.id, quantity)
  return {
    quantity,
    most,
    setQuantity,
    canBuy: variant.stock !== 'out',
    add,
    // What is in the cart already is bought as it is.
    buyNow: () => {
      if (!isInCart({ productId: id, variantId: variant.id })) add()
      onOpenCart()
    },
  }
}

export type Buying = ReturnType<typeof useBuying>
