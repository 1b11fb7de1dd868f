import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { StockLine } from './stock-line.tsx'

beforeAll(() => loadArea('en', 'product'))

it('a product of a paused shop says so, and not that it is out of stock', async () => {
  const paused = { en: 'The shop Ilam is paused at the moment.', ne: 'इलाम पसल अहिलेलाई रोकिएको छ।' }
  const variant = { id: '1', values: [], stock: 'out', left: null }
  await renderApp(
    <StockLine
      product={{ options: [], stock: 'out', paused } as unknown as Product}
      variant={variant as unknown as Product['variants'][number]}
    />,
  )
  expect(await screen.findByText(paused.en)).toBeDefined()
  expect(document.body.textContent).not.toContain('Out of stock')
})
