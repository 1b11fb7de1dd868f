import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { parcelStates, parcelTable } from '@haat/contract/domains/orders.steps.rules.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { openOrders, ordersApi, sent, shopParcel, staffOrder } from '../testing/orders-console.tsx'
import { stepsOf } from './parcel-steps.tsx'

beforeAll(() => Promise.all((['staff', 'office'] as const).map((area) => loadArea('en', area))))

async function openParcel(changes: Partial<ShopParcel>) {
  const api = ordersApi([staffOrder('H-1', { parcels: [shopParcel({ number: 'H-1', ...changes })] })])
  for (const step of [
    'accept',
    'pack',
    'decline',
    'missing',
    'hand-over',
    'leave',
    'door',
    'back',
    'cancel',
    'free-door-code',
    'door-payment',
  ] as const)
    api.answers[`POST /staff/orders/:number/parcels/:position/${step}`] = () => ({ data: api.stored[0]! })
  await openOrders(api, '/H-1')
  await screen.findByRole('heading', { level: 2, name: 'H-1' })
  return { api, parcel: within(screen.getByRole('listitem', { name: 'Parcel of Nepalgunj Ghar Sansar' })) }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const place = { number: 'H-1', position: '1' }

describe('the steps of a parcel', () => {
  it('go on from each state as the table says', () => {
    for (const state of parcelStates) {
      const steps = stepsOf({
        state,
        events: [
          { state: 'placed', at: '2026-11-13T12:55:00.000Z' },
          { state, at: '2026-11-14T12:55:00.000Z' },
        ] as never,
      })
      const toCome = steps.filter(({ at }) => at === null)
      expect(toCome.length > 0, state).toBe(parcelTable[state].length > 0)
      expect(steps[0]!.state).toBe('placed')
    }
  })
})

describe('what staff do for a shop that calls', () => {
  it('is only what the table of steps allows', async () => {
    const { parcel } = await openParcel({ state: 'confirmed' })
    expect(parcel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Electric kettle Show the goods',
      'Accept for the shop',
      'Mark as packed',
      'Something is missing…',
      'Decline…',
      'Cancel parcel',
    ])
  })

  it('leaves nothing to do with what is over', async () => {
    const { parcel } = await openParcel({ state: 'delivered' })
    expect(parcel.getAllByRole('button')).toHaveLength(1)
  })

  it('is accepting and packing, with one press each', async () => {
    const { api } = await openParcel({ state: 'confirmed' })
    await press('Accept for the shop')
    await screen.findByText('Accepted for the shop.')
    await press('Mark as packed')
    await waitFor(() => expect(sent(api).map(([step]) => step)).toEqual(['accept', 'pack']))
  })

  it('is handing over with a courier, and a number or a reason', async () => {
    const { api } = await openParcel({ state: 'packed' })
    await screen.findByRole('option', { name: 'Himal Cargo' })
    await press('Mark as shipped')
    expect(sent(api)).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText('There is none'), 'The courier gives none')
    await press('Mark as shipped')
    await waitFor(() =>
      expect(sent(api)).toEqual([
        ['hand-over', place, { courierId: '3', trackingNumber: '', noNumberReason: 'courierGivesNone' }],
      ]),
    )
    await userEvent.type(screen.getByLabelText('Tracking number'), 'HC-771204')
    await press('Mark as shipped')
    await waitFor(() =>
      expect(sent(api)[1]).toEqual(['hand-over', place, { courierId: '3', trackingNumber: 'HC-771204' }]),
    )
  })

  it.each(['shipped', 'tried'] as const)(
    'is the number that the courier gives later, while %s',
    async (state) => {
      const given = { state, carrier: 'courier', courierId: '3', courierName: 'Himal Cargo' } as const
      const { api } = await openParcel({ ...given, trackingNumber: null })
      await press('Save the number')
      expect(sent(api)).toEqual([])
      await userEvent.type(screen.getByLabelText('Tracking number'), ' HC-771204 ')
      await press('Save the number')
      await screen.findByText('The tracking number is saved.')
      expect(sent(api)).toEqual([['hand-over', place, { courierId: '3', trackingNumber: 'HC-771204' }]])
    },
  )

  it('is delivering by the code that the shopper reads out, paid by QR code with the bank’s reference', async () => {
    const { api } = await openParcel({ state: 'shipped' })
    await userEvent.click(screen.getByLabelText('Digit 1 of the door code'))
    await userEvent.keyboard('73०9')
    await userEvent.selectOptions(screen.getByLabelText('Paid'), 'Paid by QR code')
    await press('Delivered')
    expect(sent(api)).toEqual([])
    await userEvent.type(screen.getByLabelText('Reference of the bank'), 'NIC 4471')
    await press('Delivered')
    await waitFor(() =>
      expect(sent(api)).toEqual([
        ['door', place, { outcome: 'delivered', code: '7309', paidHow: 'qr', reference: 'NIC 4471' }],
      ]),
    )
  })

  it('is only a part that was taken, not taken, or nobody there', async () => {
    const { api } = await openParcel({ state: 'shipped', needsCode: false, cashPaisa: 0 })
    await press('Only a part was taken…')
    const kept = screen.getByLabelText(/Kept of Electric kettle/)
    await userEvent.clear(kept)
    await userEvent.type(kept, '1')
    await press(/^Save/)
    await waitFor(() => expect(sent(api)).toHaveLength(1))
    expect(sent(api)[0]![2]).toMatchObject({
      outcome: 'partlyDelivered',
      taken: [{ variantId: '71', quantity: 1 }],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Not taken…')
    await userEvent.selectOptions(screen.getByLabelText(/^Why/), 'No money at hand')
    await press(/^Save/)
    await waitFor(() =>
      expect(sent(api)[1]![2]).toEqual({ outcome: 'refused', reason: 'noMoney', words: '' }),
    )
    await press('Nobody was there')
    await waitFor(() => expect(sent(api)[2]![2]).toEqual({ outcome: 'tried', words: '', seenTries: 0 }))
  })

  it('frees a door code after too many guesses, and never shows one', async () => {
    const { api, parcel } = await openParcel({ state: 'shipped', guessesLeft: 0 })
    expect(parcel.queryByRole('button', { name: 'Delivered' })).toBeNull()
    await press('New door code')
    await screen.findByText(/you do not see it/)
    await press(/^Save/)
    await waitFor(() => expect(sent(api)).toEqual([['free-door-code', place, { words: '' }]]))
  })

  it('says what is missing and what it is cancelled for', async () => {
    const { api } = await openParcel({ state: 'accepted' })
    await press('Something is missing…')
    await userEvent.selectOptions(screen.getByLabelText(/^What becomes of it/), 'Fewer are sent')
    await userEvent.type(screen.getByLabelText(/^How many are there/), '1')
    await press(/^Save/)
    await waitFor(() =>
      expect(sent(api)).toEqual([['missing', place, { what: 'less', variantId: '71', sent: 1 }]]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Cancel parcel')
    await press(/^Save/)
    expect(sent(api)).toHaveLength(1)
    await userEvent.type(screen.getByLabelText(/^Why, for the shopper/), 'The shop is closed')
    await press(/^Save/)
    await waitFor(() => expect(sent(api)[1]).toEqual(['cancel', place, { words: 'The shop is closed' }]))
  })

  it('is answering for it whether a payment by QR code has arrived', async () => {
    const saidPayment = {
      reference: 'FP 4471',
      amountPaisa: 245_000,
      saidAt: '2026-11-14T12:55:00.000Z',
      courierName: 'Himal Cargo',
      answer: null,
      answeredAt: null,
      answeredBy: null,
      words: '',
    }
    const { api, parcel } = await openParcel({ state: 'delivered', paidHow: 'qr', saidPayment })
    expect(parcel.getByText('Payment not confirmed')).toBeTruthy()
    expect(parcel.getByText(/reference FP 4471: nobody has confirmed it/)).toBeTruthy()
    await press('It has not arrived…')
    await press(/^Save/)
    expect(sent(api)).toEqual([])
    await userEvent.type(screen.getByLabelText(/^Who has looked/), 'Sita, at the bank')
    await press(/^Save/)
    await screen.findByText('Noted. The courier owes the sum in cash.')
    await press('The payment has arrived')
    await waitFor(() =>
      expect(sent(api)).toEqual([
        ['door-payment', place, { answer: 'missing', words: 'Sita, at the bank' }],
        ['door-payment', place, { answer: 'arrived', words: '' }],
      ]),
    )
  })

  it('tells why it was refused', async () => {
    const { api } = await openParcel({ state: 'confirmed' })
    api.answers['POST /staff/orders/:number/parcels/:position/accept'] = () => refuse(403)
    await press('Accept for the shop')
    await screen.findByText('This is your own order or shop. Somebody else has to do it.')
    api.answers['POST /staff/orders/:number/parcels/:position/pack'] = () =>
      refuse(409, { message: 'Sita has packed this parcel at 10:05 AM.' })
    await press('Mark as packed')
    await screen.findByText('Sita has packed this parcel at 10:05 AM.')
  })
})
