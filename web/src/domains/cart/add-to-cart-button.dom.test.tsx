import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CurrentUserContext } from '#api/current-user.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { QuickAdd } from './add-to-cart-button.tsx'
import { OpenCart } from './open-cart.ts'
import { both, createCartServer } from './testing/cart-server.ts'

vi.mock('#ui/toast/show-toast.tsx', () => ({ showToast: vi.fn(async () => {}) }))
afterEach(() => void (document.cookie = 'accessToken=; max-age=0'))

it('is marked from the press on until code and answer have come, and then offers the cart', async () => {
  document.cookie = 'accessToken=mina'
  const server = createCartServer()
  const onOpen = vi.fn()
  const product = {
    id: 'product-7',
    title: both('Thing 7'),
    variantId: '7',
    stock: 'in',
    left: null,
  } as const
  server.hold()
  await renderApp(
    <CurrentUserContext value={{ userId: 'mina', findUserId: async () => 'mina' }}>
      <OpenCart value={onOpen}>
        <QuickAdd product={product} />
      </OpenCart>
    </CurrentUserContext>,
    { call: server.call },
  )
  const button = await screen.findByRole('button', { name: 'Add to cart: Thing 7' })
  await userEvent.click(button)
  expect(button.dataset['waiting']).toBe('')
  await server.release()
  await waitFor(() => expect(button.dataset['waiting']).toBeUndefined())
  await waitFor(() => expect(showToast).toHaveBeenCalled())
  const action = vi.mocked(showToast).mock.lastCall?.[2]
  expect(action?.label).toBe('View cart')
  action?.onAct()
  expect(onOpen).toHaveBeenCalledOnce()
})
