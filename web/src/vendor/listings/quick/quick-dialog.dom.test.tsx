import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { emptyContent } from '@haat/contract/domains/listings.content.ts'
import type { ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal, portalApi } from '../../testing/render-portal.tsx'
import { listOf, makeRow } from '../testing/listings.ts'

window.matchMedia ??= (() => ({ matches: false })) as never
beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office')]))
afterEach(forgetCookies)

const sizes = [
  { key: 's', name: { en: 'Small', ne: 'सानो' }, pictureId: null },
  { key: 'l', name: { en: 'Large', ne: 'ठूलो' }, pictureId: null },
]
const options = [{ key: 'size', name: { en: 'Size', ne: 'साइज' }, values: sizes }]
const priced = (id: string, value: string): ListingPrices['variants'][number] => ({
  id,
  sku: `SHL-${value}`,
  values: [value],
  pricePaisa: 235_000,
  standingPaisa: 235_000,
  oldPricePaisa: null,
  dealPaisa: null,
  lowestPaisa: null,
  history: [],
  isOffered: true,
  openOrders: 0,
})
const prices: ListingPrices = {
  commissionRate: 800,
  mrpPaisa: 300_000,
  variants: [priced('7', 's'), priced('8', 'l')],
  deal: null,
}
const held = (variantId: string) => ({ variantId, onHand: 9, reserved: 1, allocated: 2 })
const listing = {
  live: { content: { ...emptyContent.product, options }, variants: [held('7'), held('8')] },
}
const putPrices = 'PUT /vendor/shops/:shopId/listings/:listingId/prices'
const count = 'POST /vendor/shops/:shopId/stock/:variantId/movements'

async function openQuick() {
  const api = portalApi({
    'GET /vendor/shops/:shopId/listings': () => listOf([makeRow()]),
    'GET /vendor/shops/:shopId/listings/:listingId': () => ({ data: listing }),
    'GET /vendor/shops/:shopId/listings/:listingId/prices': () => ({ data: prices }),
    [putPrices]: () => ({ data: prices }),
    [count]: () => ({ data: {} }),
  })
  await openPortal({ api, path: '/vendor/palpa-dhaka-udhyog-4/listings' })
  await userEvent.click(await screen.findByRole('button', { name: 'More: Dhaka shawl' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Price and stock' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Price and stock: Dhaka shawl' }))
  await dialog.findByText('Small')
  const row = (name: string) => within(dialog.getByText(name).closest('li')!)
  const type = async (name: string, label: string, text: string) => {
    const field = row(name).getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  const save = () => userEvent.click(dialog.getByRole('button', { name: /^Save/ }))
  const sent = (line: string) => api.requests.filter((one) => one.line === line).map(({ input }) => input)
  return { api, dialog, type, save, sent }
}

it('saves the prices and counts that differ, in figures of either script', async () => {
  const { type, save, sent } = await openQuick()
  await type('Small', 'Price, Rs.', '२,४५०')
  await type('Large', 'On hand', '12')
  await save()
  await screen.findByText('Saved. Shoppers see it now.')
  expect(sent(putPrices).map(({ body }) => body)).toEqual([
    { changes: [{ variantId: '7', wasPaisa: 235_000, pricePaisa: 245_000 }] },
  ])
  expect(sent(count).map(({ params, body }) => [params.variantId, body])).toEqual([
    ['8', { reason: 'counted', counted: 12, seenOnHand: 9, words: '' }],
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says at its field what cannot be saved, and sends nothing', async () => {
  const { dialog, type, save, sent } = await openQuick()
  await type('Small', 'Price, Rs.', '3,001')
  await type('Small', 'On hand', '2')
  await type('Large', 'Price, Rs.', 'free')
  await save()
  expect(dialog.getByText('Not above the MRP of Rs. 3,000')).toBeTruthy()
  expect(dialog.getByText('3 are promised to orders, so there cannot be fewer')).toBeTruthy()
  expect(dialog.getByText('Write an amount from 1 to 1,00,00,000 rupees')).toBeTruthy()
  expect([...sent(putPrices), ...sent(count)]).toEqual([])
})

it('keeps what is typed when somebody else was quicker', async () => {
  const { api, dialog, type, save } = await openQuick()
  api.answers[putPrices] = () => refuse(409, { code: 'CONFLICT' })
  await type('Small', 'Price, Rs.', '2500')
  await save()
  await dialog.findByText(/^Somebody else has changed this meanwhile/)
  expect(dialog.getByDisplayValue('2500')).toBeTruthy()
})
