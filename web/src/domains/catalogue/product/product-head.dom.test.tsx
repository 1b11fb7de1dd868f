import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { ProductHead } from './product-head.tsx'

const both = (text: string) => ({ en: text, ne: text })
const open = (soldLately: number) =>
  renderApp(
    <ProductHead
      product={
        {
          title: both('Copper pot'),
          headline: both('Beaten by hand'),
          vendor: { slug: 'palpa', name: both('Palpa'), place: both('Tansen') },
          rating: null,
          ratingCount: 0,
          questionCount: 0,
          soldLately,
        } as Product
      }
    />,
  )

it('says how many were sold from ten on', async () => {
  await open(10)
  await screen.findByText('10 sold in 30 days')
})

it('says nothing of a few', async () => {
  await open(9)
  await screen.findByRole('heading', { name: 'Copper pot' })
  expect(screen.queryByText(/sold in 30 days/)).toBeNull()
})
