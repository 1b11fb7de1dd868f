import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '#api/client.ts'
import { clearLocalWishlist, localWishlist } from './local-wishlist.ts'
import { syncWishlist } from './sync-wishlist.ts'
import { changeWishlist, setWishlistOwner, wishlist } from './wishlist-store.ts'

/** The endpoint of each call, and the token it was sent with. */
let requests: string[]
let token: string
let answerAll: () => void
let call: Call
beforeEach(() => {
  requests = []
  token = 'anjali'
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
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
    requests.push(`${line} by ${token}`)
    const products = [`of ${token}`]
    await gate
    return { data: { products } }
  }) as unknown as Call
})
afterEach(() => {
  answerAll()
  setWishlistOwner(undefined, call)
  vi.unstubAllGlobals()
})

const save = (id: string) => changeWishlist(call, { id, isSaved: true })

function signOut() {
  token = ''
  clearLocalWishlist()
  setWishlistOwner(undefined, call)
}

it('what one person pressed while the line was slow is not sent in the name of the next', async () => {
  setWishlistOwner('anjali', call)
  const pressed = [save('a'), save('b')]
  await vi.waitFor(() => expect(requests).toEqual(['GET /wishlists by anjali']))
  expect(wishlist.read()).toEqual(['b', 'a'])
  signOut()
  expect(wishlist.read()).toEqual([])
  token = 'bikash'
  setWishlistOwner('bikash', call)
  answerAll()
  await Promise.all(pressed)
  await vi.waitFor(() => expect(wishlist.read()).toEqual(['of bikash']))
  expect(requests).toEqual(['GET /wishlists by anjali', 'GET /wishlists by bikash'])
  expect(localWishlist.read()).toEqual([])
})

it('an answer that comes after the sign-out brings nothing back', async () => {
  const pressed = save('a')
  setWishlistOwner('anjali', call)
  localWishlist.write(['x'])
  const synced = syncWishlist(call)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  signOut()
  answerAll()
  await Promise.all([pressed, synced])
  expect(requests).toEqual(['POST /wishlists by anjali'])
  expect(localWishlist.read()).toEqual([])
})

it('what somebody pressed before the page knew who they are is theirs', async () => {
  const pressed = save('a')
  setWishlistOwner('anjali', call)
  answerAll()
  await pressed
  expect(requests).toEqual(['POST /wishlists by anjali', 'GET /wishlists by anjali'])
  expect(localWishlist.read()).toEqual(['a'])
})
