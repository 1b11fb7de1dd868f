import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { StockLine } from './stock-line.tsx'

beforeAll(() => loadArea('en', 'product'))

it('a product that is paused says so, and not that it is out of stock, and leads to similar ones', async () => {
  const paused = { en: 'The shop Ilam is paused at the moment.', ne: 'इलाम पसल अहिलेलाई रोकिएको छ।' }
  const variant = { id: '1', values: [], stock: 'out', left: null }
  await renderApp(
    <StockLine
      product={{ options: [], categories: [{ slug: 'tea' }], stock: 'out', paused } as unknown as Product}
      variant={variant as unknown as Product['variants'][number]}
    />,
  )
  expect(await screen.findByText(paused.en)).toBeDefined()
  expect(document.body.textContent).not.toContain('Out of stock')
  const similar = screen.getByRole('link', { name: 'Similar products' })
  expect(similar.getAttribute('href')).toBe('/products?category=tea')
})

it('a variant that its shop has switched off raises no hope that it comes back', async () => {
  const show = (given: object) =>
    renderApp(
      <StockLine
        product={{ options: [], stock: 'in' } as unknown as Product}
        variant={
          {
            id: '1',
            values: [],
            stock: 'out',
            left: null,
            ...given,
          } as unknown as Product['variants'][number]
        }
      />,
    )
  await show({ isOffered: false })
  await screen.findByText('Out of stock')
  expect(screen.queryByText(/until it is back/)).toBeNull()
  await show({})
  await screen.findByText(/until it is back/)
})
