import { useQueryClient } from '@tanstack/react-query'
import { maxCartLines, maxQuantity } from '@haat/contract/domains/cart.rules.ts'
import { useCurrentUser } from '#api/current-user.ts'
import { hasTokenCookie } from '#api/token-cookies.ts'
import { useCall } from '#api/use-router-context.ts'
import { cartKey, cartQueries } from './cart.queries.ts'
import { localSource, quantityIn, type CartPick, type CartSource } from './local-cart.ts'

type ServerCart = ReturnType<typeof import('./server/server-cart.ts').serverCart>

/** The code of a signed-in user's cart, which visitors do not need: the cart's page brings it, others load it late. */
export const serverCode: { loaded?: typeof import('./server/server-cart.ts') } = {}

/**
 * Actions that change the cart and show it at once, for visitors and signed-in users alike. A promise that is
 * rejected means that its change was undone.
 */
export function useCartActions() {
  const call = useCall()
  const queryClient = useQueryClient()
  const { userId: knownId, findUserId } = useCurrentUser()

  async function loadServerCart() {
    const userId = await findUserId()
    serverCode.loaded ??= await import('./server/server-cart.ts')
    await queryClient.ensureQueryData(cartQueries.cart(call, userId))
    return serverCode.loaded.serverCart({ queryClient, call, userId })
  }
  /** Works at once where it can: React sets a checkbox back whose press is not shown when its event ends. */
  function onServer<Result>(work: (cart: ServerCart) => Promise<Result>): Promise<Result> {
    const isLoaded = knownId !== undefined && queryClient.getQueryData(cartKey(knownId)) !== undefined
    return isLoaded && serverCode.loaded
      ? work(serverCode.loaded.serverCart({ queryClient, call, userId: knownId }))
      : loadServerCart().then(work)
  }
  // The cookie decides: somebody may press before the page knows who is here.
  const onSource = <Result>(work: (source: CartSource) => Promise<Result>): Promise<Result> =>
    hasTokenCookie() ? onServer(work) : work(localSource)

  return {
    /**
     * Adds as many as fit, and returns how many there are then and why they are fewer than wanted.
     *
     * @param left how many are in stock, where few are.
     */
    add: (pick: CartPick, more: number, left: number | null) =>
      onSource(async (source) => {
        const lines = source.lines()
        const before = quantityIn(lines, pick)
        if (before === 0 && lines.length >= maxCartLines) return { quantity: 0, refusal: 'cartFull' as const }
        const most = Math.min(maxQuantity, before + more)
        const { wanted, accepted } = await source.set(pick, most, left ?? maxQuantity)
        if (accepted < wanted) return { quantity: accepted, refusal: 'noneLeft' as const }
        return { quantity: accepted, refusal: wanted < before + more ? ('mostOfOne' as const) : undefined }
      }),
    set: (...change: Parameters<CartSource['set']>) => onSource((source) => source.set(...change)),
    /** Resolves when the removal is shown; it has been accepted when `removed` resolves. */
    remove: (pick: CartPick) => onSource(async (source) => source.remove(pick)),
    /** Choosing an item again accepts its price of today. */
    choose: (variantId: string, isChosen: boolean) => onServer((cart) => cart.choose(variantId, isChosen)),
    /** Chooses these variants and no others. */
    chooseOnly: (variantIds: readonly string[]) => onServer((cart) => cart.chooseOnly(variantIds)),
    /** Without a code the coupon is removed. */
    setCoupon: (code?: string) => onServer((cart) => cart.setCoupon(code)),
    /**
     * Makes the product the only one that is chosen for the order, adding it if needed. Returns false for
     * visitors, who have to sign in before they can order.
     */
    async orderOnly(pick: CartPick, quantity: number): Promise<boolean> {
      if (!hasTokenCookie()) return false
      return onServer(async (cart) => {
        const before = quantityIn(cart.lines(), pick)
        if (before < quantity) await cart.set(pick, Math.min(quantity, maxQuantity))
        await cart.chooseOnly([pick.variantId])
        // Choosing it again accepts today's price, which the product page has just shown.
        if (before > 0) await cart.choose(pick.variantId, true)
        return true
      })
    },
  }
}
