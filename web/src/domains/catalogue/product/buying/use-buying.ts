import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { maxQuantity as maxCartQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { quantityIn } from '#domains/cart/local-cart.ts'
import { useAddToCart } from '#domains/cart/use-add-to-cart.ts'
import { useCartActions } from '#domains/cart/use-cart-actions.ts'
import { useCartLines } from '#domains/cart/use-cart-lines.ts'
import type { Variant } from './choose-variant.ts'

/** The chosen quantity, and the actions of the two buttons. */
export function useBuying(product: Product, variant: Variant, onOpenCart: () => void) {
  const [wanted, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const { orderOnly } = useCartActions()
  const navigate = useNavigate()
  const maxQuantity = Math.min(maxCartQuantity, variant.left ?? maxCartQuantity)
  // Another variant may have fewer left.
  const quantity = Math.max(1, Math.min(wanted, maxQuantity))
  const { id, title } = product
  const pick = { productId: id, variantId: variant.id }
  const add = () => void addToCart({ id, title, left: variant.left }, variant.id, quantity)
  const isInCart = quantityIn(useCartLines(), pick) > 0

  // A product that is in the cart already is bought in the quantity that it has there.
  async function buyNow() {
    try {
      if (await orderOnly(pick, quantity)) return await navigate({ to: '/checkout' })
    } catch (failure) {
      const { toastCartFailure } = await import('#domains/cart/toast-cart-failure.ts')
      return toastCartFailure(failure)
    }
    if (!isInCart) add()
    onOpenCart()
  }
  return {
    quantity,
    maxQuantity,
    setQuantity,
    canBuy: variant.stock !== 'out',
    add,
    buyNow: () => void buyNow().catch(() => {}),
  }
}

export type Buying = ReturnType<typeof useBuying>
