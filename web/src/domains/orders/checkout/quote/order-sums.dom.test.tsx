import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import { OrderSums } from './order-sums.tsx'

beforeAll(() => loadArea('en', 'checkout'))

type Vat = Quote['parcels'][number]['items'][number]['vat']
const quoteOf = (states: Vat[], tax: Partial<Quote['tax']>) =>
  ({
    parcels: [{ items: states.map((vat) => ({ vat, quantity: 1 })) }],
    goodsPaisa: 1630_00,
    discountPaisa: 0,
    deliveryPaisa: 0,
    totalPaisa: 1630_00,
    tax: { taxablePaisa: 0, vatPaisa: 0, exemptPaisa: 0, zeroPaisa: 0, ...tax },
    coupon: null,
  }) as unknown as Quote
const rowOf = (name: string) => screen.getByText(name).parentElement?.textContent

it('a total says that VAT is in it only if it is in all of it', async () => {
  await renderApp(<OrderSums quote={quoteOf(['included', 'included'], { vatPaisa: 187_52 })} />)
  await screen.findByText('Total, VAT included')
  expect(rowOf('Of which VAT, 13%')).toMatch(/Rs\.\s187\.52$/)
  expect(screen.queryByText(/exempt/i)).toBeNull()
})

it('a mixed total says what is true for all of it, with a line for what is exempt', async () => {
  const tax = { vatPaisa: 130_00, exemptPaisa: 500_00 }
  await renderApp(<OrderSums quote={quoteOf(['included', 'exempt', 'none'], tax)} />)
  await screen.findByText('Total, with VAT where it applies')
  expect(rowOf('Of which VAT, 13%')).toMatch(/Rs\.\s130$/)
  expect(rowOf('Of which exempt from VAT')).toMatch(/Rs\.\s500$/)
})

it('where all sellers have a PAN only there is no word of VAT', async () => {
  await renderApp(<OrderSums quote={quoteOf(['none'], {})} />)
  await screen.findByText('Total')
  expect(document.body.textContent).not.toMatch(/VAT/)
})
