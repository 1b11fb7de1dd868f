import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart, CartItem } from '@haat/contract/domains/cart.ts'
import type { Call } from '#api/client.ts'
import { countOf, type CartLine } from '../local-cart.ts'
import { createServerCart } from './server-cart.ts'

const both = (text: string) => ({ en: text, ne: text })
const itemOf = (variantId: string, quantity: number, changes: Partial<CartItem> = {}): CartItem => ({
  variantId,
  productId: `thing-${variantId}`,
  title: both('Tea'),
  choice: [],
  picture: { src: '', widths: [], width: 1, height: 1, blur: '', alt: both('') },
  vendor: { slug: 'ilam', name: both('Ilam'), place: both('Ilam') },
  quantity,
  isChosen: true,
  pricePaisa: 100_00,
  oldPricePaisa: null,
  seenPricePaisa: 100_00,
  stock: 'in',
  left: null,
  delivery: { minDays: 1, maxDays: 2 },
  problem: null,
  ...changes,
})
const cartOf = (items: CartItem[]): Cart => ({
  items,
  itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
  chosenCount: 0,
  coupon: null,
  goodsPaisa: 0,
  discountPaisa: 0,
  deliveryPaisa: 100_00,
  freeFromPaisa: null,
  district: 'kathmandu',
  totalPaisa: 0,
})

let onServer: CartItem[]
let requests: string[]
let storage: string | null
/** While this is set, answers wait for it. */
let gate: Promise<void> | undefined
let isDown = false

const call = (async (
  line: string,
  input: { params?: { variantId: string }; body?: { quantity: number } } = {},
) => {
  const variantId = input.params?.variantId ?? ''
  requests.push([line.split(' ')[0], variantId, input.body?.quantity].filter(Boolean).join(' '))
  await gate
  if (isDown && line !== 'GET /cart') throw new Error('down')
  if (line.startsWith('PUT /cart/items')) {
    const quantity = Math.min(5, input.body!.quantity)
    onServer = [itemOf(variantId, quantity), ...onServer.filter((item) => item.variantId !== variantId)]
    return { data: { quantity, itemCount: 0 } }
  }
  if (line.startsWith('DELETE')) onServer = onServer.filter((item) => item.variantId !== variantId)
  return { data: cartOf(onServer) }
}) as unknown as Call

let shownLines: readonly CartLine[]
const opened: { close(): void }[] = []
const openTab = () => {
  const cart = createServerCart(call, (lines) => (shownLines = lines))
  opened.push(cart)
  return cart
}
const open = async () => {
  const cart = openTab()
  await cart.whenReady()
  requests = []
  return cart
}
const tea = { variantId: '7', productId: 'thing-7' }

beforeEach(() => {
  onServer = [itemOf('1', 2)]
  requests = []
  shownLines = []
  storage = null
  gate = undefined
  isDown = false
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, visibilityState: 'visible' })
  vi.stubGlobal('localStorage', {
    getItem: () => storage,
    setItem: (_: string, text: string) => (storage = text),
    removeItem: () => (storage = null),
  })
})
afterEach(() => {
  for (const cart of opened.splice(0)) cart.close()
  vi.unstubAllGlobals()
})

describe('a cart on the server', () => {
  it('sends nothing any more once it is another person’s turn', async () => {
    const cart = await open()
    let answer = () => {}
    gate = new Promise((resolve) => (answer = resolve))
    const [first, second] = [cart.set(tea, 1), cart.set({ variantId: '8', productId: 'thing-8' }, 1)]
    const chosen = cart.chooseOne('1', false)
    await Promise.resolve()
    cart.close()
    answer()
    const ends = await Promise.allSettled([first, second, chosen])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(requests).toEqual(['PUT 7 1'])
  })

  it('counts what is added before the answer is there, and asks once', async () => {
    const cart = await open()
    let answer = () => {}
    gate = new Promise((resolve) => (answer = resolve))
    const added = cart.add(tea, 2)
    await Promise.resolve()
    expect(countOf(shownLines)).toBe(4)
    answer()
    expect(await added).toEqual({ wanted: 2, accepted: 2 })
    expect(requests).toEqual(['PUT 7 2'])
    expect(countOf(shownLines)).toBe(4)
  })

  it('sends the last of many presses', async () => {
    const cart = await open()
    let answer = () => {}
    gate = new Promise((resolve) => (answer = resolve))
    const presses = [3, 4, 5, 4].map((quantity) =>
      cart.set({ variantId: '1', productId: 'thing-1' }, quantity),
    )
    expect(cart.read().cart?.items[0]?.quantity).toBe(4)
    answer()
    await Promise.all(presses)
    expect(requests).toEqual(['PUT 1 4'])
    expect(countOf(shownLines)).toBe(4)
  })

  it('shows fewer where there are fewer', async () => {
    const cart = await open()
    expect(await cart.add(tea, 9)).toEqual({ wanted: 9, accepted: 5 })
    expect(countOf(shownLines)).toBe(7)
  })

  it('takes back what was refused', async () => {
    const cart = await open()
    isDown = true
    await expect(cart.set({ variantId: '1', productId: 'thing-1' }, 0)).rejects.toThrow('down')
    expect(countOf(shownLines)).toBe(2)
    await expect(cart.add(tea, 1)).rejects.toThrow('down')
    expect(countOf(shownLines)).toBe(2)
    await expect(cart.chooseOne('1', false)).rejects.toThrow('down')
    expect(cart.read().cart?.items[0]?.isChosen).toBe(true)
  })

  it('shows a choice and its sum at once', async () => {
    onServer = [itemOf('1', 2), itemOf('2', 1, { problem: 'priceUp' })]
    const cart = await open()
    gate = new Promise(() => {})
    void cart.chooseOne('2', true)
    expect(cart.read().cart).toMatchObject({ chosenCount: 3, goodsPaisa: 300_00, totalPaisa: 400_00 })
    void cart.chooseOnly([])
    expect(cart.read().cart).toMatchObject({ chosenCount: 0, totalPaisa: 0 })
  })

  it('brings what waited in the browser first, once, and leaves out what is no line', async () => {
    storage = JSON.stringify([
      { ...tea, quantity: 3 },
      { productId: 'x', variantId: 'x', quantity: 1 },
    ])
    const tabs = [1, 2].map(openTab)
    await Promise.all(tabs.map((tab) => tab.whenReady()))
    expect(requests.filter((line) => line === 'POST')).toHaveLength(1)
    expect(storage).toBeNull()
  })
})
