import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { forgetCookies, openPortal, portalApi } from '../../testing/render-portal.tsx'
import { atTheDoor } from '../testing/parcels.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office')]))
afterEach(() => {
  forgetCookies()
  localStorage.clear()
})

const openParcel = (parcel: ShopParcel, answers: Parameters<typeof portalApi>[0] = {}) =>
  openPortal({
    path: `/vendor/palpa-dhaka-udhyog-4/orders/${parcel.number}`,
    api: portalApi({
      'GET /vendor/shops/:shopId/parcels/:number': () => ({ data: parcel }),
      ...answers,
    }),
  })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))

describe('a parcel that a courier has', () => {
  const handOver = 'POST /vendor/shops/:shopId/parcels/hand-over'
  const withCouriers = {
    'GET /vendor/shops/:shopId/couriers': () => ({
      data: {
        items: [
          { id: '7', name: 'Valley Riders', collects: { en: '', ne: '' } },
          { id: '8', name: 'Hill Riders', collects: { en: '', ne: '' } },
        ],
      },
    }),
  }
  const carried = (tries: number) =>
    atTheDoor({
      tries,
      carrier: 'courier',
      courierId: '7',
      courierName: 'Valley Riders',
      trackingNumber: 'VR-1',
    })

  it('is given to another one before the first try, and says why it cannot be', async () => {
    const refusal = { code: 'CONFLICT', message: 'In a run', fields: { reason: 'inRun' } }
    const { api } = await openParcel(carried(0), {
      ...withCouriers,
      [handOver]: () => ({ data: { items: [{ number: 'H-20836', refusal }] } }),
    })
    await press('Give to another courier')
    const choice = within(await screen.findByRole('dialog'))
    await userEvent.click(await choice.findByRole('radio', { name: /Hill Riders/ }))
    expect(choice.queryByRole('radio', { name: /Valley Riders/ })).toBeNull()
    await userEvent.type(choice.getByLabelText(/Tracking number/), 'HR9')
    await userEvent.click(choice.getByRole('button', { name: 'Hand over' }))
    await screen.findByText(/This parcel is in a delivery run\. Take the run back first\./)
    const asked = api.requests.findLast(({ line }) => line === handOver)!.input['body']
    expect(asked).toEqual({ parcels: [{ number: 'H-20836', courierId: '8', trackingNumber: 'HR9' }] })
  })

  it('stays with its courier once somebody was at the door', async () => {
    await openParcel({ ...carried(1), state: 'shipped' }, withCouriers)
    await screen.findByRole('heading', { name: /Valley Riders/ })
    expect(screen.queryByRole('button', { name: 'Give to another courier' })).toBeNull()
  })
})
