import { mostOfOne } from '@haat/contract/domains/cart.rules.ts'
import type { Cart } from '@haat/contract/domains/cart.ts'
import type { Call } from '#api/client.ts'
import { openCartChannel } from './cart-channel.ts'
import type { CartLine, CartPick } from './local-cart.ts'
import { mergeLocalCart } from './merge-local-cart.ts'
import { shownCart, shownLines } from './shown-cart.ts'

export interface ServedState {
  /** With what was pressed since the server said it; none until it has said anything. */
  cart: Cart | undefined
  isBroken: boolean
  isLoading: boolean
}
export type ServedCart = ReturnType<typeof openServedCart>

interface Choice {
  variantId: string
  isChosen: boolean
}

const freshMs = 30_000

/** A shopper's cart: changes show at once, go out one after the other, and are taken back when they are refused. */
export function openServedCart(anyCall: Call, showLines: (lines: readonly CartLine[]) => void) {
  let isClosed = false
  // What still waits when its person leaves would go out in the name of the next.
  const call = ((...given: Parameters<Call>) =>
    isClosed ? Promise.reject(new Error('They have left')) : anyCall(...given)) as Call
  const watchers = new Set<() => void>()
  const pressed = {
    quantities: new Map<string, { pick: CartPick; quantity: number }>(),
    chosen: new Map<string, { isChosen: boolean }>(),
  }
  let cart: Cart | undefined
  let lines: readonly CartLine[] = []
  let state: ServedState = { cart, isBroken: false, isLoading: true }
  let loadedAt = 0
  let queue: Promise<unknown> = Promise.resolve()
  let first: Promise<void> | undefined

  function tell(changes: Partial<ServedState> = {}) {
    state = { ...state, ...changes, cart: cart && shownCart(cart, pressed) }
    if (cart) showLines(shownLines(lines, pressed))
    watchers.forEach((watcher) => watcher())
  }

  function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  function keep(next: Cart) {
    cart = next
    loadedAt = Date.now()
    lines = next.items.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }))
    tell({ isBroken: false, isLoading: false })
  }

  /** What the server has of one thing now; its name and price, where it is new, come with the next answer. */
  function keepLine(pick: CartPick, quantity: number) {
    const isOther = ({ variantId }: { variantId: string }) => variantId !== pick.variantId
    const isKnown = !lines.every(isOther)
    const line = { ...pick, quantity }
    const replaced = lines.map((one) => (isOther(one) ? one : line))
    lines = (isKnown ? replaced : [line, ...lines]).filter((one) => one.quantity > 0)
    const items = cart?.items.map((item) => (isOther(item) ? item : { ...item, quantity }))
    if (cart && items) cart = { ...cart, items: items.filter((item) => item.quantity > 0) }
  }

  async function load() {
    tell({ isLoading: true })
    try {
      keep((await inLine(() => call('GET /cart'))).data)
    } catch (failure) {
      tell({ isBroken: cart === undefined, isLoading: false })
      throw failure
    }
  }
  const refresh = () => void load().catch(() => {})

  /** What waited in this browser goes first. */
  function ready(): Promise<void> {
    first ??= mergeLocalCart(call)
      .then(load)
      .catch((failure: unknown) => {
        first = undefined
        throw failure
      })
    return first
  }

  /** A tab that nobody looks at asks when somebody does. */
  const refreshIfSeen = () => {
    if (document.visibilityState === 'visible' && Date.now() - loadedAt > freshMs) refresh()
  }
  const channel = openCartChannel(() => {
    loadedAt = 0
    refreshIfSeen()
  })
  document.addEventListener('visibilitychange', refreshIfSeen)

  /** Another tab hears of it; a page that shows sums has them reckoned, once nothing else is on its way. */
  function settle() {
    channel.tell()
    loadedAt = 0
    if (watchers.size > 0 && pressed.quantities.size === 0) refresh()
  }

  /** Have so many, or none. Gives back how many it are: there may be fewer. */
  async function set(pick: CartPick, quantity: number): Promise<number> {
    const { variantId } = pick
    const press = { pick, quantity }
    const isLast = () => pressed.quantities.get(variantId) === press
    let isSent = false
    pressed.quantities.set(variantId, press)
    tell()
    try {
      return await inLine(async () => {
        // Pressed again since: that goes out in its own turn.
        if (!isLast()) return quantity
        isSent = true
        const kept = await send(pick, quantity)
        keepLine(pick, kept)
        return kept
      })
    } finally {
      if (isLast()) pressed.quantities.delete(variantId)
      tell()
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
    shownLines(lines, pressed).find((line) => line.variantId === variantId)?.quantity ?? 0

  /** A choice that shows at once, answered by the whole cart. */
  async function choose(choices: Choice[], ask: () => Promise<{ data: Cart }>) {
    for (const choice of choices) pressed.chosen.set(choice.variantId, choice)
    tell()
    let answered: Cart | undefined
    try {
      answered = (await inLine(ask)).data
      channel.tell()
    } finally {
      // Unless it was pressed again since.
      for (const choice of choices) {
        if (pressed.chosen.get(choice.variantId) === choice) pressed.chosen.delete(choice.variantId)
      }
      if (answered) keep(answered)
      else tell()
    }
  }

  return {
    read: () => state,
    subscribe(watcher: () => void) {
      watchers.add(watcher)
      ready()
        .then(() => Date.now() - loadedAt > freshMs && refresh())
        .catch(() => {})
      return () => watchers.delete(watcher)
    },
    ready,
    retry: () =>
      void ready()
        .then(refresh)
        .catch(() => {}),
    quantityOf,
    lineCount: () => shownLines(lines, pressed).length,
    set,
    /** Adds to what is there. */
    async add(pick: CartPick, more: number) {
      await ready()
      const wanted = Math.min(mostOfOne, quantityOf(pick) + more)
      return { wanted, kept: await set(pick, wanted) }
    },
    chooseOne: (variantId: string, isChosen: boolean) =>
      choose([{ variantId, isChosen }], () =>
        call('PATCH /cart/items/:variantId', { params: { variantId }, body: { isChosen } }),
      ),
    /** These and no others. */
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
