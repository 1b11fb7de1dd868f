import { maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import type { Cart } from '@haat/contract/domains/cart.ts'
import type { Call } from '#api/client.ts'
import { openCartChannel } from '../cart-channel.ts'
import type { CartLine, CartPick } from '../local-cart.ts'
import { mergeLocalCart } from './merge-local-cart.ts'
import { withPendingChanges, withPendingQuantities } from './optimistic-cart.ts'

export interface ServerCartState {
  /** The server's cart with pending changes applied; undefined until the server has answered. */
  cart: Cart | undefined
  isBroken: boolean
  isLoading: boolean
}
export type ServerCart = ReturnType<typeof createServerCart>

interface Choice {
  variantId: string
  isChosen: boolean
}

const freshMs = 30_000

/**
 * The cart of a signed-in user: changes show at once, are sent one after the other, and are undone when
 * refused.
 */
export function createServerCart(anyCall: Call, onLines: (lines: readonly CartLine[]) => void) {
  let isClosed = false
  // A change that still waits when its user signs out would be sent in the name of the next one.
  const call = ((...given: Parameters<Call>) =>
    isClosed ? Promise.reject(new Error('They have left')) : anyCall(...given)) as Call
  const listeners = new Set<() => void>()
  const pending = {
    quantities: new Map<string, { pick: CartPick; quantity: number }>(),
    chosen: new Map<string, { isChosen: boolean }>(),
  }
  let cart: Cart | undefined
  let lines: readonly CartLine[] = []
  let state: ServerCartState = { cart, isBroken: false, isLoading: true }
  let loadedAt = 0
  let queue: Promise<unknown> = Promise.resolve()
  let firstLoad: Promise<void> | undefined

  function publish(changes: Partial<ServerCartState> = {}) {
    state = { ...state, ...changes, cart: cart && withPendingChanges(cart, pending) }
    if (cart) onLines(withPendingQuantities(lines, pending))
    listeners.forEach((listener) => listener())
  }

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  function setCart(next: Cart) {
    cart = next
    loadedAt = Date.now()
    lines = next.items.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
    publish({ isBroken: false, isLoading: false })
  }

  /**
   * Stores the server's quantity of one variant. The name and price of a new line come with the next answer.
   */
  function setLine(pick: CartPick, quantity: number) {
    const isOther = ({ variantId }: { variantId: string }) => variantId !== pick.variantId
    const isKnown = !lines.every(isOther)
    const line = { ...pick, quantity }
    const replaced = lines.map((one) => (isOther(one) ? one : line))
    lines = (isKnown ? replaced : [line, ...lines]).filter((one) => one.quantity > 0)
    const items = cart?.items.map((item) => (isOther(item) ? item : { ...item, quantity }))
    if (cart && items) cart = { ...cart, items: items.filter((item) => item.quantity > 0) }
  }

  async function load() {
    publish({ isLoading: true })
    try {
      setCart((await enqueue(() => call('GET /cart'))).data)
    } catch (failure) {
      publish({ isBroken: cart === undefined, isLoading: false })
      throw failure
    }
  }
  const refresh = () => void load().catch(() => {})

  /** Merges the cart of this browser first. */
  function whenReady(): Promise<void> {
    firstLoad ??= mergeLocalCart(call)
      .then(load)
      .catch((failure: unknown) => {
        firstLoad = undefined
        throw failure
      })
    return firstLoad
  }

  /** A tab in the background loads the cart when it becomes visible. */
  const refreshIfSeen = () => {
    if (document.visibilityState === 'visible' && Date.now() - loadedAt > freshMs) refresh()
  }
  const channel = openCartChannel(() => {
    loadedAt = 0
    refreshIfSeen()
  })
  document.addEventListener('visibilitychange', refreshIfSeen)

  /**
   * Notifies other tabs, and loads the totals again for a page that shows them, once no other change is on its
   * way.
   */
  function settle() {
    channel.notify()
    loadedAt = 0
    if (listeners.size > 0 && pending.quantities.size === 0) refresh()
  }

  /**
   * Sets the quantity of a variant; 0 removes it. Returns the quantity that the server accepted, which may be
   * smaller.
   */
  async function set(pick: CartPick, quantity: number): Promise<number> {
    const { variantId } = pick
    const change = { pick, quantity }
    const isLast = () => pending.quantities.get(variantId) === change
    let isSent = false
    pending.quantities.set(variantId, change)
    publish()
    try {
      return await enqueue(async () => {
        // A later change has replaced this one, and is sent in its own turn.
        if (!isLast()) return quantity
        isSent = true
        const accepted = await send(pick, quantity)
        setLine(pick, accepted)
        return accepted
      })
    } finally {
      if (isLast()) pending.quantities.delete(variantId)
      publish()
      if (isSent) settle()
    }
  }

  async function send({ variantId }: CartPick, quantity: number): Promise<number> {
    const params = { variantId }
    if (quantity > 0)
      return (await call('PUT /cart/items/:variantId', { params, body: { quantity } })).data.quantity
    await call('DELETE /cart/items/:variantId', { params })
    return 0
  }

  const quantityOf = ({ variantId }: CartPick) =>
    withPendingQuantities(lines, pending).find((line) => line.variantId === variantId)?.quantity ?? 0

  /** Applies a choice at once; the server answers it with the whole cart. */
  async function choose(choices: Choice[], ask: () => Promise<{ data: Cart }>) {
    for (const choice of choices) pending.chosen.set(choice.variantId, choice)
    publish()
    let answered: Cart | undefined
    try {
      answered = (await enqueue(ask)).data
      channel.notify()
    } finally {
      // A choice that was changed again since stays pending.
      for (const choice of choices) {
        if (pending.chosen.get(choice.variantId) === choice) pending.chosen.delete(choice.variantId)
      }
      if (answered) setCart(answered)
      else publish()
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      whenReady()
        .then(() => Date.now() - loadedAt > freshMs && refresh())
        .catch(() => {})
      return () => listeners.delete(listener)
    },
    whenReady,
    retry: () =>
      void whenReady()
        .then(refresh)
        .catch(() => {}),
    quantityOf,
    lineCount: () => withPendingQuantities(lines, pending).length,
    set,
    /** Adds to the quantity that is there. */
    async add(pick: CartPick, more: number) {
      await whenReady()
      const wanted = Math.min(maxQuantity, quantityOf(pick) + more)
      return { wanted, accepted: await set(pick, wanted) }
    },
    chooseOne: (variantId: string, isChosen: boolean) =>
      choose([{ variantId, isChosen }], () =>
        call('PATCH /cart/items/:variantId', { params: { variantId }, body: { isChosen } }),
      ),
    /** Chooses these variants and no others. */
    chooseOnly: (variantIds: readonly string[]) =>
      choose(
        lines.map(({ variantId }) => ({ variantId, isChosen: variantIds.includes(variantId) })),
        () => call('PUT /cart/chosen', { body: { variantIds: [...variantIds] } }),
      ),
    setCoupon: (code: string) => choose([], () => call('PUT /cart/coupon', { body: { code } })),
    removeCoupon: () => choose([], () => call('DELETE /cart/coupon')),
    close() {
      isClosed = true
      channel.close()
      document.removeEventListener('visibilitychange', refreshIfSeen)
    },
  }
}
