import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CurrentUserContext } from '#api/current-user.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { CartPage } from '../cart-page.tsx'
import { GuestCart } from '../guest-cart.tsx'
import { localCart } from '../local-cart.ts'
import { both, createCartServer } from '../testing/cart-server.ts'

vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn(async () => {}) }))

let server: ReturnType<typeof createCartServer>
beforeEach(() => {
  server = createCartServer()
  document.cookie = 'accessToken=mina'
})
afterEach(() => {
  document.cookie = 'accessToken=; max-age=0'
  localCart.clear()
  vi.mocked(showToast).mockClear()
})

async function open() {
  await renderApp(
    <CurrentUserContext value={{ userId: 'mina', findUserId: async () => 'mina' }}>
      <CartPage />
    </CurrentUserContext>,
    { call: server.call },
  )
  await screen.findByText('Tea')
  server.requests.length = 0
}

it('says it when the plus is pressed at the end of the stock, and sends nothing', async () => {
  server.setMost('1', 2)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'One Tea more' }))
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('warning', 'Only 2 of Tea are left.', undefined))
  expect(server.asked()).toEqual([])
})

it('names no day where the vendor does not send', async () => {
  server.setCart({ districtName: both('Humla') })
  server.setUnsent()
  await open()
  screen.getByText('This vendor does not deliver in Humla')
  expect(screen.queryByText(/^One parcel/)).toBeNull()
})

it('names the place of the days, and promises no cash above its limit there', async () => {
  server.setCart({ districtName: both('Kaski'), maxCashPaisa: 300_00 })
  await open()
  screen.getByText(/^One parcel, .* in Kaski$/)
  const notes = await screen.findAllByText('Cash on delivery only up to Rs. 300 in Kaski')
  expect(notes.length).toBeGreaterThan(0)
  expect(screen.queryByText('You choose how to pay at the next step')).toBeNull()
})

it('says what did not fit at sign-in, and tells the end of the stock from the most of one thing', async () => {
  localCart.write([{ productId: 'product-7', variantId: '7', quantity: 20 }])
  server.setMerged([
    { variantId: '7', title: both('Thing 7'), kind: 'fewer', quantity: 12 },
    { variantId: '8', title: both('Thing 8'), kind: 'fewer', quantity: 999 },
  ])
  await open()
  const sentences =
    'Only 12 of Thing 7 left, and all of them are in your cart. You can order up to 999 of one item.'
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('info', sentences))
})

it('has the same lines of VAT and exempt goods below its total as the order has later', async () => {
  server.setCart({ tax: { taxablePaisa: 100_00, vatPaisa: 13_00, exemptPaisa: 87_00, zeroPaisa: 0 } })
  await open()
  const rowOf = (name: string) => screen.getByText(name).parentElement?.textContent
  expect(rowOf('Of this VAT of 13%')).toMatch(/Rs\.\s13$/)
  expect(rowOf('Of this exempt from VAT')).toMatch(/Rs\.\s87$/)
  expect(screen.queryByText('Of this with VAT at 0%')).toBeNull()
  server.hold()
  for (const box of screen.getAllByRole('checkbox', { name: /^Select (Tea|Thing)/ }))
    await userEvent.click(box)
  expect(screen.queryByText('Of this exempt from VAT')).toBeNull()
})

describe('the cart of a visitor', () => {
  const line = (variantId: string, quantity: number) => ({
    productId: `product-${variantId}`,
    variantId,
    quantity,
  })
  async function visit(...lines: ReturnType<typeof line>[]) {
    document.cookie = 'accessToken=; max-age=0'
    localCart.write(lines)
    await renderApp(<GuestCart emptyLead="" />, { call: server.call })
  }
  const goods = () => server.requests.map(({ line: asked }) => asked)

  it('stops at the stock with the same sentence, and asks once for all lines', async () => {
    server.setMost('1', 12)
    await visit(line('1', 11), line('2', 1))
    const plus = await screen.findByRole('button', { name: 'One Tea more' })
    await userEvent.click(plus)
    await waitFor(() => expect(plus.getAttribute('aria-disabled')).toBe('true'))
    screen.getByText('Only 12 left')
    await userEvent.click(plus)
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith('warning', 'Only 12 of Tea are left.', undefined),
    )
    expect(localCart.read()).toEqual([line('1', 12), line('2', 1)])
    expect(goods()).toEqual(['POST /cart/goods'])
  })

  it('that has more than there are says so, counts what there is, and offers it', async () => {
    server.setMost('1', 3)
    await visit(line('1', 7))
    await screen.findByText(/Only 3 of Tea are left\./)
    screen.getByText(/^Rs\.\s300$/)
    await userEvent.click(screen.getByRole('button', { name: 'Take 3' }))
    expect(localCart.read()).toEqual([line('1', 3)])
    expect(screen.queryByText(/Only 3 of Tea are left\./)).toBeNull()
  })

  it('has no stepper for what is sold out or no longer sold', async () => {
    server.setMost('1', 0)
    await visit(line('1', 2), line('77', 1))
    await screen.findByText('Sold out')
    await screen.findByText('No longer sold')
    expect(screen.queryByRole('group')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tea from the cart' }))
    expect(localCart.read()).toEqual([line('77', 1)])
  })
})

it.each(['suspended', 'gone'] as const)(
  'names what is %s, and lets it be removed or saved',
  async (problem) => {
    const paused = { en: 'The shop Ilam is paused at the moment.', ne: 'इलाम पसल अहिलेलाई रोकिएको छ।' }
    server.change('1', { problem, stock: 'out', most: 0, paused })
    await open()
    screen.getByText(paused.en)
    expect(screen.getByRole('checkbox', { name: 'Select Tea' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('group', { name: 'Quantity of Tea' })).toBeNull()
    screen.getByRole('button', { name: 'Move Tea to the wishlist' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tea from the cart' }))
    await waitFor(() => expect(server.asked()).toContain('DELETE 1'))
  },
)
