import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'
import { listOf, makeCounts, makeRow } from './testing/listings.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office'), loadArea('ne', 'vendor')]))
afterEach(forgetCookies)

const call = 'GET /vendor/shops/:shopId/listings'
const path = '/vendor/palpa-dhaka-udhyog-4/listings'
const sari = makeRow({
  id: '42',
  state: 'sent-back',
  changes: 'sent-back',
  publicId: null,
  title: { en: 'Dhaka sari', ne: 'ढाका साडी' },
  sku: 'SARI-PA',
  variantCount: 1,
  fromPaisa: 820_000,
  toPaisa: 820_000,
  stock: 2,
  sentBack: {
    reasons: [{ field: 'particulars.origin', words: 'Say where the pashmina comes from.' }],
    words: 'The origin is missing.',
    at: '2026-11-14T06:00:00.000Z',
    by: 'Rojina K.',
  },
})
const counts = makeCounts({ all: 3, live: 1, 'sent-back': 1, draft: 1, mend: 1 })
const open = (rows: ListingRow[] = [makeRow(), sari], given: Parameters<typeof openPortal>[0] = {}) =>
  openPortal({ api: portalApi({ [call]: () => listOf(rows, counts) }), path, ...given })
const rowOf = async (title: string) => (await screen.findByRole('link', { name: title })).closest('tr')!
const asked = ({ requests }: ReturnType<typeof portalApi>, line: string) =>
  requests.filter((one) => one.line === line).map(({ input }) => input)
