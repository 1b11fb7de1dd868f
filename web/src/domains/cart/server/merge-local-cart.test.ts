import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '#api/client.ts'
import { localCart } from '../local-cart.ts'
import { mergeLocalCart } from './merge-local-cart.ts'

interface Sent {
  key: string
  items: { variantId: string; quantity: number }[]
}
let sent: Sent[]
let isLost: boolean
const { signal } = new AbortController()

const call = (async (_line: string, { body }: { body: Sent }) => {
  sent.push(body)
  if (isLost) throw new Error('no answer')
  return { data: { itemCount: 0, changes: [] } }
}) as unknown as Call
const cartLine = (variantId: string, quantity: number) => ({
  productId: `thing-${variantId}`,
  variantId,
  quantity,
})

beforeEach(() => {
  sent = []
  isLost = false
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

it('sends again what got no answer, as it was and under its key, and then what was put in since', async () => {
  localCart.write([cartLine('7', 2)])
  isLost = true
  await mergeLocalCart(call, signal)
  expect(localCart.read()).toHaveLength(1)

  isLost = false
  localCart.write([cartLine('9', 1), cartLine('7', 3)])
  await mergeLocalCart(call, signal)
  const [first, again, rest] = sent
  expect(again).toEqual(first)
  expect(rest!.items).toEqual([
    { variantId: '9', quantity: 1 },
    { variantId: '7', quantity: 1 },
  ])
  expect(rest!.key).not.toBe(first!.key)
  expect(localCart.read()).toEqual([])

  localCart.write([cartLine('7', 1)])
  await mergeLocalCart(call, signal)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3)
})

it('tells the other tabs, which show the same cart', async () => {
  const otherTab = new BroadcastChannel('haat-cart')
  const heard = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }))
  localCart.write([cartLine('7', 2)])
  await mergeLocalCart(call, signal)
  await heard
  otherTab.close()
})

it('tells the other tabs once that no answer came, since the server may have taken the cart', async () => {
  const otherTab = new BroadcastChannel('haat-cart')
  let heard = 0
  otherTab.addEventListener('message', () => (heard += 1))
  localCart.write([cartLine('7', 2)])
  isLost = true
  await mergeLocalCart(call, signal)
  await vi.waitFor(() => expect(heard).toBe(1))
  // Another tab that hears it tries by itself. If each told of every failure, they would keep each other going.
  await mergeLocalCart(call, signal)
  isLost = false
  await mergeLocalCart(call, signal)
  await vi.waitFor(() => expect(heard).toBe(2))
  otherTab.close()
})

it('drops what is no thing of ours', async () => {
  localCart.write([cartLine('nonsense', 2)])
  await mergeLocalCart(call, signal)
  expect(sent).toEqual([])
  expect(localCart.read()).toEqual([])
})
