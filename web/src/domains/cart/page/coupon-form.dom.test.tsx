import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CurrentUserContext } from '#api/current-user.ts'
import { cart as nepali } from '#messages/ne/cart.ts'
import { refuse, renderApp } from '#ui/testing/render-app.tsx'
import { CartPage } from '../cart-page.tsx'
import { createCartServer } from '../testing/cart-server.ts'

let server: ReturnType<typeof createCartServer>
beforeEach(() => {
  server = createCartServer()
  document.cookie = 'accessToken=mina'
})
afterEach(() => void (document.cookie = 'accessToken=; max-age=0'))

async function open(language: 'en' | 'ne' = 'en') {
  await renderApp(
    <CurrentUserContext value={{ userId: 'mina', findUserId: async () => 'mina' }}>
      <CartPage />
    </CurrentUserContext>,
    { call: server.call, language },
  )
  await screen.findByText('Tea')
  server.requests.length = 0
}

it('shows what a coupon saves, and why it could not be checked', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Coupon code'), ' namaste{Enter}')
  await screen.findByText(/Coupon saves you/)
  await waitFor(() => expect(screen.getAllByText('Rs. 320').length).toBeGreaterThan(0))
  expect(server.requests.at(-1)?.input['body']).toEqual({ code: 'namaste' })
  server.lose(true)
  server.answers['DELETE /cart/coupon'] = () => refuse(503)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('The coupon could not be checked. Please try again in a moment.')
})

it('asks for the code of a coupon, sends it once for two presses, and takes it away again', async () => {
  await open()
  const code = screen.getByLabelText<HTMLInputElement>('Coupon code')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText('Enter your coupon code.')
  expect(document.activeElement).toBe(code)
  expect(server.requests).toEqual([])
  await userEvent.paste('namaste')
  expect(screen.queryByText('Enter your coupon code.')).toBeNull()
  server.hold()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(server.requests).toHaveLength(1))
  await server.release()
  await screen.findByText(/Coupon saves you/)
  expect(server.requests.map(({ line }) => line)).toEqual(['PUT /cart/coupon'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(code.value).toBe(''))
  expect(server.requests.map(({ line }) => line)).toEqual(['PUT /cart/coupon', 'DELETE /cart/coupon'])
})

it.each([
  ['otherGoods', 'SHAWL15 is only for some items of Palpa Dhaka, and none of them is in your cart.'],
  ['paused', 'SHAWL15 cannot be used at the moment.'],
  ['otherVendor', 'SHAWL15 is only for items from Palpa Dhaka.'],
] as const)('says why a coupon does not count: %s', async (reason, sentence) => {
  const vendor = reason === 'paused' ? null : { en: 'Palpa Dhaka', ne: 'पाल्पा ढाका' }
  server.setCart({
    coupon: { code: 'SHAWL15', discountPaisa: 0, refusal: { reason, vendor, missingPaisa: null, at: null } },
  })
  await open()
  await screen.findByText(sentence)
})

it('asks for the code in Nepali', async () => {
  await open('ne')
  await userEvent.click(screen.getByRole('button', { name: nepali.apply }))
  await screen.findByText(nepali.couponMissing)
})
