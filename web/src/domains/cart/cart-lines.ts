import type { Call } from '#api/client.ts'
import { useLocalList } from '#ui/local-list.ts'
import { countOf, localCart, type CartLine } from './local-cart.ts'
import type { ServedCart } from './served-cart.ts'

/**
 * What is in the cart: a visitor's is the browser's own, a shopper's the server's with what was pressed since on top of it.
 * The code of the latter is not for visitors.
 */
const listeners = new Set<() => void>()
let owner: string | undefined
let served: readonly CartLine[] | undefined
let opened: Promise<ServedCart> | undefined
let forget = () => {}

function show(lines: readonly CartLine[] | undefined) {
  served = lines
  listeners.forEach((listener) => listener())
}

const cartLines = {
  read: () => served ?? localCart.read(),
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

/** The cart of whoever is signed in. */
export function servedCart(call: Call): Promise<ServedCart> {
  if (opened) return opened
  let isForgotten = false
  forget = () => (isForgotten = true)
  const opening = import('./served-cart.ts').then(({ openServedCart }) => {
    const cart = openServedCart(call, (lines) => isForgotten || show(lines))
    if (isForgotten) cart.close()
    forget = () => {
      isForgotten = true
      cart.close()
    }
    return cart
  })
  opened = opening
  // Without a line the code does not come: whoever asks next tries again.
  opening.catch(() => opened === opening && (opened = undefined))
  return opening
}

/** Who is here now: somebody's cart is fetched, nobody's is forgotten. */
export function keepCartOf(userId: string | undefined, call: Call) {
  if (owner === userId) return
  const isFirst = owner === undefined
  owner = userId
  if (!isFirst) {
    forget()
    opened = undefined
    show(undefined)
  }
  if (userId === undefined) return
  void servedCart(call)
    .then((cart) => cart.ready())
    .catch(() => {})
}
