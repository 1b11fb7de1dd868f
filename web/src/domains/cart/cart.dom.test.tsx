import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CurrentUserContext } from '#api/current-user.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { refuse, renderApp } from '#ui/testing/render-app.tsx'
import { CartPage } from './cart-page.tsx'
import { GuestCart } from './guest-cart.tsx'
import { localCart } from './local-cart.ts'
import { both, createCartServer } from './testing/cart-server.ts'
import { useAddToCart } from './use-add-to-cart.ts'
import { useCartCount } from './use-cart-lines.ts'

vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn(async () => {}) }))
const toasts = () => vi.mocked(showToast).mock.calls.map(([, text]) => text)
const undo = () => act(async () => vi.mocked(showToast).mock.lastCall?.[2]?.onAct())

let server: ReturnType<typeof createCartServer>

const Count = () => <output aria-label="in the header">{useCartCount()}</output>
const thing7 = { id: 'product-7', title: both('Thing 7'), left: null }
const Add = () => {
  const add = useAddToCart()
  return <button onClick={() => void add(thing7, '7')}>Add 7</button>
}

function Shop({ page = true }: { page?: boolean }) {
  const [userId, setUserId] = useState<string | undefined>('mina')
  return (
    <CurrentUserContext value={{ userId, findUserId: async () => userId ?? '' }}>
      <Count />
      <Add />
      {page && userId && <CartPage />}
      <button type="button" onClick={() => setUserId(undefined)}>
        Leave
      </button>
      <button type="button" onClick={() => setUserId('bikash')}>
        Come as Bikash
      </button>
    </CurrentUserContext>
  )
}

const open = async (page = true) => {
  const app = await renderApp(<Shop page={page} />, { call: server.call })
  await waitFor(() => expect(count()).toBe('3'))
  if (page) await screen.findByText('Tea')
  server.requests.length = 0
  return app
}
const count = () => screen.getByLabelText('in the header').textContent
const quantity = (title: string) =>
  screen.getByRole('group', { name: `Quantity of ${title}` }).querySelector('output')!.textContent
const press = (name: string) => userEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name))
const total = (text: string) => waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0))

beforeEach(() => {
  server = createCartServer()
  document.cookie = 'accessToken=mina'
})
afterEach(() => {
  document.cookie = 'accessToken=; max-age=0'
  localStorage.clear()
  localCart.clear()
  vi.mocked(showToast).mockClear()
})

describe('the cart of a signed-in shopper', () => {
  it('shows ten quick presses at once, and sends two of them: the first and the last', async () => {
    await open()
    server.hold()
    await press('One Tea more')
    await waitFor(() => expect(server.asked()).toEqual(['PUT 1 3']))
    for (let times = 1; times < 10; times += 1) await press('One Tea more')
    expect(quantity('Tea')).toBe('12')
    expect(count()).toBe('13')
    await server.release()
    await waitFor(() => expect(server.asked()).toEqual(['PUT 1 3', 'PUT 1 12', 'GET']))
    expect(quantity('Tea')).toBe('12')
    await total('Rs. 1,350')
  })

  it('sends presses in their order, one after the other', async () => {
    await open()
    server.hold()
    await press('One Tea more')
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Thing 2' })
    // Without waiting for anything: a press shows before its event ends.
    act(() => box.click())
    expect(box.checked).toBe(false)
    await press('Remove Thing 2 from the cart')
    expect(screen.queryByRole('link', { name: 'Thing 2' })).toBeNull()
    expect(server.asked()).toEqual(['PUT 1 3'])
    await server.release()
    await waitFor(() => expect(server.asked()).toEqual(['PUT 1 3', 'PATCH 2', 'DELETE 2', 'GET']))
  })

  it('takes back exactly the press that is refused, with a sentence', async () => {
    await open()
    const answer = server.answers['PUT /cart/items/:variantId']!
    server.answers['PUT /cart/items/:variantId'] = (input) =>
      input['params'].variantId === '2' ? refuse(409) : answer(input)
    server.hold()
    await press('One Tea more')
    await press('One Thing 2 more')
    expect(count()).toBe('5')
    await server.release()
    await waitFor(() => expect(toasts()).toEqual(['This has just sold out.']))
    await waitFor(() => expect(quantity('Thing 2')).toBe('1'))
    expect(quantity('Tea')).toBe('3')
  })

  it('puts back what was removed, left for later as it was', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Thing 2' }))
    await press('Remove Thing 2 from the cart')
    await waitFor(() => expect(toasts()).toEqual(['Thing 2 was removed from your cart.']))
    await waitFor(() => expect(server.asked()).toEqual(['PATCH 2', 'DELETE 2', 'GET']))
    await undo()
    await waitFor(() => expect(server.asked()).toEqual(['PATCH 2', 'DELETE 2', 'GET', 'PUT 2 1', 'PATCH 2']))
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Thing 2' })
    await waitFor(() => expect(box.checked).toBe(false))
  })

  it('takes nothing away that was added since', async () => {
    server.set('7', 1)
    await renderApp(<Shop />, { call: server.call })
    await screen.findByText('Thing 7')
    await press('Remove Thing 7 from the cart')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    const putBack = vi.mocked(showToast).mock.lastCall![2]!.onAct
    await userEvent.dblClick(screen.getByText('Add 7'))
    await waitFor(() => expect(server.asked()).toContain('PUT 7 2'))
    await act(async () => putBack())
    await waitFor(() => expect(quantity('Thing 7')).toBe('2'))
  })

  it('says it when there are fewer than wanted', async () => {
    server.set('1', 20)
    server.set('2', 0)
    await renderApp(<Shop />, { call: server.call })
    await screen.findByRole('link', { name: 'Tea' })
    await press('One Tea more')
    await waitFor(() => expect(toasts()).toEqual(['Only 20 of Tea are left.']))
    expect(quantity('Tea')).toBe('20')
  })

  it('loads the totals again only where they are shown', async () => {
    await open(false)
    server.hold()
    await press('Add 7')
    await waitFor(() => expect(count()).toBe('4'))
    await server.release()
    await waitFor(() => expect(toasts()).toEqual(['Thing 7 is in your cart.']))
    expect(count()).toBe('4')
    expect(server.asked()).toEqual(['PUT 7 1'])
  })

  it('adds to what is there, also when somebody presses before the cart is loaded', async () => {
    server.set('7', 2)
    server.hold()
    await renderApp(<Shop page={false} />, { call: server.call })
    await press('Add 7')
    expect(server.asked()).toEqual(['GET'])
    await server.release()
    await waitFor(() => expect(server.asked()).toEqual(['GET', 'PUT 7 3']))
    await waitFor(() => expect(count()).toBe('6'))
  })

  it('asks the server what it holds when an answer is lost, and sends nothing twice', async () => {
    await open(false)
    server.lose(true)
    await press('Add 7')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    server.lose(false)
    act(() => {
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    })
    await waitFor(() => expect(count()).toBe('4'))
    expect(server.quantityOf('7')).toBe(1)
    expect(server.asked().filter((line) => line !== 'GET')).toEqual(['PUT 7 1'])
  })

  it('restarts a read that a change has overtaken', async () => {
    const { queryClient } = await open()
    server.hold()
    await press('One Tea more')
    act(() => void queryClient.invalidateQueries({ queryKey: ['cart'] }))
    await server.release()
    await waitFor(() => expect(server.asked().at(-1)).toBe('GET'))
    await waitFor(() => expect(quantity('Tea')).toBe('3'))
  })
})

