import { isAgreeable } from '@haat/contract/domains/cart.rules.ts'
import type { Cart, CartItem } from '@haat/contract/domains/cart.ts'
import type { CartLine, CartPick } from '../local-cart.ts'

/** Changes that are on their way to the server, by variant. */
export interface PendingChanges {
  /** The wanted quantity; 0 removes the line. */
  quantities: ReadonlyMap<string, { pick: CartPick; quantity: number }>
  chosen: ReadonlyMap<string, { isChosen: boolean }>
}

export const isBought = ({ isChosen, problem }: CartItem) => isChosen && problem === null
const pieces = (items: readonly CartItem[]) => items.reduce((sum, item) => sum + item.quantity, 0)

/**
 * The cart as it will be. Amounts that only the server can calculate (coupon, delivery) follow with its answer.
 */
export function withPendingChanges(cart: Cart, { quantities, chosen }: PendingChanges): Cart {
  if (quantities.size === 0 && chosen.size === 0) return cart
  const items = cart.items.flatMap((item) => {
    const quantity = quantities.get(item.variantId)?.quantity ?? item.quantity
    return quantity === 0 ? [] : [changedItem(item, quantity, chosen.get(item.variantId)?.isChosen)]
  })
  const bought = items.filter(isBought)
  const goodsPaisa = bought.reduce((sum, item) => sum + item.quantity * item.pricePaisa, 0)
  const discountPaisa = Math.min(cart.discountPaisa, goodsPaisa)
  const deliveryPaisa = bought.length === 0 ? 0 : cart.deliveryPaisa
  return {
    ...cart,
    items,
    itemCount: pieces(items),
    chosenCount: pieces(bought),
    goodsPaisa,
    discountPaisa,
    deliveryPaisa,
    totalPaisa: goodsPaisa - discountPaisa + deliveryPaisa,
  }
}

function changedItem(item: CartItem, quantity: number, choice: boolean | undefined): CartItem {
  const isEnough = item.problem === 'tooMany' && quantity <= (item.left ?? quantity)
  const isAgreed = choice === true && item.problem !== null && isAgreeable(item.problem)
  return {
    ...item,
    quantity,
    isChosen: choice ?? item.isChosen,
    problem: isEnough || isAgreed ? null : item.problem,
  }
}

export function withPendingQuantities(
  lines: readonly CartLine[],
  { quantities }: PendingChanges,
): CartLine[] {
  const known = new Set(lines.map((line) => line.variantId))
  const fresh = [...quantities.values()].filter(({ pick }) => !known.has(pick.variantId))
  return [
    ...fresh.map(({ pick, quantity }) => ({ ...pick, quantity })),
    ...lines.map((line) => ({
      ...line,
      quantity: quantities.get(line.variantId)?.quantity ?? line.quantity,
    })),
  ].filter(({ quantity }) => quantity > 0)
}
