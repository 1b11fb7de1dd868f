import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal, portalApi } from '../testing/render-portal.tsx'
import { gloves, makeCard, makeLine, makeParcel, parcelsOf } from './testing/parcels.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('./orders-page.tsx'),
    import('./parcel-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
  ]),
)
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  forgetCookies()
  localStorage.clear()
})

const at = '/vendor/shops/:shopId/parcels/:number' as const
const lines = {
  list: 'GET /vendor/shops/:shopId/parcels',
  one: `GET ${at}`,
  couriers: 'GET /vendor/shops/:shopId/couriers',
  accept: 'POST /vendor/shops/:shopId/parcels/accept',
  pack: 'POST /vendor/shops/:shopId/parcels/pack',
  handOver: 'POST /vendor/shops/:shopId/parcels/hand-over',
  leave: `POST ${at}/leave`,
  missing: `POST ${at}/missing`,
  decline: `POST ${at}/decline`,
  withdraw: `DELETE ${at}/substitutes/:id`,
  stock: 'GET /vendor/shops/:shopId/stock',
} as const

const openParcel = (parcel: ShopParcel, answers: Parameters<typeof portalApi>[0] = {}) =>
  openPortal({
    path: `/vendor/palpa-dhaka-udhyog-4/orders/${parcel.number}`,
    api: portalApi({
      [lines.list]: () => parcelsOf([makeCard(), makeCard({ number: 'H-20840' })], { toPack: 6 }),
      [lines.one]: () => ({ data: parcel }),
      [lines.couriers]: () => ({
        data: {
          items: [{ id: '3', name: 'Himali Courier', collects: { en: 'Collects at 4:00 PM', ne: '' } }],
        },
      }),
      ...answers,
    }),
  })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const row = (name: RegExp) => screen.findByRole('checkbox', { name })
const dialog = () => within(screen.getByRole('dialog'))
const pressIn = (name: RegExp) => userEvent.click(dialog().getByRole('button', { name }))
const bodyOf = (api: ReturnType<typeof portalApi>, line: string) =>
  api.requests.findLast((request) => request.line === line)?.input['body']
const moved = (number = 'H-20836', message?: string) => ({
  data: { items: [{ number, refusal: message === undefined ? null : { code: 'CONFLICT', message } }] },
})

