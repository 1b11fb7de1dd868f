import { act } from '@testing-library/react'
import type { Cart, CartChange, CartItem } from '@haat/contract/domains/cart.ts'
import { fakeApi } from '#ui/testing/render-app.tsx'

export const both = (text: string) => ({ en: text, ne: text })
const itemOf = (variantId: string, quantity: number, changes: Partial<CartItem> = {}): CartItem => ({
  variantId,
  productId: `product-${variantId}`,
  title: both(variantId === '1' ? 'Tea' : `Thing ${variantId}`),
  choice: [],
  picture: { src: '', widths: [], width: 1, height: 1, blur: '', alt: both('') },
  vendor: { slug: 'ilam', name: both('Ilam'), place: both('Ilam') },
  quantity,
  isChosen: true,
  pricePaisa: 100_00,
  oldPricePaisa: null,
  seenPricePaisa: 100_00,
  vat: 'included',
  stock: 'in',
  left: null,
  most: 999,
  delivery: { minDays: 1, maxDays: 2 },
  problem: null,
  ...changes,
})

/** The cart on the server. Answers wait while they are held. */
export function createCartServer() {
  let items = [itemOf('1', 2), itemOf('2', 1)]
  let coupon: Cart['coupon'] = null
  let held: Promise<void> | undefined
  let release = () => {}
  let isLost = false
  /** What is otherwise than usual, such as what is true of the district of the default address. */
  let changes: Partial<Cart> = {}
  /** What changed when the carts were merged. */
  let merged: CartChange[] = []
  const answer = async <T>(data: () => T) => {
    const answered = data()
    await held
    if (isLost) throw new TypeError('Failed to fetch')
    return { data: answered }
  }
  const cart = (): Cart => {
    const goodsPaisa = items
      .filter(({ isChosen }) => isChosen)
      .reduce((sum, { quantity, pricePaisa }) => sum + quantity * pricePaisa, 0)
    const discountPaisa = coupon?.discountPaisa ?? 0
    return {
      items,
      itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
      chosenCount: 0,
      coupon,
      goodsPaisa,
      discountPaisa,
      deliveryPaisa: 50_00,
      freeFromPaisa: null,
      district: 'kathmandu',
      districtName: null,
      feePaisa: 50_00,
      extraDays: 0,
      maxCashPaisa: 25_000_00,
      totalPaisa: goodsPaisa - discountPaisa + 50_00,
      tax: { taxablePaisa: 0, vatPaisa: 0, exemptPaisa: 0, zeroPaisa: 0 },
      ...changes,
    }
  }
  function set(variantId: string, quantity: number) {
    const known = items.some((item) => item.variantId === variantId)
    if (known) items = items.map((item) => (item.variantId === variantId ? { ...item, quantity } : item))
    else items = [itemOf(variantId, quantity), ...items]
    items = items.filter((item) => item.quantity > 0)
    return { quantity, itemCount: 0 }
  }
  function change(variantId: string, next: Partial<CartItem>) {
    items = items.map((item) => (item.variantId === variantId ? { ...item, ...next } : item))
  }
  const api = fakeApi({
    'GET /cart': () => answer(cart),
    'PUT /cart/items/:variantId': ({ params, body }) =>
      answer(() => set(params['variantId'], Math.min(20, body['quantity']))),
    'DELETE /cart/items/:variantId': ({ params }) => answer(() => set(params['variantId'], 0)),
    'PATCH /cart/items/:variantId': ({ params, body }) =>
      answer(() => {
        items = items.map((item) =>
          item.variantId === params['variantId'] ? { ...item, isChosen: body['isChosen'] } : item,
        )
        return cart()
      }),
    'PUT /cart/coupon': ({ body }) =>
      answer(() => {
        coupon = { code: body['code'], discountPaisa: 30_00, refusal: null }
        return cart()
      }),
    'DELETE /cart/coupon': () =>
      answer(() => {
        coupon = null
        return cart()
      }),
    'POST /cart/merge': ({ body }) =>
      answer(() => {
        for (const { variantId, quantity } of body['items']) set(variantId, quantity)
        return { itemCount: 0, changes: merged }
      }),
    'GET /site/settings': () => answer(() => ({ holidays: [], paymentWays: ['cod'] })),
    'POST /cart/goods': ({ body }) =>
      answer(() => ({ items: items.filter(({ variantId }) => body['variantIds'].includes(variantId)) })),
  })
  return {
    ...api,
    set,
    setMost: (variantId: string, most: number) => change(variantId, { most }),
    change,
    setUnsent: () => (items = items.map((item) => ({ ...item, delivery: null }))),
    setCart: (next: Partial<Cart>) => (changes = next),
    setMerged: (next: CartChange[]) => (merged = next),
    quantityOf: (id: string) => items.find(({ variantId }) => variantId === id)?.quantity ?? 0,
    hold: () => (held = new Promise((resolve) => (release = resolve))),
    release: () => act(async () => release()),
    lose: (next: boolean) => (isLost = next),
    /** What was asked about the signed-in user's cart, in short. */
    asked: () =>
      api.requests
        .filter(({ line }) => line.includes('/cart') && line !== 'POST /cart/goods')
        .map(({ line, input }) =>
          [line.split(' ')[0], input['params']?.variantId, input['body']?.quantity].filter(Boolean).join(' '),
        ),
  }
}
