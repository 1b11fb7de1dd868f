import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { PriceBlock } from './price-block.tsx'

beforeAll(() => loadArea('en', 'product'))

const variant = {
  id: '1',
  sku: 'A',
  values: [],
  pricePaisa: 450_00,
  oldPricePaisa: null,
  stock: 'in',
  left: null,
}
const show = (vat: Product['vat']) =>
  renderApp(
    <PriceBlock
      product={{ vat, pricePaisa: 450_00, lowestPaisa: null } as Product}
      variant={variant as unknown as Product['variants'][number]}
    />,
  )

it.each([
  ['included', 'VAT of 13% included'],
  ['exempt', 'Exempt from VAT'],
  ['zero', 'VAT at 0%'],
] as const)('a price with VAT %s says so', async (vat, sentence) => {
  await show(vat)
  expect(await screen.findByText(sentence)).toBeDefined()
})

it('there is no word of VAT beside the price of a seller who has a PAN only', async () => {
  await show('none')
  await screen.findByText(/^Rs\.\s450$/)
  expect(document.body.textContent).not.toMatch(/VAT/)
})
