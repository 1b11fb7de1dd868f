import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '#api/client.ts'
import { clearLocalWishlist, localWishlist } from './local-wishlist.ts'
import { syncWishlist } from './sync-wishlist.ts'
import { changeWishlist, keepWishlistOf, wishlist } from './wishlist-store.ts'

/** The line as it was when a call went out, and in whose name. */
let asked: string[]
let token: string
let answerAll: () => void
let call: Call
beforeEach(() => {
  asked = []
  token = 'anjali'
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', {
    get cookie() {
      return token && `accessToken=${token}`
    },
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const gate = new Promise<void>((resolve) => (answerAll = resolve))
  call = (async (line: string) => {
    asked.push(`${line} by ${token}`)
    const products = [`of ${token}`]
    await gate
    return { data: { products } }
  }) as unknown as Call
})
afterEach(() => {
  answerAll()
  keepWishlistOf(undefined, call)
  vi.unstubAllGlobals()
})

const heart = (id: string) => changeWishlist(call, { id, isSaved: true })

function signOut() {
  token = ''
  clearLocalWishlist()
  keepWishlistOf(undefined, call)
}

it('what one person pressed while the line was slow is not sent in the name of the next', async () => {
  keepWishlistOf('anjali', call)
  const pressed = [heart('a'), heart('b')]
  await vi.waitFor(() => expect(asked).toEqual(['GET /wishlists by anjali']))
  expect(wishlist.read()).toEqual(['b', 'a'])
  signOut()
  expect(wishlist.read()).toEqual([])
  token = 'bikash'
  keepWishlistOf('bikash', call)
  answerAll()
  await Promise.all(pressed)
  await vi.waitFor(() => expect(wishlist.read()).toEqual(['of bikash']))
  expect(asked).toEqual(['GET /wishlists by anjali', 'GET /wishlists by bikash'])
  expect(localWishlist.read()).toEqual([])
})

it('an answer that comes after the sign-out brings nothing back', async () => {
  const pressed = heart('a')
  keepWishlistOf('anjali', call)
  localWishlist.write(['x'])
  const synced = syncWishlist(call)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  signOut()
  answerAll()
  await Promise.all([pressed, synced])
  expect(asked).toEqual(['POST /wishlists by anjali'])
  expect(localWishlist.read()).toEqual([])
})

it('what somebody pressed before the page knew who they are is theirs', async () => {
  const pressed = heart('a')
  keepWishlistOf('anjali', call)
  answerAll()
  await pressed
  expect(asked).toEqual(['POST /wishlists by anjali', 'GET /wishlists by anjali'])
  expect(localWishlist.read()).toEqual(['a'])
})
