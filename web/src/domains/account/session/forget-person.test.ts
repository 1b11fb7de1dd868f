import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '#api/client.ts'
import { localCart } from '#domains/cart/local-cart.ts'
import { mergeLocalCart } from '#domains/cart/server/merge-local-cart.ts'
import { localWishlist, readLocalWishlist } from '#domains/wishlist/local-wishlist.ts'
import { syncWishlist } from '#domains/wishlist/sync-wishlist.ts'
import { forgetPerson, claimStorageFor } from './forget-person.ts'

function openStorage() {
  const stored: Record<string, string> = {}
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  }
  // As in a browser, Object.keys of the storage does not list its methods.
  for (const name of Object.keys(storage))
    Object.defineProperty(stored, name, { value: storage[name as 'getItem'] })
  return stored as Record<string, string> & typeof storage
}

let local: ReturnType<typeof openStorage>
let tab: ReturnType<typeof openStorage>
let cookie: string
beforeEach(() => {
  ;[local, tab, cookie] = [openStorage(), openStorage(), '']
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
  })
  vi.stubGlobal('StorageEvent', Event)
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()
const lost: Call = (async () => {
  throw new Error('no answer')
}) as unknown as Call
function createRecordingCall() {
  const bodies: unknown[] = []
  const call = (async (_line: string, { body }: { body: unknown }) => {
    bodies.push(body)
    return { data: { changes: [], products: [] } }
  }) as unknown as Call
  return { call, bodies }
}
const cartLine = (variantId: string) => ({ productId: `thing-${variantId}`, variantId, quantity: 1 })

it('what a sign-in tried to bring is not brought into the cart of the next person, what was put in since is', async () => {
  claimStorageFor('anjali')
  localCart.write([cartLine('7')])
  await mergeLocalCart(lost, signal)
  localCart.write([cartLine('9'), cartLine('7')])

  claimStorageFor('bikash')
  const { call, bodies } = createRecordingCall()
  await mergeLocalCart(call, signal)
  expect(bodies).toMatchObject([{ items: [{ variantId: '9', quantity: 1 }] }])
})

it('the list of one account is not synced into another, what a visitor saved since is', async () => {
  claimStorageFor('anjali')
  localWishlist.write(['shawl', 'tea'])
  await syncWishlist({ call: lost, queryClient: new QueryClient() })
  localWishlist.write(['bowl', 'shawl', 'tea'])

  claimStorageFor('bikash')
  const { call, bodies } = createRecordingCall()
  await syncWishlist({ call, queryClient: new QueryClient() })
  expect(bodies).toEqual([{ productIds: ['bowl'] }])
})

it('who comes back finds all of it', async () => {
  claimStorageFor('anjali')
  localWishlist.write(['shawl'])
  localCart.write([cartLine('7')])
  tab['checkout'] = '{"note":"Ring at the back"}'
  await syncWishlist({ call: lost, queryClient: new QueryClient() })
  await mergeLocalCart(lost, signal)

  claimStorageFor('anjali')
  expect(readLocalWishlist()).toEqual(['shawl'])
  expect(localCart.read()).toEqual([cartLine('7')])
  expect(tab['checkout']).toContain('Ring at the back')
})

it('another person at the same tab finds no words and no keys', () => {
  claimStorageFor('anjali')
  Object.assign(tab, { checkout: '{}', 'ticket-key T-1': 'x', 'desk-draft T-2': '{}', 'console-id': 'c' })
  tab['haat-draft-contact'] = '{"message":"My order"}'
  claimStorageFor('bikash')
  expect({ ...tab }).toEqual({ 'console-id': 'c', 'kept-of': 'bikash' })
})

it('another person in the same browser finds no file that was chosen and not sent', () => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  claimStorageFor('anjali')
  claimStorageFor('anjali')
  expect(deleteDatabase).not.toHaveBeenCalled()
  claimStorageFor('bikash')
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('haat-kept-files')
  cookie = 'accessToken=of-bikash'
  forgetPerson()
  expect(deleteDatabase).toHaveBeenCalledTimes(1)
  cookie = ''
  forgetPerson()
  expect(deleteDatabase).toHaveBeenCalledTimes(2)
})

it('a tab that slept through it forgets its own, and takes nothing from who is here meanwhile', () => {
  claimStorageFor('anjali')
  tab['checkout'] = '{}'
  cookie = 'accessToken=of-bikash'
  local['kept-of'] = 'bikash'
  localWishlist.write(['bowl'])
  forgetPerson()
  expect({ ...tab }).toEqual({})
  expect(readLocalWishlist()).toEqual(['bowl'])
  cookie = ''
  forgetPerson()
  expect({ ...local }).toEqual({})
})

it('what one person could not save yet is not there for the next, and is for who comes back', () => {
  claimStorageFor('anjali')
  local.setItem('haat-draft-listing-palpa-41', '{"weightGrams":320}')
  claimStorageFor('anjali')
  expect(local.getItem('haat-draft-listing-palpa-41')).not.toBeNull()
  claimStorageFor('bikash')
  expect(local.getItem('haat-draft-listing-palpa-41')).toBeNull()
})
