import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { orders as nepali } from '#messages/ne/vendor/orders.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal, portalApi } from '../testing/render-portal.tsx'
import { makeCard, makeParcel, parcelsOf } from './testing/parcels.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('./orders-page.tsx'),
    import('./parcel-page.tsx'),
    ...(['en', 'ne'] as const).flatMap((language) => [
      loadArea(language, 'vendor'),
      loadArea(language, 'office'),
    ]),
  ]),
)
afterEach(forgetCookies)

const lines = {
  list: 'GET /vendor/shops/:shopId/parcels',
  one: 'GET /vendor/shops/:shopId/parcels/:number',
  couriers: 'GET /vendor/shops/:shopId/couriers',
  accept: 'POST /vendor/shops/:shopId/parcels/accept',
  pack: 'POST /vendor/shops/:shopId/parcels/pack',
  handOver: 'POST /vendor/shops/:shopId/parcels/hand-over',
  picking: 'POST /vendor/shops/:shopId/picking-list',
} as const

const fresh = makeCard({ number: 'H-20837', state: 'confirmed', isLate: true, hasNote: false })
const paid = makeCard({ number: 'H-20838', state: 'packed', method: 'esewa', cashPaisa: 0 })

const openOrders = (
  answers: Parameters<typeof portalApi>[0] = {},
  { path = '', language = 'en' }: { path?: string; language?: 'en' | 'ne' } = {},
) =>
  openPortal({
    path: `/vendor/palpa-dhaka-udhyog-4/orders${path}`,
    language,
    api: portalApi({
      [lines.list]: () =>
        parcelsOf([fresh, makeCard(), paid], { toAccept: 1, toPack: 1, packed: 1, late: 1 }),
      [lines.couriers]: () => ({
        data: {
          items: [{ id: '3', name: 'Himali Courier', collects: { en: 'Collects at 4:00 PM', ne: '' } }],
        },
      }),
      ...answers,
    }),
  })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (number: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${number}` }))
const dialog = () => within(screen.getByRole('dialog'))
const bodyOf = (api: ReturnType<typeof portalApi>, line: string) =>
  api.requests.findLast((request) => request.line === line)?.input['body']

describe('the list of parcels', () => {
  it('says of each what it is, for whom, by when and what to take, and which is late', async () => {
    await openOrders()
    const rows = within(await screen.findByRole('list', { name: 'Parcels' })).getAllByRole('listitem')
    const text = rows.map((row) => row.textContent!.replaceAll(/\s+/g, ' '))
    expect(text[0]).toContain('H-20837')
    expect(text[0]).toContain('Late')
    expect(text[1]).toContain('Sarita Aryal')
    expect(text[1]).toContain('Tansen, Palpa')
    expect(text[1]).toContain('1 Mangsir 17 November')
    expect(text[1]).toContain('Rs. 4,440to take in cash')
    expect(text[2]).toContain('paid already')
    expect(screen.getByText('2 to pack · 1 late')).toBeTruthy()
    expect(document.title).toBe('Orders · Vendor portal | Haat')
  })

  it('opens where most waits, and keeps view and search in its address', async () => {
    const { api, router } = await openOrders()
    const tab = await screen.findByRole('link', { name: 'To accept 1' })
    await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('true'))
    await userEvent.click(screen.getByRole('link', { name: 'Packed 1' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'packed' }))
    await userEvent.type(screen.getByRole('searchbox'), 'shawl')
    await waitFor(() =>
      expect(api.requests.findLast(({ line }) => line === lines.list)!.input['query']).toMatchObject({
        view: 'all',
        searchTerm: 'shawl',
      }),
    )
  })

  it('opens the parcel whose number was scanned, which ends with Enter', async () => {
    const { router } = await openOrders({ [lines.one]: () => ({ data: makeParcel() }) })
    await userEvent.type(await screen.findByRole('searchbox'), '२०८३६{Enter}')
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/vendor/palpa-dhaka-udhyog-4/orders/H-20836'),
    )
  })

  it('says what is empty, what failed, and offers a way out', async () => {
    const { api } = await openOrders({ [lines.list]: () => refuse(503) })
    await screen.findByRole('heading', { name: 'The list could not be loaded' })
    api.answers[lines.list] = () => parcelsOf([])
    await press('Retry')
    await screen.findByRole('heading', { name: 'No orders yet' })
  })

  it('moves several at once and tells what became of each', async () => {
    const { api } = await openOrders({
      [lines.pack]: () => ({
        data: {
          items: [
            { number: 'H-20837', refusal: null },
            { number: 'H-20836', refusal: { code: 'CONFLICT', message: 'The shopper has cancelled it.' } },
          ],
        },
      }),
      [lines.accept]: () => ({ data: { items: [{ number: 'H-20837', refusal: null }] } }),
    })
    await choose('H-20837')
    await choose('H-20836')
    await press('Mark as packed')
    await screen.findByRole('heading', { name: '1 parcel was left as it is' })
    expect(bodyOf(api, lines.pack)).toEqual({ numbers: ['H-20837', 'H-20836'] })
    expect(dialog().getByText('The shopper has cancelled it.')).toBeTruthy()
    await press('Understood')
    expect(screen.queryByText('2 chosen')).toBeNull()
    await choose('H-20837')
    await press('Accept')
    await screen.findByText('1 parcel is done.')
    expect(bodyOf(api, lines.accept)).toEqual({ numbers: ['H-20837'] })
  })

  it('tells in Nepali who was quicker, what has to wait and which courier is gone, without a word of English', async () => {
    const at = '2026-11-15T04:20:00.000Z'
    const moved = { reason: 'moved', state: 'cancelled', actor: 'shopper', by: '', at }
    const packedBy = { ...moved, state: 'packed', actor: 'vendor', by: 'गीता राई' }
    const refused = (number: string, fields: object, code = 'CONFLICT') => ({
      number,
      refusal: { code, message: 'A sentence of the API.', fields },
    })
    await openOrders(
      {
        [lines.pack]: () => ({
          data: {
            items: [
              refused('H-1', moved),
              refused('H-2', packedBy),
              refused('H-3', { reason: 'asked', until: at }),
              refused('H-4', { courierId: 'It takes no parcels.' }, 'VALIDATION_FAILED'),
              refused('H-5', {}, 'NOT_FOUND'),
              refused('H-6', {}, 'INTERNAL_ERROR'),
            ],
          },
        }),
      },
      { language: 'ne' },
    )
    await userEvent.click(await screen.findByRole('checkbox', { name: nepali.select('H-20837') }))
    await press(nepali.actions.pack)
    await screen.findByRole('heading', { name: nepali.outcomes.failed('६') })
    const said = screen.getByRole('dialog').textContent
    expect(said).toMatch(/“रद्द भयो”[^।]*: ग्राहक, .*१०:०५/)
    expect(said).toMatch(/“प्याक भयो”[^।]*: गीता राई, /)
    expect(said).toMatch(/सट्टा सामानबारे सोधिएको छ, .*१०:०५/)
    expect(said).toContain(nepali.refusals.courier)
    expect(said).toContain(nepali.missing)
    expect(said!.replaceAll(/H-\d/g, '')).not.toMatch(/[a-z]/i)
  })

  it('hands over with a number or a reason, and not before', async () => {
    const { api } = await openOrders({
      [lines.handOver]: () => ({ data: { items: [{ number: 'H-20838', refusal: null }] } }),
    })
    await choose('H-20838')
    expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull()
    await press('Hand over')
    await dialog().findByText('Himali Courier')
    await userEvent.click(dialog().getByRole('button', { name: /^Hand over/ }))
    await dialog().findByText('Some parcels have neither a number nor a reason')
    await userEvent.selectOptions(dialog().getByLabelText('No number, because'), 'knownRider')
    await userEvent.click(dialog().getByRole('button', { name: /^Hand over/ }))
    await screen.findByText('1 parcel is done.')
    expect(bodyOf(api, lines.handOver)).toEqual({
      parcels: [{ number: 'H-20838', courierId: '3', trackingNumber: '', noNumberReason: 'knownRider' }],
    })
  })

  it('shows one picking list over several orders, by shelf', async () => {
    await openOrders({
      [lines.picking]: () => ({
        data: {
          items: [
            {
              variantId: '42',
              title: { en: 'Felted wool gloves', ne: 'पन्जा' },
              choice: [],
              picture: makeCard().pictures[0]!,
              sku: 'GLV-LI',
              shelf: 'C1',
              quantity: 3,
              orders: [
                { number: 'H-20836', quantity: 2 },
                { number: 'H-20837', quantity: 1 },
              ],
            },
          ],
        },
      }),
    })
    await choose('H-20836')
    await choose('H-20837')
    await press('Picking list')
    await dialog().findByText('Shelf C1')
    expect(dialog().getByText('× 3')).toBeTruthy()
    expect(dialog().getByText(/H-20836 × 2, H-20837 × 1/)).toBeTruthy()
  })

  it('prints labels with the bills only where all of them are still to be sent', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.reject(new Error('no net')))
    const gone = makeCard({ number: 'H-20839', state: 'delivered' })
    await openOrders({ [lines.list]: () => parcelsOf([paid, gone], { packed: 1 }) })
    // The stream of notifications, which is opened when it likes, is asked for by `fetch` too.
    const asked = () =>
      fetched.mock.calls
        .map(([url]) => new URL(String(url), 'http://haat.test').searchParams)
        .findLast((query) => query.has('kinds'))!
    await choose('H-20838')
    await press('Bill and label')
    expect(asked().get('kinds')).toBe('bill,label')
    await choose('H-20839')
    await press('Bill')
    expect(asked().get('kinds')).toBe('bill')
    expect(asked().get('numbers')).toBe('H-20838,H-20839')
    fetched.mockRestore()
  })

  it('says that there are more where counting ends', async () => {
    await openOrders({ [lines.list]: () => parcelsOf([], { toPack: 1000, late: 999 }) })
    expect(await screen.findByRole('link', { name: /^To pack 1,000 ?\+$/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Late 999' })).toBeTruthy()
  })

  it('takes no more than twenty at once', async () => {
    const many = Array.from({ length: 21 }, (_, at) => makeCard({ number: `H-${20_900 + at}` }))
    await openOrders({ [lines.list]: () => parcelsOf(many, { toPack: 21 }) })
    await screen.findByText('H-20900')
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    await screen.findByText('At most 20 parcels at once.')
    expect(screen.getByText('20 chosen')).toBeTruthy()
  })

  it('speaks Nepali', async () => {
    await openOrders({}, { language: 'ne' })
    await screen.findByRole('heading', { name: 'अर्डर' })
    expect(await screen.findAllByText('मङ्सिर १ गते')).toHaveLength(3)
  })
})
