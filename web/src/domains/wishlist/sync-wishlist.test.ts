import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '#api/client.ts'
import { clearLocalWishlist, readLocalWishlist } from './local-wishlist.ts'
import { syncWishlist } from './sync-wishlist.ts'

const key = 'wishlist'
let storage: Map<string, string>
const readStored = () => storage.get(key) ?? null
beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('document', { cookie: 'accessToken=some-token' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

function answering(answer: () => unknown) {
  const call = vi.fn(async () => answer()) as unknown as Call
  return { call, queryClient: new QueryClient() }
}

describe('the wishlist of this browser', () => {
  it.each([
    ['{"products":["a","b"]}', ['a', 'b']],
    ['{"products":["a",7,null]}', ['a']],
    ['{"products":"a"}', []],
    ['["a"]', []],
    ['null', []],
    ['{', []],
    [null, []],
  ])('kept as %j is read as %j', (text, products) => {
    if (text !== null) storage.set(key, text)
    expect(readLocalWishlist()).toEqual(products)
  })

  it('is empty where the browser refuses to open its storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(readLocalWishlist()).toEqual([])
    expect(clearLocalWishlist).not.toThrow()
  })
})

describe('bringing it to the server', () => {
  it('asks nothing when there is nothing', async () => {
    const context = answering(() => ({}))
    await syncWishlist(context)
    expect(context.call).not.toHaveBeenCalled()
  })

  it('does not bring it back when it was emptied meanwhile', async () => {
    storage.set(key, '{"products":["a"]}')
    await syncWishlist(
      answering(() => {
        clearLocalWishlist()
        return { data: { products: ['a', 'b'] } }
      }),
    )
    expect(readStored()).toBeNull()
  })

  it('tells other tabs when no answer came, since the server may have taken it', async () => {
    storage.set(key, '{"products":["a"]}')
    let told: string | undefined
    await syncWishlist(
      answering(() => {
        told = storage.get(`${key}-claimed`)
        throw new TypeError('Failed to fetch')
      }),
    )
    expect(told).toContain('"a"')
    expect(storage.get(`${key}-claimed`)).not.toBe(told)
  })

  it.each([null, {}, { data: {} }, { data: { products: 'a' } }])(
    'keeps it on the answer %j',
    async (answer) => {
      storage.set(key, '{"products":["a"]}')
      await syncWishlist(answering(() => answer))
      expect(readStored()).toBe('{"products":["a"]}')
    },
  )
})
