import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { StockItem, StockMovement } from '@haat/contract/domains/stock.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('./stock-page.tsx'),
    ...(['en', 'ne'] as const).flatMap((one) => [loadArea(one, 'vendor'), loadArea(one, 'office')]),
  ]),
)
afterEach(forgetCookies)

const shawl: StockItem = {
  variantId: '41',
  productId: 'dhaka-shawl-9',
  title: { en: 'Dhaka shawl', ne: 'ढाका पछ्यौरा' },
  choice: [{ en: 'Indigo', ne: 'निलो' }],
  sku: 'SHL-IN',
  picture: { src: '/p', widths: [160], width: 160, height: 160, blur: '', alt: { en: '', ne: '' } },
  isOnSale: true,
  onHand: 30,
  reserved: 2,
  allocated: 5,
  available: 23,
  lowMark: null,
  shelf: 'B2',
  level: 'enough',
}
const topi: StockItem = {
  ...shawl,
  variantId: '42',
  title: { en: 'Dhaka topi', ne: 'ढाका टोपी' },
  choice: [],
  sku: 'TOPI-PG',
  onHand: 4,
  reserved: 0,
  allocated: 4,
  available: 0,
  lowMark: 3,
  shelf: '',
  level: 'out',
}
const movement: StockMovement = {
  id: '7',
  change: -2,
  reason: 'sent',
  words: '',
  by: null,
  orderNumber: 'H-20847',
  at: '2026-11-15T05:00:00.000Z',
}
const lines = {
  list: 'GET /vendor/shops/:shopId/stock',
  movements: 'GET /vendor/shops/:shopId/stock/:variantId/movements',
  correct: 'POST /vendor/shops/:shopId/stock/:variantId/movements',
  mark: 'PUT /vendor/shops/:shopId/stock/:variantId/low-mark',
  shelf: 'PUT /vendor/shops/:shopId/stock/:variantId/shelf',
} as const

const pageOf = (items: StockItem[], nextCursor: string | null = null) => ({
  data: { items, nextCursor, counts: { all: 5_000, low: 3, out: 1 } },
})

const openStock = (
  answers: Parameters<typeof portalApi>[0] = {},
  { path = '', language = 'en' }: { path?: string; language?: 'en' | 'ne' } = {},
) =>
  openPortal({
    path: `/vendor/palpa-dhaka-udhyog-4/stock${path}`,
    language,
    api: portalApi({ [lines.list]: () => pageOf([shawl, topi]), ...answers }),
  })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const amount = () => dialog().getByLabelText(/^How many/)
const bodiesOf = ({ requests }: ReturnType<typeof portalApi>, called: string) =>
  requests.filter(({ line }) => line === called).map(({ input }) => input['body'])
const save = () => userEvent.click(dialog().getByRole('button', { name: /^Save/ }))

describe('the stock page', () => {
  it('shows each variant with what is on hand, promised and left, and the counts of the shop', async () => {
    await openStock()
    const table = within(await screen.findByRole('table', { name: 'Stock' }))
    const row = within(table.getAllByRole('row')[1]!)
    const cells = row.getAllByRole('cell')
    const figures = cells.filter((cell) => cell.dataset['label']).map((cell) => cell.textContent)
    expect(figures).toEqual(['SHL-IN', '30', '2', '5', '23', 'B2', '10'])
    expect(row.getByText('Dhaka shawl')).toBeTruthy()
    expect(within(table.getAllByRole('row')[2]!).getAllByText('Sold out')).not.toHaveLength(0)
    expect(screen.getByText('5,000+ variants · 3 low · 1 sold out')).toBeTruthy()
    expect(document.title).toBe('Stock · Vendor portal | Haat')
  })

  it('filters and searches by the address', async () => {
    const { api, router } = await openStock({ [lines.list]: () => pageOf([]) }, { path: '?filter=low' })
    await screen.findByRole('heading', { name: 'Nothing is low' })
    expect(screen.getByRole('button', { name: 'Low 3' }).getAttribute('aria-pressed')).toBe('true')
    await press('Sold out 1')
    await screen.findByRole('heading', { name: 'Nothing is sold out' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name or SKU' }), 'topi')
    await screen.findByRole('heading', { name: 'Nothing was found' })
    expect(router.state.location.search).toEqual({ filter: 'out', searchTerm: 'topi' })
    expect(api.requests.findLast(({ line }) => line === lines.list)!.input['query']).toMatchObject({
      filter: 'out',
      searchTerm: 'topi',
    })
    await press('Show all')
    await screen.findByRole('heading', { name: 'Nothing to count yet' })
  })

  it('loads more, and offers to try again what could not be loaded', async () => {
    const { api } = await openStock({ [lines.list]: () => refuse(503) })
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    api.answers[lines.list] = ({ query }) => (query.cursor ? pageOf([topi]) : pageOf([shawl], '9.41'))
    await press('Retry')
    await press(/^Load more/)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  })

  it('is there for packers too', async () => {
    const packer = myShop({ role: 'packer' })
    await openStock({
      'GET /vendor/shops': () => ({ data: { items: [packer] } }),
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(packer) }),
    })
    await screen.findByRole('table', { name: 'Stock' })
  })

  it('speaks Nepali', async () => {
    await openStock({}, { language: 'ne' })
    await screen.findByRole('heading', { level: 1, name: 'स्टक' })
    await screen.findByText('५,०००+ भेद · ३ थोरै बाँकी · १ सकिएका')
  })
})