describe('other tabs', () => {
  const otherTab = new BroadcastChannel('haat-cart')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  const notify = () => otherTab.postMessage('changed')
  const setVisible = (isVisible: boolean) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
    focusManager.setFocused(isVisible)
  }
  afterEach(() => {
    vi.restoreAllMocks()
    focusManager.setFocused(undefined)
  })

  it('are told of a change, and followed when they have made one', async () => {
    await open()
    const heard = new Promise((resolve) => otherTab.addEventListener('message', resolve, { once: true }))
    await press('One Tea more')
    await heard
    await waitFor(() => expect(quantity('Tea')).toBe('3'))
    server.set('1', 9)
    notify()
    await waitFor(() => expect(quantity('Tea')).toBe('9'))
  })

  it('in the background load the cart when somebody looks at them', async () => {
    const { queryClient } = await open()
    act(() => setVisible(false))
    server.set('1', 9)
    notify()
    await waitFor(() => expect(queryClient.getQueryState(['cart', 'mina'])?.isInvalidated).toBe(true))
    expect(server.asked()).toEqual([])
    act(() => setVisible(true))
    await waitFor(() => expect(quantity('Tea')).toBe('9'))
  })
})

describe('signing in and out', () => {
  it('merges the cart of this browser before the first read, under one key even when the answer is lost', async () => {
    localCart.write([{ productId: 'product-7', variantId: '7', quantity: 2 }])
    server.lose(true)
    await renderApp(<Shop page={false} />, { call: server.call })
    await waitFor(() => expect(server.requests.length).toBeGreaterThan(1))
    server.lose(false)
    await waitFor(() => expect(count()).toBe('5'))
    const merges = server.requests.filter(({ line }) => line === 'POST /cart/merge')
    expect(new Set(merges.map(({ input }) => input['body'].key)).size).toBe(1)
    expect(server.asked().indexOf('POST')).toBe(0)
    expect(localCart.read()).toEqual([])
  })

  it('never sends what still waits in the name of the next person, nor shows them a late answer', async () => {
    const { queryClient } = await open()
    server.hold()
    await press('One Tea more')
    await press('Add 7')
    await waitFor(() => expect(count()).toBe('5'))
    // As the session does when somebody signs out.
    act(() => queryClient.getMutationCache().clear())
    await press('Leave')
    act(() => queryClient.removeQueries({ queryKey: ['cart'] }))
    expect(count()).toBe('0')
    expect(server.asked()).toEqual(['PUT 1 3'])
    await server.release()
    await press('Come as Bikash')
    await waitFor(() => expect(count()).toBe('4'))
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
      focusManager.setFocused(undefined)
    })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(server.asked().filter((line) => line !== 'GET')).toEqual(['PUT 1 3'])
    expect(queryClient.getQueryData(['cart', 'mina'])).toBeUndefined()
    expect(toasts()).toEqual([])
  })
})

describe('the cart of a visitor', () => {
  const Visit = () => (
    <>
      <Count />
      <Add />
      <GuestCart emptyLead="" />
    </>
  )

  it('is changed by the same actions, in this browser and without the server', async () => {
    document.cookie = 'accessToken=; max-age=0'
    await renderApp(<Visit />, { call: server.call })
    await press('Add 7')
    await press('Add 7')
    await waitFor(() => expect(count()).toBe('2'))
    expect(toasts()).toEqual(['Thing 7 is in your cart.', 'Thing 7 is in your cart.'])
    await press('Remove No longer sold from the cart')
    await waitFor(() => expect(count()).toBe('0'))
    await undo()
    await waitFor(() => expect(count()).toBe('2'))
    expect(localCart.read()).toEqual([{ productId: 'product-7', variantId: '7', quantity: 2 }])
    expect(server.asked()).toEqual([])
  })
})