describe('packing', () => {
  it('ticks whole rows piece by piece, remembers them, and never leaves the button dead', async () => {
    const parcel = makeParcel()
    const { api, unmount } = await openParcel(parcel, { [lines.pack]: () => moved() })
    await screen.findByRole('heading', { name: 'Pack H-20836' })
    await screen.findByText('1 of 6 · Cash on delivery')
    expect(screen.getByText('It is a gift for my mother.')).toBeTruthy()
    expect(screen.getByText('0 of 3 pieces')).toBeTruthy()
    await userEvent.click(await row(/Dhaka topi/))
    await press('Mark as packed')
    expect((await screen.findByText('This one is not ticked yet')).closest('li')!.textContent).toContain(
      'gloves',
    )
    expect(document.activeElement).toBe(await row(/gloves/))
    await userEvent.click(await row(/gloves/))
    expect((await row(/gloves/)).getAttribute('aria-checked')).toBe('mixed')
    unmount()

    const again = await openParcel(parcel, { [lines.pack]: () => moved() })
    expect(await screen.findByText('2 of 3 pieces')).toBeTruthy()
    await userEvent.click(await row(/gloves/))
    await screen.findByText('All ticked')
    again.api.answers[lines.one] = () => ({ data: makeParcel({ state: 'packed' }) })
    await press('Mark as packed')
    await screen.findByRole('heading', { name: 'H-20836 is packed' })
    expect(bodyOf(again.api, lines.pack)).toEqual({ numbers: ['H-20836'] })
    expect(bodyOf(api, lines.pack)).toBeUndefined()
    expect(Object.keys(localStorage).filter((key) => key.includes('pack'))).toEqual([])
    expect(screen.getByRole('link', { name: /^Next: pack H-20840/ })).toBeTruthy()
  })

  it('prints the slip alone before it is packed', async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.reject(new Error('no net')))
    await openParcel(makeParcel())
    await press('Packing slip')
    // The stream of notifications, which is opened when it likes, is asked for by `fetch` too.
    const asked = fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('kinds='))
    expect(asked).toEqual([expect.stringMatching(/kinds=slip&/)])
    fetched.mockRestore()
  })

  it('says why a parcel was not packed', async () => {
    await openParcel(makeParcel({ lines: [makeLine()] }), {
      [lines.pack]: () => moved('H-20836', 'The shopper has cancelled it.'),
    })
    await userEvent.click(await row(/Dhaka topi/))
    await press('Mark as packed')
    await screen.findByText('The shopper has cancelled it.')
  })

  it('ticks what a scanner reads from the shelf', async () => {
    await openParcel(makeParcel())
    const line = await row(/gloves/)
    const scan = (code: string) => {
      for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key })
    }
    scan('glv-li')
    await waitFor(() => expect(line.getAttribute('aria-checked')).toBe('mixed'))
    scan('GLV-LI')
    await waitFor(() => expect(line.getAttribute('aria-checked')).toBe('true'))
    scan('GLV-LI')
    scan('TOPI')
    expect(screen.getByText('2 of 3 pieces')).toBeTruthy()
  })

  it('sends less of what is missing', async () => {
    const less = makeParcel({ lines: [makeLine(), { ...gloves, sent: 1 }] })
    const { api } = await openParcel(makeParcel(), { [lines.missing]: () => ({ data: less }) })
    await press('Something is missing')
    await userEvent.click(dialog().getByRole('radio', { name: /gloves/ }))
    await userEvent.click(dialog().getByRole('radio', { name: /^Send less of it/ }))
    api.answers[lines.one] = () => ({ data: less })
    await pressIn(/^Save/)
    await screen.findByText('1 of the 2 that were ordered')
    expect(bodyOf(api, lines.missing)).toEqual({ what: 'less', variantId: '42', sent: 1 })
    expect(screen.getByText('0 of 2 pieces')).toBeTruthy()
  })

  it('offers something of its own stock instead, and waits for the answer', async () => {
    const item = {
      variantId: '77',
      productId: 'gloves-grey-3',
      title: { en: 'Grey gloves', ne: 'खैरो पन्जा' },
      choice: [],
      sku: 'GLV-GR',
      picture: makeLine().picture,
      isOnSale: true,
      onHand: 9,
      reserved: 0,
      allocated: 0,
      available: 9,
      lowMark: null,
      level: 'enough',
    }
    const few = { ...item, variantId: '78', title: { en: 'Red gloves', ne: 'रातो पन्जा' }, available: 1 }
    const asked = makeParcel({
      isWaitingForShopper: true,
      lines: [
        makeLine(),
        {
          ...gloves,
          substitute: {
            id: '5',
            variantId: '77',
            title: item.title,
            choice: [],
            picture: item.picture,
            quantity: 2,
            pricePaisa: 100_000,
            askedAt: '2026-11-15T05:00:00.000Z',
            answerBy: '2026-11-16T05:00:00.000Z',
            answer: null,
          },
        },
      ],
    })
    const { api } = await openParcel(makeParcel(), {
      [lines.missing]: () => ({ data: asked }),
      [lines.stock]: () => ({
        data: { items: [item, few], nextCursor: null, counts: { all: 2, low: 0, out: 0 } },
      }),
      [lines.withdraw]: () => ({ data: makeParcel() }),
    })
    await press('Something is missing')
    await userEvent.click(dialog().getByRole('radio', { name: /gloves/ }))
    await userEvent.click(dialog().getByRole('radio', { name: /^Offer something else/ }))
    await userEvent.click(await dialog().findByRole('radio', { name: /Grey gloves/ }))
    expect(dialog().queryByRole('radio', { name: /Red gloves/ })).toBeNull()
    api.answers[lines.one] = () => ({ data: asked })
    await pressIn(/^Ask the shopper/)
    await screen.findByText(/^Asked whether “Grey gloves” may be sent instead/)
    expect(bodyOf(api, lines.missing)).toEqual({
      what: 'substitute',
      variantId: '42',
      substituteVariantId: '77',
    })
    for (const name of [/Dhaka topi/, /wool gloves/, /wool gloves/]) await userEvent.click(await row(name))
    await press('Mark as packed')
    await screen.findByText('Before the shopper has answered it cannot be packed.')
    api.answers[lines.one] = () => ({ data: makeParcel() })
    await press('It is there after all')
    await waitFor(() => expect(screen.queryByText(/^Asked whether/)).toBeNull())
  })

  it('accepts a new order, or declines it with a reason', async () => {
    const fresh = makeParcel({ state: 'confirmed', acceptBy: '2026-11-16T05:00:00.000Z' })
    const { api } = await openParcel(fresh, {
      [lines.accept]: () => moved(),
      [lines.decline]: () => ({ data: makeParcel({ state: 'declined' }) }),
    })
    await press(/^Accept/)
    await screen.findByText('H-20836 is accepted.')
    await press('It cannot be sent')
    await pressIn(/^Decline the order/)
    await dialog().findByText('Choose a reason')
    await userEvent.click(dialog().getByRole('radio', { name: 'Another reason' }))
    await pressIn(/^Decline the order/)
    await dialog().findByText('Say why')
    await userEvent.click(dialog().getByRole('radio', { name: 'Sold out' }))
    api.answers[lines.one] = () => ({ data: makeParcel({ state: 'declined' }) })
    expect(dialog().getByText(/What is sold out or damaged leaves your stock\./)).toBeTruthy()
    await pressIn(/^Decline the order/)
    await screen.findByText('Declined')
    expect(bodyOf(api, lines.decline)).toEqual({ reason: 'soldOut', words: '' })
  })

  it('turns into a cream sheet when the shopper cancels meanwhile', async () => {
    const { queryClient, api } = await openParcel(makeParcel())
    await screen.findByRole('heading', { name: 'Pack H-20836' })
    const events = [
      ...makeParcel().events,
      {
        state: 'cancelled' as const,
        at: '2026-11-15T05:17:00.000Z',
        actor: 'shopper' as const,
        by: null,
        note: null,
      },
    ]
    api.answers[lines.one] = () => ({
      data: makeParcel({ state: 'cancelled', stateAt: '2026-11-15T05:17:00.000Z', events }),
    })
    await queryClient.invalidateQueries()
    await screen.findByRole('heading', { name: /^Sarita Aryal cancelled at .*11:02 AM/ })
  })
})

