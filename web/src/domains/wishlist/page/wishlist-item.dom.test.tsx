import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { ProductPartsContext, type ProductParts } from '../product-parts.ts'
import { WishlistRow } from './wishlist-item.tsx'

beforeAll(() => loadArea('en', 'wishlist'))

const parts: ProductParts = {
  Card: () => null,
  Grid: ({ children }) => <ul>{children}</ul>,
  GridSkeleton: () => null,
  AddToCart: () => <button type="button">Add</button>,
  WaitFor: ({ variantId, of }) => <button type="button">{`Wait for ${variantId}: ${of}`}</button>,
}
const show = (given: object) => {
  const product = { id: 'shawl-1', title: { en: 'Shawl', ne: 'सल' }, stock: 'out', pricePaisa: 100, ...given }
  const item = { product, savedPaisa: 100, savedAt: null } as unknown as WishlistItem
  return renderApp(
    <ProductPartsContext value={parts}>
      <WishlistRow item={item} isPriority={false} onRemove={() => {}} />
    </ProductPartsContext>,
  )
}

it('a saved thing that is out of stock can be waited for, if there is nothing to choose first', async () => {
  const first = await show({ variantId: '7' })
  await screen.findByRole('button', { name: 'Wait for 7: Shawl' })
  first.unmount()
  const second = await show({ variantId: null })
  await screen.findByText('Sold out')
  expect(screen.queryByRole('button', { name: /^Wait for/ })).toBeNull()
  second.unmount()
  await show({ variantId: '7', stock: 'in' })
  await screen.findByRole('button', { name: 'Add' })
  expect(screen.queryByRole('button', { name: /^Wait for/ })).toBeNull()
})
