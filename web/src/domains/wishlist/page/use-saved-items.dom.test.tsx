import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CurrentUserContext } from '#api/current-user.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { localWishlist } from '../local-wishlist.ts'
import { useSavedItems } from './use-saved-items.ts'

const Items = () => (
  <output>
    {useSavedItems(true)
      .items?.map(({ product }) => product.id)
      .join(' ')}
  </output>
)

it('asks again for products that were saved before signing in when the first answer lacks them', async () => {
  const answers: ((ids: string[]) => void)[] = []
  const { call } = fakeApi({
    'GET /wishlists': async () => ({ data: { products: ['shawl'] } }),
    'GET /wishlists/items': () =>
      new Promise((resolve) =>
        answers.push((ids) =>
          resolve({ data: { items: ids.map((id) => ({ product: { id }, savedPaisa: 1, savedAt: null })) } }),
        ),
      ),
  })
  await renderApp(
    <CurrentUserContext value={{ userId: 'anjali', findUserId: () => Promise.resolve('anjali') }}>
      <Items />
    </CurrentUserContext>,
    { call },
  )
  // Both reads are under way or answered before the products of the visitor reach the server.
  await expect.poll(() => answers.length).toBe(2)
  await act(async () => answers.forEach((answer) => answer([])))
  await expect.poll(() => answers.length).toBe(3)
  await act(async () => answers[2]!(['shawl']))
  expect(await screen.findByText('shawl')).toBeTruthy()
})

it('shows what a visitor saved before it was renamed', async () => {
  localWishlist.write(['old-name-7'])
  const { call } = fakeApi({
    'POST /products/by-ids': async () => ({ data: { items: [{ id: 'new-name-7' }] } }),
  })
  const Saved = () => <output>{useSavedItems(false).items?.map(({ product }) => product.id)}</output>
  await renderApp(<Saved />, { call })
  expect(await screen.findByText('new-name-7')).toBeTruthy()
  localWishlist.clear()
})

it('does not ask on and on for a product that the server no longer lists', async () => {
  const reads: string[] = []
  const { call } = fakeApi({
    'GET /wishlists': async () => ({ data: { products: ['gone', 'shawl'] } }),
    'GET /wishlists/items': async () => {
      reads.push('items')
      return { data: { items: [{ product: { id: 'shawl' }, savedPaisa: 1, savedAt: null }] } }
    },
  })
  await renderApp(
    <CurrentUserContext value={{ userId: 'anjali', findUserId: () => Promise.resolve('anjali') }}>
      <Items />
    </CurrentUserContext>,
    { call },
  )
  expect(await screen.findByText('shawl')).toBeTruthy()
  // As many turns as a browser needs to ask on and on.
  for (let turn = 0; turn < 30; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(reads.length).toBeLessThanOrEqual(4)
})
