import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal, portalApi } from '../testing/render-portal.tsx'
import { atTheDoor, gloves, makeLine, makeParcel } from './testing/parcels.ts'

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
  one: `GET ${at}`,
  check: `POST ${at}/door-code`,
  door: `POST ${at}/door`,
  leave: `POST ${at}/leave`,
  back: `POST ${at}/back`,
} as const

const openParcel = (parcel: ShopParcel, answers: Parameters<typeof portalApi>[0] = {}) =>
  openPortal({
    path: `/vendor/palpa-dhaka-udhyog-4/orders/${parcel.number}`,
    api: portalApi({
      [lines.one]: () => ({ data: parcel }),
      [lines.check]: () => ({ data: parcel }),
      ...answers,
    }),
  })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const pressIn = (name: RegExp) => userEvent.click(dialog().getByRole('button', { name }))
const box = (figure: number) => screen.findByLabelText(`Figure ${figure} of 4`) as Promise<HTMLInputElement>
const bodiesOf = (api: ReturnType<typeof portalApi>) =>
  api.requests.filter(({ line }) => line === lines.door).map(({ input }) => input['body'] as unknown)
const delivered = atTheDoor({ state: 'delivered', paidHow: 'cash' })

describe('at the door', () => {
  it('says the sum first, the way there, and what to give back', async () => {
    await openParcel(atTheDoor())
    await screen.findByRole('heading', { name: 'At the door' })
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:9841234567')
    const map = screen.getByRole('link', { name: 'Map' })
    expect(map.getAttribute('href')).toContain('Taksar+Tole%2C+Tansen%2C+Palpa%2C+Nepal')
    expect(screen.getByText('2 items, 3 pieces')).toBeTruthy()
    expect(screen.getByText('Delivery, yours to keep')).toBeTruthy()
    await press('5,000')
    expect(screen.getByText('Give back').textContent).toMatch(/Rs\.\s560/)
    await press('4,500')
    expect(screen.getByText('Give back').textContent).toMatch(/Rs\.\s60/)
  })

  it('takes the code figure by figure, in either script; a wrong one costs a try', async () => {
    const { api } = await openParcel(atTheDoor(), {
      [lines.check]: () => refuse(422, { code: 'VALIDATION_FAILED', fields: { code: 'Wrong' } }),
    })
    await press(/^Delivered, Rs\.\s4,440 taken/)
    await screen.findByText('Enter the four figures first.')
    await userEvent.type(await box(1), '73')
    expect(await Promise.all([1, 2, 3].map(async (figure) => (await box(figure)).value))).toEqual([
      '7',
      '3',
      '',
    ])
    api.answers[lines.one] = () => ({ data: atTheDoor({ guessesLeft: 4 }) })
    await userEvent.type(await box(3), '०1')
    await screen.findByText('That is not the code.')
    expect(api.requests.findLast(({ line }) => line === lines.check)!.input['body']).toEqual({ code: '7301' })
    await screen.findByText('4 tries left')
    expect((await box(1)).value).toBe('')
    expect((await box(1)).getAttribute('aria-invalid')).toBe('true')

    await userEvent.click(await box(1))
    api.answers[lines.check] = () => ({ data: atTheDoor({ guessesLeft: 4 }) })
    await userEvent.paste('7302')
    await screen.findByText('The code is right.')
    api.answers[lines.door] = () => ({ data: delivered })
    api.answers[lines.one] = () => ({ data: delivered })
    await press(/^Delivered, Rs\.\s4,440 taken/)
    await screen.findByText('H-20836 is delivered.')
    expect(bodiesOf(api)).toEqual([{ outcome: 'delivered', code: '7302', paidHow: 'cash', reference: '' }])
  })

  it('sends to the desk after five wrong ones', async () => {
    await openParcel(atTheDoor({ guessesLeft: 0 }))
    await screen.findByText(/^Too many wrong codes/)
    expect((await box(1)).disabled).toBe(true)
  })

  it('asks for the answer of the bank where it was paid by QR code', async () => {
    const { api } = await openParcel(atTheDoor(), { [lines.door]: () => ({ data: delivered }) })
    await userEvent.click(await screen.findByRole('radio', { name: 'QR code' }))
    await userEvent.type(await box(1), '7302')
    await press(/^Delivered/)
    await screen.findByText('Enter the reference of the bank')
    await userEvent.type(screen.getByLabelText(/^Reference/), 'FT-77')
    await press(/^Delivered/)
    await screen.findByText('H-20836 is delivered.')
    expect(bodiesOf(api)).toEqual([{ outcome: 'delivered', code: '7302', paidHow: 'qr', reference: 'FT-77' }])
  })

  it('lets a part stay: the sum follows, and what stays is sent', async () => {
    const { api } = await openParcel(atTheDoor(), { [lines.door]: () => ({ data: delivered }) })
    await press(/^Only a part taken/)
    await pressIn(/^Use this/)
    await dialog().findByText('If everything stays, choose “Delivered”.')
    await pressIn(/^One less of Felted wool gloves/)
    expect(dialog().getByText(/^Rs\.\s3,360$/)).toBeTruthy()
    await pressIn(/^Use this/)
    await screen.findByText('2 of 3 pieces stay')
    await userEvent.type(await box(1), '7302')
    await press(/^Part delivered, Rs\.\s3,360 taken/)
    await waitFor(() => expect(bodiesOf(api)).toHaveLength(1))
    expect(bodiesOf(api)[0]).toEqual({
      outcome: 'partlyDelivered',
      code: '7302',
      paidHow: 'cash',
      reference: '',
      taken: [
        { variantId: '41', quantity: 1 },
        { variantId: '42', quantity: 1 },
      ],
    })
  })

  it('notes why it was not taken, and that nobody was at home', async () => {
    const { api } = await openParcel(atTheDoor({ tries: 2 }), {
      [lines.door]: () => ({ data: atTheDoor({ state: 'refused' }) }),
    })
    await press(/^Not taken/)
    await pressIn(/^Take it back/)
    await dialog().findByText('Choose a reason')
    await userEvent.click(dialog().getByRole('radio', { name: 'Not as shown' }))
    await pressIn(/^Back/)
    expect(screen.getByText(/^Try 3 of 3; after that it goes back/)).toBeTruthy()
    await press(/^Nobody at home/)
    await dialog().findByText(/^This was the last try/)
    await pressIn(/^Nobody was there/)
    await screen.findByText(/^Noted\. Bring it back/)
    expect(bodiesOf(api)).toEqual([{ outcome: 'tried', words: '', seenTries: 2 }])
  })

  it('keeps it without a signal, through a reload, and sends it when the line is back', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    const { unmount } = await openParcel(atTheDoor(), { [lines.check]: lost, [lines.door]: lost })
    await userEvent.type(await box(1), '7302')
    await press(/^Delivered/)
    await screen.findByRole('heading', { name: 'Not closed yet' })
    unmount()
    const again = await openParcel(atTheDoor(), { [lines.door]: lost })
    await screen.findByRole('heading', { name: 'Not closed yet' })
    again.api.answers[lines.door] = () => ({ data: delivered })
    again.api.answers[lines.one] = () => ({ data: delivered })
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Not closed yet' })).toBeNull())
    expect(bodiesOf(again.api).at(-1)).toMatchObject({ outcome: 'delivered', code: '7302' })
    expect(Object.keys(localStorage).filter((key) => key.includes('door'))).toEqual([])
  })

  it('does not say a try again that arrived although its answer was lost', async () => {
    const key = 'haat-draft-door-palpa-dhaka-udhyog-4-H-20836'
    localStorage.setItem(key, JSON.stringify({ outcome: 'tried', words: '', seenTries: 0 }))
    const { api } = await openParcel(atTheDoor({ tries: 1 }))
    await screen.findByRole('heading', { name: 'At the door' })
    expect(screen.queryByRole('heading', { name: 'Not closed yet' })).toBeNull()
    expect(bodiesOf(api)).toEqual([])
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('asks for no code and no money where it was paid online', async () => {
    const { api } = await openParcel(
      atTheDoor({ method: 'esewa', cashPaisa: 0, needsCode: false, deliveryPaisa: 0 }),
      { [lines.door]: () => ({ data: delivered }) },
    )
    await screen.findByText('Nothing to take')
    expect(screen.queryByText('Delivery, yours to keep')).toBeNull()
    expect(screen.queryByLabelText('Figure 1 of 4')).toBeNull()
    await press(/^Delivered/)
    await waitFor(() =>
      expect(bodiesOf(api)).toEqual([{ outcome: 'delivered', paidHow: 'cash', reference: '' }]),
    )
  })
})

it.each([
  ['on its way', 'shipped', 0],
  ['after a try in vain', 'tried', 1],
] as const)('takes the tracking number that a courier gives later, %s', async (_when, state, tries) => {
  const handOver = 'POST /vendor/shops/:shopId/parcels/hand-over'
  const { api } = await openParcel(
    atTheDoor({ state, tries, carrier: 'courier', courierId: '7', courierName: 'Valley Riders' }),
    { [handOver]: () => ({ data: { items: [{ number: 'H-20836', refusal: null }] } }) },
  )
  await userEvent.type(await screen.findByLabelText('Tracking number'), ' VR 12/3 ')
  await press('Save the number')
  await screen.findByText('The tracking number is saved.')
  expect(api.requests.findLast(({ line }) => line === handOver)!.input['body']).toEqual({
    parcels: [{ number: 'H-20836', courierId: '7', trackingNumber: 'VR 12/3' }],
  })
})

it('is brought out again first where a courier met nobody', async () => {
  await openParcel(atTheDoor({ state: 'tried', tries: 1, carrier: 'courier', courierName: 'Valley Riders' }))
  await screen.findByText('Tried 1 of 3')
  expect(screen.getByRole('button', { name: /^Go again now/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Nobody at home/ })).toBeNull()
})

it('goes again after a try in vain, on the day that the shopper wished for', async () => {
  const { api } = await openParcel(atTheDoor({ state: 'tried', tries: 1, wishedDay: '2026-11-18' }), {
    [lines.leave]: () => ({ data: atTheDoor({ tries: 1 }) }),
  })
  await screen.findByText('The shopper wishes for 2 Mangsir · 18 November.')
  api.answers[lines.one] = () => ({ data: atTheDoor({ tries: 1 }) })
  await press(/^Go again now/)
  await screen.findByRole('heading', { name: 'At the door' })
})

it('takes back what was not taken, with who did what and the bills', async () => {
  const back = makeParcel({
    state: 'partlyDelivered',
    lines: [makeLine({ taken: 1 }), { ...gloves, taken: 1 }],
    bills: [
      {
        number: '2083/84-PD-0412',
        issuedAt: '2026-11-15T05:00:00.000Z',
        totalPaisa: 444_000,
        cancelledAt: '2026-11-15T11:00:00.000Z',
      },
      {
        number: '2083/84-PD-0413',
        issuedAt: '2026-11-15T11:00:00.000Z',
        totalPaisa: 336_000,
        cancelledAt: null,
      },
    ],
  })
  const { api } = await openParcel(back, {
    [lines.back]: () => ({ data: { ...back, state: 'partlyReturned' } }),
  })
  await screen.findByText('The shopper kept a part of it.')
  expect(screen.queryByText('Dhaka topi')).toBeNull()
  expect(screen.getByText('2083/84-PD-0412').textContent).toContain('Cancelled')
  expect(screen.getByText(/^Maya Shakya, /)).toBeTruthy()
  await press(/^It is back in the shop/)
  await waitFor(() => expect(api.requests.some(({ line }) => line === lines.back)).toBe(true))
})

it('shows what Haat refunded after the delivery, why, and the credit note', async () => {
  const refund = {
    id: 'b7a5e7a0-0000-4000-8000-000000000001',
    at: '2026-11-17T06:00:00.000Z',
    reason: 'A hole in one of them',
    lines: [{ variantId: gloves.variantId, quantity: 1, amountPaisa: 108_000 }],
    amountPaisa: 108_000,
    creditNote: 'CN-2083/84-3',
    dueAt: '2026-11-24T06:00:00.000Z',
    doneAt: null,
  }
  await openParcel(makeParcel({ state: 'delivered', refunds: [refund] }))
  await screen.findByRole('heading', { name: 'Refunded by Haat' })
  for (const text of ['1 × Felted wool gloves', 'A hole in one of them', /Credit note CN-2083\/84-3$/]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.getByRole('button', { name: 'Save credit note CN-2083/84-3' })).toBeTruthy()
})
