import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { StockItem } from '@haat/contract/domains/stock.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { balanceOf } from '../ledger/testing/books.ts'
import { makeCard, parcelsOf } from '../orders/testing/parcels.ts'
import { somePicture } from '../vendors/testing/shop.ts'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office')]))
afterEach(forgetCookies)

const home = '/vendor/palpa-dhaka-udhyog-4'
const parcels = 'GET /vendor/shops/:shopId/parcels'
const balance = 'GET /vendor/shops/:shopId/balance'
const cash = 'GET /vendor/shops/:shopId/cash'
const stock = 'GET /vendor/shops/:shopId/stock'
const reviews = 'GET /vendor/shops/:shopId/reviews'

/** The tile of this name, once its figure is there. */
async function tile(name: string, figure: string | RegExp) {
  const heading = await screen.findByRole('heading', { name, level: 3 })
  const part = within(heading.closest('section')!)
  await part.findByText(figure)
  return { ...part, href: part.getByRole('link', { name }).getAttribute('href') }
}
const shawl: StockItem = {
  variantId: '41',
  productId: 'dhaka-shawl-9',
  title: { en: 'Dhaka shawl', ne: 'ढाका पछ्यौरा' },
  choice: [],
  sku: 'SHL-IN',
  picture: somePicture(),
  isOnSale: true,
  onHand: 4,
  reserved: 0,
  allocated: 2,
  available: 2,
  lowMark: null,
  shelf: '',
  level: 'low',
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString()
const cashOf = (parcelCount: number, days: number) => ({
  data: {
    heldPaisa: 1_234_56_00,
    couriers: [
      { courierName: 'Himali', heldPaisa: 1_234_56_00, parcelCount, oldestAt: daysAgo(days), isLate: false },
    ],
    parcels: [],
  },
})
const packerApi = (answers: Parameters<typeof portalApi>[0] = {}) => {
  const packer = myShop({ role: 'packer' })
  return portalApi({
    'GET /vendor/shops': () => ({ data: { items: [packer] } }),
    'GET /vendor/shops/:shopId': () => ({ data: shopOf(packer, { openInvitationCount: null }) }),
    ...answers,
  })
}

describe('each figure leads to its list', () => {
  it('orders of today with their worth, what waits to be packed, and what is late', async () => {
    const api = portalApi({
      [parcels]: ({ query }) =>
        query.view === 'today'
          ? { data: { ...parcelsOf([]).data, sums: { count: 14, totalPaisa: 62_480_00 } } }
          : parcelsOf(query.view === 'waiting' ? [makeCard(), makeCard({ number: 'H-2' })] : [], { late: 1 }),
    })
    await openPortal({ api })
    const orders = await tile('Orders today', 'worth Rs. 62,480, with delivery')
    expect(orders.href).toBe(`${home}/orders?view=today`)
    const waiting = await orders.findByRole('link', { name: '2 wait for you to pack' })
    expect(waiting.getAttribute('href')).toBe(`${home}/orders?view=waiting`)
    expect(orders.getByRole('link', { name: '1 late' }).getAttribute('href')).toBe(`${home}/orders?view=late`)
  })

  it('cash of couriers with how old it is', async () => {
    await openPortal({ api: portalApi({ [cash]: () => cashOf(11, 3) }) })
    const part = await tile('Cash due from couriers', 'Rs. 1,23,456')
    part.getByText('11 parcels, oldest 3 days')
    expect(part.href).toBe(`${home}/orders/cash`)
  })

  it('stars of 90 days with their count, and what was sent on time', async () => {
    await openPortal()
    const part = await tile('Rating, 90 days', '4.9')
    part.getByText('12 reviews')
    part.getByText('98% sent on time')
    expect(part.href).toBe(`${home}/reviews?view=all&period=days90`)
  })

  const { nextPayout } = balanceOf()
  it.each([
    {
      case: 'a part goes out',
      given: {},
      words: 'Rs. 48,900 goes out on Tuesday, 1 Mangsir, to eSewa wallet',
    },
    {
      case: 'all of it goes out',
      given: { payablePaisa: 48_900_00 },
      words: 'Goes out on Tuesday, 1 Mangsir, to eSewa wallet',
    },
    {
      case: 'a payout waits',
      given: { openPayout: { number: 'P-0318', day: '2026-11-17', amountPaisa: 500_00, isApproved: false } },
      words: 'Payout P-0318 of Rs. 500 waits to be approved.',
    },
    {
      case: 'nothing is payable yet',
      given: { payablePaisa: 0, nextPayout: { ...nextPayout, stop: 'nothing' as const } },
      words: 'Nothing can be paid out before Tuesday, 1 Mangsir.',
    },
    {
      case: 'there is no account',
      given: { nextPayout: { ...nextPayout, stop: 'noAccount' as const, account: null } },
      words: 'Give an account, so that money can go out.',
    },
    {
      case: 'the shop owes us',
      given: { balancePaisa: -100_00, payablePaisa: -100_00 },
      words: 'Your next sales cover it. You have nothing to pay.',
    },
    {
      case: 'nothing was sold',
      given: { payablePaisa: 0, firstDay: null },
      words: 'Nothing has been sold yet',
    },
  ])('the balance to be paid out says why and when where $case', async ({ given, words }) => {
    await openPortal({ api: portalApi({ [balance]: () => ({ data: balanceOf(given) }) }) })
    const part = await tile('Balance to be paid out', words)
    expect(part.href).toBe(`${home}/money`)
  })
})

it('a new shop has words for what is not there', async () => {
  const api = portalApi({
    'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop(), { onTimePercent: null }) }),
    [reviews]: () => ({
      data: {
        items: [],
        nextCursor: null,
        unansweredCount: 0,
        totalCount: 0,
        ofPeriod: { count: 0, average: null },
      },
    }),
    [stock]: () => ({ data: { items: [], nextCursor: null, counts: { all: 0, low: 0, out: 0 } } }),
  })
  const { container } = await openPortal({ api })
  await tile('Orders today', 'Nothing waits to be packed')
  await tile('Cash due from couriers', 'Couriers have no cash of yours')
  await tile('Rating, 90 days', 'None in 90 days')
  await screen.findByText(/^Nothing to pack right now/)
  expect(screen.queryByText(/sent on time/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Running low' })).toBeNull()
  expect(container.textContent).not.toMatch(/NaN|undefined|worth/)
})

it('only the tile that could not be read says so, and is asked again', async () => {
  const api = portalApi({ [cash]: () => refuse(500) })
  await openPortal({ api })
  await tile('Rating, 90 days', '4.9')
  const heading = await screen.findByRole('heading', { name: 'Cash due from couriers' })
  const retry = await within(heading.closest('section')!).findByRole('button', { name: 'Retry' })
  api.answers[cash] = () => cashOf(1, 0)
  await userEvent.click(retry)
  await tile('Cash due from couriers', '1 parcel, oldest under a day')
})

it('a packer sees what to pack and no sums of the shop', async () => {
  const api = packerApi({
    [parcels]: () => ({
      data: { ...parcelsOf([makeCard()], { toPack: 1 }).data, sums: { count: 1, totalPaisa: null } },
    }),
  })
  await openPortal({ api })
  await tile('Orders today', '1 waits for you to pack')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  const row = await screen.findByRole('link', { name: /^Open parcel H-20836/ })
  expect(row.closest('li')!.textContent).not.toContain('Rs.')
  const asked = api.requests.map(({ line }) => line)
  for (const line of [cash, balance, 'GET /vendor/shops/:shopId/figures']) expect(asked).not.toContain(line)
})

it('shows what is due first with its goods, sum, payment and state, and prints the picking list of all', async () => {
  const items = Array.from({ length: 7 }, (_, at) => makeCard({ number: `H-${at + 1}` }))
  const api = portalApi({
    [parcels]: ({ query }) => parcelsOf(query.view === 'waiting' ? items : []),
    'POST /vendor/shops/:shopId/picking-list': () => ({ data: { items: [] } }),
  })
  await openPortal({ api })
  const rows = await screen.findAllByRole('link', { name: /^Open parcel/ })
  expect(rows).toHaveLength(5)
  expect(rows[0]!.getAttribute('href')).toBe(`${home}/orders/H-1`)
  expect(rows[0]!.closest('li')!.textContent).toMatch(
    /Dhaka topi \+1.*H-1 · Cash on delivery.*Rs\.\s4,440.*Accepted/,
  )
  expect(screen.getByRole('link', { name: 'All 7' }).getAttribute('href')).toBe(`${home}/orders?view=waiting`)
  const [, print] = screen.getAllByRole('button', { name: 'Print picking list' })
  await userEvent.click(print ?? screen.getByRole('button', { name: 'Print picking list' }))
  await screen.findByRole('dialog', { name: 'Picking list' })
  const asked = api.requests.find(({ line }) => line === 'POST /vendor/shops/:shopId/picking-list')
  expect((asked!.input['body'] as { numbers: string[] }).numbers).toHaveLength(7)
})

it('what runs low is restocked on the spot', async () => {
  const api = portalApi({
    [stock]: () => ({ data: { items: [shawl], nextCursor: null, counts: { all: 30, low: 4, out: 1 } } }),
  })
  await openPortal({ api })
  await screen.findByText('2 left')
  expect(screen.getByRole('link', { name: 'All 4' }).getAttribute('href')).toBe(`${home}/stock?filter=low`)
  await userEvent.click(screen.getByRole('button', { name: /^Restock / }))
  await screen.findByRole('dialog')
})
