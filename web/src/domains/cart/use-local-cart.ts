import { useLocalList } from '#ui/local-list.ts'
import { addToCart, countOf, localCart, removeFromCart, setCartQuantity } from './local-cart.ts'

/** What waits in this browser's cart, and the ways to change it. Empty until the page is alive. */
export function useLocalCart() {
  const lines = useLocalList(localCart)
  return {
    lines,
    count: countOf(lines),
    add: addToCart,
    setQuantity: setCartQuantity,
    remove: removeFromCart,
  }
}
