import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Product, ProductCard } from '@haat/contract/domains/catalogue.ts'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { RelatedRows } from './related-rows.tsx'

/** Whatever is watched has come near. */
class NearObserver {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  unobserve() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver))
afterEach(() => void vi.unstubAllGlobals())

const both = (text: string) => ({ en: text, ne: text })
const card = (id: string, title: string): ProductCard => ({
  id,
  title: both(title),
  vendor: { slug: 'palpa', name: both('Palpa'), place: both('Tansen') },
  picture: { src: '/pot', widths: [320], width: 800, height: 800, blur: '', alt: both(title) },
  pricePaisa: 900_00,
  oldPricePaisa: null,
  lowestPaisa: null,
  rating: null,
  ratingCount: 0,
  isNew: false,
  isMadeInNepal: true,
  stock: 'in',
  left: null,
  variantId: '7',
})
const product = {
  id: 'pot-1',
  seller: { slug: 'palpa', productCount: 3 },
  categories: [] as Product['categories'],
} as Product

async function open(boughtTogether: ProductCard[], language: 'en' | 'ne' = 'en') {
  const similar = [card('kettle-9', 'Kettle')]
  const { call } = fakeApi({
    'GET /products/:productId/related': () => ({ data: { boughtTogether, fromVendor: [], similar } }),
  })
  await renderApp(<RelatedRows product={product} />, { call, language })
}

it('shows what was bought together in a row of its own, before what is similar', async () => {
  await open([card('lid-2', 'Lid'), card('spoon-3', 'Spoon')])
  const row = await screen.findByRole('region', { name: 'Bought together' })
  await waitFor(() => expect(within(row).getAllByRole('article')).toHaveLength(2))
  within(row).getByRole('link', { name: 'Lid' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Bought together',
    'Similar products',
  ])
})

it('has no such row when too few orders held something together with it', async () => {
  await open([])
  await screen.findByRole('heading', { name: 'Similar products' })
  expect(screen.queryByText('Bought together')).toBeNull()
})

it('says so in Nepali', async () => {
  await open([card('lid-2', 'Lid')], 'ne')
  await screen.findByRole('region', { name: 'सँगै किनिने सामान' })
})