describe('a correction', () => {
  it('reads Devanagari figures with commas, says what follows, and sends it with a key', async () => {
    const { api } = await openStock({ [lines.correct]: () => ({ data: { ...shawl, onHand: 1230 } }) })
    await press('Correct the stock of Dhaka shawl, Indigo')
    expect(dialog().getByText('7 of them promised to orders', { exact: false })).toBeTruthy()
    await userEvent.type(amount(), '१,२००')
    expect(dialog().getByText('Then on hand: 1,230.')).toBeTruthy()
    await userEvent.type(dialog().getByLabelText(/A note/), 'From Butwal')
    await save()
    await screen.findByText('Dhaka shawl, Indigo: 1,230 on hand.')
    const { input } = api.requests.find(({ line }) => line === lines.correct)!
    expect(input['body']).toEqual({ reason: 'received', change: 1200, words: 'From Butwal' })
    expect(input['headers']['idempotency-key']).toMatch(/^[\w-]{8,}$/)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for what is missing before anything is sent', async () => {
    const { api } = await openStock()
    await press('Correct the stock of Dhaka shawl, Indigo')
    await save()
    expect(dialog().getByText('Say how many')).toBeTruthy()
    await userEvent.type(amount(), 'many')
    await save()
    expect(dialog().getByText('Use figures only, such as 12')).toBeTruthy()
    await userEvent.click(dialog().getByRole('radio', { name: 'Lost' }))
    await userEvent.clear(amount())
    await userEvent.type(amount(), '31')
    await save()
    expect(dialog().getByText('So many are not there')).toBeTruthy()
    await userEvent.click(dialog().getByRole('radio', { name: 'Other' }))
    await userEvent.click(dialog().getByRole('radio', { name: 'Fewer' }))
    await userEvent.clear(amount())
    await userEvent.type(amount(), '1')
    await save()
    expect(dialog().getByText('Say what happened')).toBeTruthy()
    expect(api.requests.some(({ line }) => line === lines.correct)).toBe(false)
  })

  it('by a count that is refused keeps what was typed, shows the figures of now and can be saved again', async () => {
    const fields = { onHand: '28', reserved: '0', allocated: '3' }
    const { api } = await openStock({ [lines.correct]: () => refuse(409, { code: 'STOCK_CHANGED', fields }) })
    await press('Correct the stock of Dhaka shawl, Indigo')
    await userEvent.click(dialog().getByRole('radio', { name: 'Counted' }))
    await userEvent.type(amount(), '27')
    await save()
    await dialog().findByText(/On hand now: 28/)
    expect(dialog().getByText('28 on hand')).toBeTruthy()
    expect((amount() as HTMLInputElement).value).toBe('27')
    api.answers[lines.correct] = () => ({ data: { ...shawl, onHand: 27 } })
    await save()
    await screen.findByText('Dhaka shawl, Indigo: 27 on hand.')
    const sent = api.requests.filter(({ line }) => line === lines.correct).map(({ input }) => input)
    expect(sent.map(({ body }) => body.seenOnHand)).toEqual([30, 28])
    expect(sent[0]!['headers']).not.toEqual(sent[1]!['headers'])
  })

  it('below what is promised is refused with the reason', async () => {
    const fields = { onHand: '30', reserved: '2', allocated: '5' }
    await openStock({ [lines.correct]: () => refuse(409, { code: 'STOCK_PROMISED', fields }) })
    await press('Correct the stock of Dhaka shawl, Indigo')
    await userEvent.click(dialog().getByRole('radio', { name: 'Damaged' }))
    await userEvent.type(amount(), '25')
    await save()
    await dialog().findByText(/^Promised to orders: 7/)
  })

  it('whose answer was lost is sent again with the same key', async () => {
    const { api } = await openStock({
      [lines.correct]: () => {
        throw new TypeError('fetch failed')
      },
    })
    await press('Correct the stock of Dhaka shawl, Indigo')
    await userEvent.type(amount(), '3')
    await save()
    await dialog().findByText(/We cannot reach Haat/)
    api.answers[lines.correct] = () => ({ data: { ...shawl, onHand: 33 } })
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const keys = api.requests
      .filter(({ line }) => line === lines.correct)
      .map(({ input }) => input['headers']['idempotency-key'])
    expect(keys).toEqual([keys[0], keys[0]])
  })
})

