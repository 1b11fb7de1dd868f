import type { Call } from '#api/client.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { countOf, localCart, type CartLine } from './local-cart.ts'
import type { ServerCart } from './store/server-cart.ts'

/**
 * The lines of the cart. A visitor's are in this browser's storage. A signed-in user's are the server's,
 * together with changes that are on their way to it; that code is loaded lazily, so that visitors do not carry
 * it.
 */
const listeners = new Set<() => void>()
let owner: string | undefined
let serverLines: readonly CartLine[] | undefined
let opened: Promise<ServerCart> | undefined
let forget = () => {}

function setServerLines(lines: readonly CartLine[] | undefined) {
  serverLines = lines
  listeners.forEach((listener) => listener())
}

const cartLines = {
  read: () => serverLines ?? localCart.read(),
  subscribe(listener: () => void) {
    const stop = localCart.subscribe(listener)
    listeners.add(listener)
    return () => {
      stop()
      listeners.delete(listener)
    }
  },
}

export const useCartCount = (): number => countOf(useLocalList(cartLines))

/** Opens the cart of the signed-in user, once. */
export function openServerCart(call: Call): Promise<ServerCart> {
  if (opened) return opened
  let isForgotten = false
  forget = () => (isForgotten = true)
  const opening = import('./store/server-cart.ts').then(({ createServerCart }) => {
    const cart = createServerCart(call, (lines) => isForgotten || setServerLines(lines))
    if (isForgotten) cart.close()
    forget = () => {
      isForgotten = true
      cart.close()
    }
    return cart
  })
  opened = opening
  // When the code cannot be loaded, the next caller tries again.
  opening.catch(() => opened === opening && (opened = undefined))
  return opening
}

/** Sets whose cart is shown: a user's is loaded from the server, and the one before is closed. */
export function setCartOwner(userId: string | undefined, call: Call) {
  if (owner === userId) return
  const isFirst = owner === undefined
  owner = userId
  if (!isFirst) {
    forget()
    opened = undefined
    setServerLines(undefined)
  }
  if (userId === undefined) return
  void openServerCart(call)
    .then((cart) => cart.whenReady())
    .catch(() => {})
}
