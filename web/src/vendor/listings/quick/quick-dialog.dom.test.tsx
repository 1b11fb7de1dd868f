import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { emptyContent } from '@haat/contract/domains/listings.content.ts'
import type { CellProblem } from '@haat/contract/domains/listings.bulk.ts'
import type { ListingPrices } from '@haat/contract/domains/listings.prices.ts'
import { loadArea } from '#ui/messages/areas.ts'
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
  live: { content: { ...emptyContent.product, options, readyDays: 2 }, variants: [held('7'), held('8')] },
}
const bulk = 'POST /vendor/shops/:shopId/listings/bulk'
const answered = (problems: CellProblem[] = []) => ({
  data: { items: [{ listingId: '41', isSaved: problems.length === 0, problems }] },
})

async function openQuick() {
  const api = portalApi({
    'GET /vendor/shops/:shopId/listings': () => listOf([makeRow()]),
    'GET /vendor/shops/:shopId/listings/:listingId': () => ({ data: listing }),
    'GET /vendor/shops/:shopId/listings/:listingId/prices': () => ({ data: prices }),
    [bulk]: () => answered(),
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
  const sent = () => api.requests.filter((one) => one.line === bulk).map(({ input }) => input)
  return { api, dialog, type, save, sent }
}

it('saves what differs by one call, in figures of either script', async () => {
  const { dialog, type, save, sent } = await openQuick()
  await type('Small', 'Price, Rs.', '२,४५०')
  await type('Small', 'Deal price, Rs.', '1,990')
  await type('Large', 'On hand', '12')
  await userEvent.clear(dialog.getByLabelText('Ready in, working days'))
  await userEvent.type(dialog.getByLabelText('Ready in, working days'), '३')
  await userEvent.click(dialog.getByLabelText('Cash on delivery'))
  await save()
  await screen.findByText('Saved. Shoppers see it now.')
  expect(sent().map(({ body }) => body)).toMatchObject([
    {
      listings: [
        {
          listingId: '41',
          cells: [
            { field: 'price', variant: 's', was: 235_000, now: 245_000 },
            { field: 'deal', variant: 's', was: null, now: 199_000 },
            { field: 'stock', variant: 'l', was: 9, now: 12 },
            { field: 'ready', was: 2, now: 3 },
            { field: 'cash', was: true, now: false },
          ],
        },
      ],
    },
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
  expect(sent()).toEqual([])
})

it('keeps what is typed when somebody else was quicker', async () => {
  const { api, dialog, type, save } = await openQuick()
  api.answers[bulk] = () => answered([{ at: 0, reason: 'changed', limit: null, theirs: 240_000 }])
  await type('Small', 'Price, Rs.', '2500')
  await save()
  await dialog.findByText(/^Somebody else has changed this meanwhile/)
  expect(dialog.getByDisplayValue('2500')).toBeTruthy()
})