describe('the history of a variant', () => {
  it('names reason, person, order and time, and goes on at a press', async () => {
    const lost: StockMovement = {
      ...movement,
      id: '6',
      change: -1,
      reason: 'lost',
      words: 'After the fair',
      by: 'Suresh Thapa',
      orderNumber: null,
    }
    await openStock({
      [lines.movements]: ({ query }) => ({
        data: query.cursor
          ? {
              item: shawl,
              items: [{ ...movement, id: '1', change: 33, reason: 'opening' }],
              nextCursor: null,
            }
          : { item: shawl, items: [movement, lost], nextCursor: '6' },
      }),
    })
    await press('What changed the stock of Dhaka shawl, Indigo')
    const rows = () =>
      dialog()
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    await dialog().findByText('Lost')
    expect(rows()[0]).toContain('−2Sent · Order H-20847')
    expect(rows()[1]).toMatch(/−1Lost.*After the fair.*Suresh Thapa, 15 November 2026/)
    await userEvent.click(dialog().getByRole('button', { name: /^Show earlier ones/ }))
    await waitFor(() => expect(rows()[2]).toContain('+33First stock'))
  })

  it('says when it could not be read', async () => {
    await openStock({ [lines.movements]: () => refuse(503) })
    await press('What changed the stock of Dhaka topi')
    await dialog().findByRole('heading', { name: 'The history could not be loaded' })
  })
})

/** Clears the field of a dialog, types into it and saves. */
async function enter(label: string, text: string) {
  await userEvent.clear(dialog().getByLabelText(label))
  if (text) await userEvent.type(dialog().getByLabelText(label), text)
  await save()
}

it('the low mark takes a number, and nothing for the usual one', async () => {
  const { api } = await openStock({ [lines.mark]: () => ({ data: topi }) })
  await press(/^Dhaka topi counts as low from 3/)
  expect((dialog().getByLabelText('Low from') as HTMLInputElement).value).toBe('3')
  await enter('Low from', '१००१')
  expect(dialog().getByText('A whole number from 0 to 1,000')).toBeTruthy()
  await enter('Low from', '१५')
  await waitFor(() => expect(bodiesOf(api, lines.mark)).toEqual([{ lowMark: 15 }]))
  await press(/^Dhaka topi counts as low from 3/)
  await enter('Low from', '')
  await waitFor(() => expect(bodiesOf(api, lines.mark)).toEqual([{ lowMark: 15 }, { lowMark: null }]))
})

it('the shelf is written as the shop marks it, and emptied by leaving the field empty', async () => {
  const { api } = await openStock({ [lines.shelf]: () => ({ data: shawl }) })
  await press(/^Say on which shelf Dhaka topi lies/)
  await enter('Shelf', 'beside the big door')
  expect(dialog().getByText('At most 12 characters')).toBeTruthy()
  await enter('Shelf', 'माथि-३')
  await waitFor(() => expect(bodiesOf(api, lines.shelf)).toEqual([{ shelf: 'माथि-३' }]))
  await press(/^Dhaka shawl, Indigo lies on shelf B2/)
  expect((dialog().getByLabelText('Shelf') as HTMLInputElement).value).toBe('B2')
  await enter('Shelf', '')
  await waitFor(() => expect(bodiesOf(api, lines.shelf)).toEqual([{ shelf: 'माथि-३' }, { shelf: '' }]))
})
