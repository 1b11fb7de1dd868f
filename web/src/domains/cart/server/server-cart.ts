import { CancelledError, type QueryClient } from '@tanstack/react-query'
import type { Cart } from '@haat/contract/domains/cart.ts'
import type { Call } from '#api/client.ts'
import { pendingVariablesOf } from '#api/pending-mutations.ts'
import { notifyOtherTabs } from '../cart-channel.ts'
import { updateLines, type CartUpdate } from '../cart-updates.ts'
import { cartKey, type CartData } from '../cart.queries.ts'
import { quantityIn, type CartPick, type CartSource } from '../local-cart.ts'
import { updateCart } from '../page/update-cart.ts'
import { toCartData } from './load-cart.ts'

interface CartOwner {
  queryClient: QueryClient
  call: Call
  userId: string
}

/** The cart of a signed-in user, once it has been loaded, with the actions that change it. */
export function serverCart(owner: CartOwner) {
  const { queryClient, userId } = owner
  const queryKey = cartKey(userId)
  const pending = () => pendingVariablesOf<CartUpdate>(queryClient, queryKey)
  const linesShown = () => updateLines(queryClient.getQueryData<CartData>(queryKey)?.lines ?? [], pending())
  const quantityShown = (pick: CartPick) => quantityIn(linesShown(), pick)

  const run = (update: CartUpdate) =>
    queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey: queryKey,
        // Mutations of one scope run one after the other.
        scope: { id: 'cart' },
        mutationFn: (next: CartUpdate) => send(owner, next),
      })
      .execute(update)

  async function set(pick: CartPick, change: number | ((shown: number) => number)) {
    const wanted = typeof change === 'number' ? change : change(quantityShown(pick))
    return { wanted, accepted: (await run({ kind: 'quantity', pick, quantity: wanted })) ?? wanted }
  }
  const choose = (variantId: string, isChosen: boolean) => run({ kind: 'choose', variantId, isChosen })

  return {
    lines: linesShown,
    set,
    remove(pick) {
      const quantity = quantityShown(pick)
      const { cart } = queryClient.getQueryData<CartData>(queryKey) ?? {}
      const item = cart && updateCart(cart, pending()).items.find((one) => one.variantId === pick.variantId)
      return {
        removed: set(pick, 0),
        async undo() {
          const isLeftForLater = item?.isChosen === false
          // What was added since the removal stays.
          const putBack = set(pick, (shown) => Math.max(shown, quantity))
          await Promise.all([putBack, isLeftForLater && choose(pick.variantId, false)])
        },
      }
    },
    choose,
    /** Chooses these variants and no others. */
    chooseOnly: (variantIds: readonly string[]) => run({ kind: 'chooseOnly', variantIds }),
    /** Without a code the coupon is removed. */
    setCoupon: (code?: string) => run({ kind: 'coupon', code }),
  } satisfies CartSource & Record<string, unknown>
}

/** Sends an update when its turn has come. Returns the quantity that the server accepted, if it was asked for one. */
async function send({ queryClient, call, userId }: CartOwner, update: CartUpdate) {
  const queryKey = cartKey(userId)
  // Signing out removes the cart from the cache; what was changed since concerns nobody who is here.
  const unlessGone = () => {
    if (queryClient.getQueryData(queryKey) === undefined) throw new CancelledError()
  }
  unlessGone()
  if (isReplaced(update, pendingVariablesOf<CartUpdate>(queryClient, queryKey))) return undefined
  try {
    if (update.kind !== 'quantity') {
      const cart = await askForCart(call, update)
      store(queryClient, queryKey, true, () => toCartData(cart))
      return undefined
    }
    const quantity = await askForQuantity(call, update)
    const accepted = [{ ...update, quantity }]
    store(queryClient, queryKey, false, ({ cart, lines }) => ({
      cart: updateCart(cart, accepted),
      lines: updateLines(lines, accepted),
    }))
    return quantity
  } catch (failure) {
    unlessGone()
    // Its answer may have been lost on the way back: only the server knows.
    void queryClient.invalidateQueries({ queryKey })
    throw failure
  } finally {
    notifyOtherTabs()
  }
}

/** Whether a later press has set another quantity of the same variant, which is sent in its own turn. */
function isReplaced(update: CartUpdate, pending: readonly CartUpdate[]): boolean {
  if (update.kind !== 'quantity') return false
  const { variantId } = update.pick
  return update !== pending.findLast((one) => one.kind === 'quantity' && one.pick.variantId === variantId)
}

async function askForQuantity(call: Call, { pick, quantity }: Extract<CartUpdate, { kind: 'quantity' }>) {
  const params = { variantId: pick.variantId }
  if (quantity > 0)
    return (await call('PUT /cart/items/:variantId', { params, body: { quantity } })).data.quantity
  await call('DELETE /cart/items/:variantId', { params })
  return 0
}

async function askForCart(call: Call, update: Exclude<CartUpdate, { kind: 'quantity' }>): Promise<Cart> {
  if (update.kind === 'chooseOnly')
    return (await call('PUT /cart/chosen', { body: { variantIds: [...update.variantIds] } })).data
  if (update.kind === 'choose') {
    const { variantId, isChosen } = update
    return (await call('PATCH /cart/items/:variantId', { params: { variantId }, body: { isChosen } })).data
  }
  const { code } = update
  if (code === undefined) return (await call('DELETE /cart/coupon')).data
  return (await call('PUT /cart/coupon', { body: { code } })).data
}

/** Stores an answer, and decides whether the cart has to be read again. */
function store(
  queryClient: QueryClient,
  queryKey: ReturnType<typeof cartKey>,
  isWholeCart: boolean,
  change: (data: CartData) => CartData,
) {
  const query = queryClient.getQueryCache().find({ queryKey })
  // A read that is under way may have left the server before this change, so it is started again.
  const isReading = query?.state.fetchStatus === 'fetching'
  queryClient.setQueryData<CartData>(queryKey, (data) => data && change(data))
  if (isWholeCart && !isReading) return
  const isLast = queryClient.isMutating({ mutationKey: queryKey }) === 1
  const areTotalsShown = query?.observers.some(({ options }) => options.meta?.['showsTotals'])
  const refetchType = isReading || (isLast && areTotalsShown) ? 'active' : 'none'
  void queryClient.invalidateQueries({ queryKey, refetchType })
}
