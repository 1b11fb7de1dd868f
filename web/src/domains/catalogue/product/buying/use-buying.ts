import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { maxQuantity as maxCartQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { useCall } from '#api/use-router-context.ts'
import { isInCart } from '#domains/cart/local-cart.ts'
import { useAddToCart } from '#domains/cart/use-add-to-cart.ts'
import type { Variant } from './choose-variant.ts'

/** The chosen quantity, and the actions of the two buttons. */
export function useBuying(product: Product, variant: Variant, onOpenCart: () => void) {
  const [wanted, setQuantity] = useState(1)
  const addToCart = useAddToCart()
  const call = useCall()
  const navigate = useNavigate()
  const maxQuantity = Math.min(maxCartQuantity, variant.left ?? maxCartQuantity)
  // Another variant may have fewer left.
  const quantity = Math.max(1, Math.min(wanted, maxQuantity))
  const { id, title } = product
  const pick = { productId: id, variantId: variant.id }
  const add = () => void addToCart({ id, title, left: variant.left }, variant.id, quantity)
  return {
    quantity,
    maxQuantity,
    setQuantity,
    canBuy: variant.stock !== 'out',
    add,
    // A product that is in the cart already is bought in the quantity that it has there.
    buyNow: () => {
      if (hasTokenCookie()) {
        return void import('#domains/cart/add-to-server-cart.ts')
          .then(({ buyNow }) => buyNow(call, pick, quantity))
          .then((isReady) => (isReady ? navigate({ to: '/checkout' }) : undefined))
          .catch(() => {})
      }
      if (!isInCart(pick)) add()
      onOpenCart()
    },
  }
}

export type Buying = ReturnType<typeof useBuying>
