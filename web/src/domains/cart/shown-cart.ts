import { isAgreeable } from '@haat/contract/domains/cart.rules.ts'
import type { Cart, CartItem } from '@haat/contract/domains/cart.ts'
import type { CartLine, CartPick } from './local-cart.ts'

/** What was pressed and is on its way to the server, by variant. */
export interface Pressed {
  /** As many as wanted; none: taken out. */
  quantities: ReadonlyMap<string, { pick: CartPick; quantity: number }>
  chosen: ReadonlyMap<string, { isChosen: boolean }>
}

export const isBought = ({ isChosen, problem }: CartItem) => isChosen && problem === null
const pieces = (items: readonly CartItem[]) => items.reduce((sum, item) => sum + item.quantity, 0)

/** The cart as it will be; what only the server can reckon (coupon, delivery) follows with its answer. */
export function shownCart(cart: Cart, { quantities, chosen }: Pressed): Cart {
  if (quantities.size === 0 && chosen.size === 0) return cart
  const items = cart.items.flatMap((item) => {
    const quantity = quantities.get(item.variantId)?.quantity ?? item.quantity
    return quantity === 0 ? [] : [pressedItem(item, quantity, chosen.get(item.variantId)?.isChosen)]
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

function pressedItem(item: CartItem, quantity: number, choice: boolean | undefined): CartItem {
  const isEnough = item.problem === 'tooMany' && quantity <= (item.left ?? quantity)
  const isAgreed = choice === true && item.problem !== null && isAgreeable(item.problem)
  return {
    ...item,
    quantity,
    isChosen: choice ?? item.isChosen,
    problem: isEnough || isAgreed ? null : item.problem,
  }
}

export function shownLines(lines: readonly CartLine[], { quantities }: Pressed): CartLine[] {
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
