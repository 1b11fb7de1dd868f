import { isAgreeable } from '@haat/contract/domains/cart.rules.ts'
import type { Cart, CartItem } from '@haat/contract/domains/cart.ts'
import type { CartUpdate } from '../cart-updates.ts'

export const isBought = ({ isChosen, problem }: CartItem) => isChosen && problem === null
const pieces = (items: readonly CartItem[]) => items.reduce((sum, item) => sum + item.quantity, 0)

const noTax: Cart['tax'] = { taxablePaisa: 0, vatPaisa: 0, exemptPaisa: 0, zeroPaisa: 0 }

/**
 * The cart as it is after these updates, in this order. Amounts that only the server can calculate (coupon,
 * delivery, taxes) follow with its answer.
 */
export function updateCart(cart: Cart, updates: readonly CartUpdate[]): Cart {
  if (updates.length === 0) return cart
  const items = cart.items
    .map((item) => updates.reduce(updateItem, item))
    .filter(({ quantity }) => quantity > 0)
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
    tax: bought.length === 0 ? noTax : cart.tax,
  }
}

function updateItem(item: CartItem, update: CartUpdate): CartItem {
  if (update.kind === 'chooseOnly') return { ...item, isChosen: update.variantIds.includes(item.variantId) }
  if (update.kind === 'choose' && update.variantId === item.variantId) {
    const { isChosen } = update
    // Choosing an item accepts its price of today.
    const isAgreed = isChosen && item.problem !== null && isAgreeable(item.problem)
    return { ...item, isChosen, problem: isAgreed ? null : item.problem }
  }
  if (update.kind === 'quantity' && update.pick.variantId === item.variantId) {
    const { quantity } = update
    const isEnough = item.problem === 'tooMany' && quantity <= (item.left ?? quantity)
    return { ...item, quantity, problem: isEnough ? null : item.problem }
  }
  return item
}
