import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CurrentUserContext } from '#api/current-user.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { CartPage } from '../cart-page.tsx'
import { both, createCartServer } from '../testing/cart-server.ts'

vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn(async () => {}) }))

let server: ReturnType<typeof createCartServer>
beforeEach(() => {
  server = createCartServer()
  document.cookie = 'accessToken=mina'
})
afterEach(() => void (document.cookie = 'accessToken=; max-age=0'))

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

it('names the place of the days, and promises no cash above its limit there', async () => {
  server.setPlace({ districtName: both('Kaski'), maxCashPaisa: 300_00 })
  await open()
  screen.getByText(/^One parcel, .* in Kaski$/)
  const notes = await screen.findAllByText('Cash on delivery only up to Rs. 300 in Kaski')
  expect(notes.length).toBeGreaterThan(0)
  expect(screen.queryByText('You choose how to pay at the next step')).toBeNull()
})
