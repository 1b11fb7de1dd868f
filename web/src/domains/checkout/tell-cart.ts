import { openCartChannel } from '#domains/cart/cart-channel.ts'

/** Every tab that shows the cart looks at it again, this one as well. */
export function tellCart() {
  const channel = openCartChannel(() => {})
  channel.tell()
  channel.close()
}