const openMenu = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More: ${title}` }))
  return within(await screen.findByRole('dialog'))
}

describe('the list of listings', () => {
  it('says how many stand where, and of each what it costs and what is left', async () => {
    await open()
    await screen.findByRole('heading', { level: 1, name: 'Products' })
    expect(await screen.findByText('3 listings · 1 of them in the shop')).toBeTruthy()
    const tabs = within(screen.getByRole('navigation', { name: 'Listings by state' })).getAllByRole('link')
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'All3',
      'Live1',
      'Out of stock0',
      'In review0',
      'Sent back1',
      'Draft1',
      'Paused0',
    ])
    const cells = within(await rowOf('Dhaka shawl')).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Dhaka shawl5 variants',
      'SHL-SD',
      'Live',
      '2,350–2,650',
      '–No deal',
      '30',
      '1 day',
      'Cash on delivery',
    ])
    expect(document.title).toBe('Products · Vendor portal | Haat')
  })

  it('shows what staff want mended below its row, and leads there', async () => {
    await open()
    const line = (await screen.findByText('Sent back:')).closest('td')!
    expect(line.textContent).toContain('Say where the pashmina comes from. The origin is missing.')
    expect(line.textContent).toContain('Rojina K., 14 November 2026')
    expect(within(line).getByRole('link', { name: 'Open and mend: Dhaka sari' }).getAttribute('href')).toBe(
      '/vendor/palpa-dhaka-udhyog-4/listings/42',
    )
  })

  it('shows what a deal makes of the price, and of a live listing what happens to its changes', async () => {
    await open([makeRow({ fromPaisa: 199_000, toPaisa: 265_000, oldPaisa: 235_000, changes: 'in-review' })])
    const row = await rowOf('Dhaka shawl')
    expect(row.textContent).toContain('2,350–2,6501,990')
    expect(within(row).getByText('Changes in review')).toBeTruthy()
  })

  it('is chosen by state and by words, both in the address', async () => {
    const { router, api } = await open()
    await userEvent.click(await screen.findByRole('link', { name: /^Draft/ }))
    expect(router.state.location.search).toEqual({ state: 'draft' })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name or SKU' }), 'shl')
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'draft', searchTerm: 'shl' }))
    await waitFor(() =>
      expect(asked(api, call).at(-1)!['query']).toMatchObject({
        kind: 'product',
        state: 'draft',
        searchTerm: 'shl',
      }),
    )
    expect(screen.getByRole('link', { name: /^Draft/ }).getAttribute('aria-current')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^All/ }).getAttribute('aria-current')).toBeNull()
  })

  it('shows changes that were sent back alone, until they are chosen no more', async () => {
    const { router, api } = await open([sari], { path: `${path}?changes=sent-back` })
    await rowOf('Dhaka sari')
    expect(asked(api, call)[0]!['query']).toMatchObject({ changes: 'sent-back' })
    await userEvent.click(screen.getByRole('button', { name: /Changes sent back/ }))
    expect(router.state.location.search).toEqual({})
  })

  it('says that nothing matches, and shows all again', async () => {
    const { router } = await open([], { path: `${path}?searchTerm=yak` })
    await screen.findByText('No listing matches “yak”.')
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(router.state.location.search).toEqual({})
  })

  it('shows a new shop the way to its first listing, and no tabs', async () => {
    const api = portalApi({ [call]: () => listOf([], makeCounts({ all: 0, live: 0 })) })
    await openPortal({ api, path })
    const first = await screen.findByRole('link', { name: 'Add your first listing' })
    expect(first.getAttribute('href')).toBe(`${path}/new`)
    expect(screen.queryByRole('navigation', { name: 'Listings by state' })).toBeNull()
  })

  it('offers to try again when it could not be read', async () => {
    const api = portalApi({ [call]: () => refuse(503) })
    await openPortal({ api, path })
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    api.answers[call] = () => listOf([makeRow()], counts)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await rowOf('Dhaka shawl')
  })

  it('lists services without what only goods have', async () => {
    const service = makeRow({ kind: 'service', stock: null, readyDays: null, variantCount: 2, sku: '' })
    const { api } = await open([service], { path: '/vendor/palpa-dhaka-udhyog-4/services' })
    await screen.findByRole('heading', { level: 1, name: 'Services' })
    const row = await rowOf('Dhaka shawl')
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Dhaka shawl2 options', 'Live', '2,350–2,650'])
    expect(asked(api, call).at(-1)!['query']).toMatchObject({ kind: 'service' })
  })

  it('speaks Nepali', async () => {
    await open(undefined, { language: 'ne' })
    await screen.findByRole('heading', { level: 1, name: 'सामान' })
    const row = await rowOf('ढाका सल')
    expect(row.textContent).toContain('२,३५०–२,६५०')
  })
})

describe('the menu of a listing', () => {
  it('pauses at once, and takes it back', async () => {
    const { api } = await open()
    api.answers['PUT /vendor/shops/:shopId/listings/:listingId/pause'] = ({ body }) => {
      const state = body.isPaused ? 'paused' : 'live'
      api.answers[call] = () => listOf([makeRow({ state })], counts)
      return { data: {} }
    }
    const menu = await openMenu('Dhaka shawl')
    expect(menu.getByRole('link', { name: 'View in the shop' }).getAttribute('href')).toBe(
      '/products/dhaka-shawl-17',
    )
    expect(menu.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: 'Pause' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Dhaka shawl is paused.')
    expect(await within(await rowOf('Dhaka shawl')).findByText('Paused')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await within(await rowOf('Dhaka shawl')).findByText('Live')).toBeTruthy()
    const sent = asked(api, 'PUT /vendor/shops/:shopId/listings/:listingId/pause')
    expect(sent.map(({ body }) => body)).toEqual([{ isPaused: true }, { isPaused: false }])
  })

  it('says why it could not be paused', async () => {
    const { api } = await open()
    api.answers['PUT /vendor/shops/:shopId/listings/:listingId/pause'] = () =>
      refuse(409, { code: 'CONFLICT' })
    const menu = await openMenu('Dhaka shawl')
    await userEvent.click(menu.getByRole('button', { name: 'Pause' }))
    await screen.findByText('Somebody else has changed this meanwhile. Look at it again.')
  })

  it('deletes what staff took out of the shop, unless somebody has bought it', async () => {
    const out = makeRow({ state: 'sent-back', changes: 'sent-back' })
    const api = portalApi({
      [call]: () => listOf([out], counts),
      'DELETE /vendor/shops/:shopId/listings/:listingId': () => refuse(409, { code: 'CONFLICT' }),
    })
    await openPortal({ api, path })
    const menu = await openMenu('Dhaka shawl')
    await userEvent.click(menu.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete Dhaka shawl?' }))
    await userEvent.click(question.getByRole('button', { name: /^Delete/ }))
    await screen.findByText('It stays: somebody has ordered it, or staff look at it now.')
  })

  it('deletes what shoppers have never seen, after asking', async () => {
    const { api } = await open()
    api.answers['DELETE /vendor/shops/:shopId/listings/:listingId'] = () => {
      api.answers[call] = () => listOf([makeRow()], counts)
      return { data: null }
    }
    const menu = await openMenu('Dhaka sari')
    expect(menu.queryByRole('link', { name: 'View in the shop' })).toBeNull()
    expect(menu.queryByRole('button', { name: 'Pause' })).toBeNull()
    await userEvent.click(menu.getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete Dhaka sari?' }))
    await userEvent.click(question.getByRole('button', { name: /^Delete/ }))
    await screen.findByText('Dhaka sari is deleted.')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Dhaka sari' })).toBeNull())
  })

  it('only opens and shows where the shop is suspended', async () => {
    const suspended = shopOf(myShop({ state: 'suspended' }))
    const api = portalApi({
      [call]: () => listOf([makeRow()], counts),
      'GET /vendor/shops/:shopId': () => ({ data: suspended }),
    })
    await openPortal({ api, path })
    const menu = await openMenu('Dhaka shawl')
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Open', 'View in the shop'])
    expect(menu.getAllByRole('button').map((button) => button.textContent)).toEqual([''])
    expect(screen.queryByRole('link', { name: 'Add a listing' })).toBeNull()
    await act(async () => {})
    expect(screen.getByText(/^Your shop is suspended\. You can look at this/)).toBeTruthy()
  })
})
