import { isSameLine, localCart, clampQuantity, type CartPick } from '../local-cart.ts'

export const setCartQuantity = (pick: CartPick, quantity: number) =>
  localCart.write(
    localCart
      .read()
      .map((line) => (isSameLine(line, pick) ? { ...line, quantity: clampQuantity(quantity) } : line)),
  )

/** Returns a function that puts the line back where it was. */
export function removeFromCart(pick: CartPick): () => void {
  const before = localCart.read()
  const at = before.findIndex((line) => isSameLine(line, pick))
  const line = before[at]
  if (!line) return () => {}
  localCart.write(before.toSpliced(at, 1))
  return () => {
    const now = localCart.read().filter((one) => !isSameLine(one, pick))
    localCart.write(now.toSpliced(at, 0, line))
  }
}