describe('a packed parcel', () => {
  it('leaves with somebody of the shop, who keeps the delivery', async () => {
    const packed = makeParcel({ state: 'packed' })
    const { api } = await openParcel(packed, {
      [lines.leave]: () => ({ data: makeParcel({ state: 'shipped', carrier: 'self' }) }),
    })
    await press('Hand over')
    await screen.findByText('Choose who takes it')
    await userEvent.click(screen.getByRole('radio', { name: /^I take it myself/ }))
    expect(screen.getByText(/^You take Rs. 4,440 at the door and keep the Rs. 80/)).toBeTruthy()
    api.answers[lines.one] = () => ({ data: makeParcel({ state: 'shipped', carrier: 'self' }) })
    await press('Leave with it now')
    await screen.findByRole('heading', { name: 'At the door' })
  })

  it('goes to a courier with its number only', async () => {
    const { api } = await openParcel(makeParcel({ state: 'packed', mayCarry: false }), {
      [lines.handOver]: () => moved(),
    })
    await userEvent.type(await screen.findByLabelText('Tracking number'), 'HC 4471')
    expect(screen.queryByRole('radio', { name: /^I take it myself/ })).toBeNull()
    api.answers[lines.one] = () => ({
      data: makeParcel({
        state: 'shipped',
        carrier: 'courier',
        courierName: 'Himali Courier',
        trackingNumber: 'HC 4471',
      }),
    })
    await press('Hand over')
    await screen.findByRole('heading', { name: 'With Himali Courier' })
    expect(bodyOf(api, lines.handOver)).toEqual({
      parcels: [{ number: 'H-20836', courierId: '3', trackingNumber: 'HC 4471' }],
    })
  })
})

it('says that there is no such parcel, and offers to try again what could not be loaded', async () => {
  const { api } = await openParcel(makeParcel(), { [lines.one]: () => refuse(503) })
  await screen.findByRole('heading', { name: 'This parcel could not be loaded' })
  api.answers[lines.one] = () => refuse(404, { code: 'NOT_FOUND' })
  await press('Retry')
  await screen.findByRole('heading', { name: 'There is no such parcel' })
})
